import * as generated from '../generated/handlers/realtime/realtime.msw';
import { implement } from '../http/implement';
import { refuse } from '../http/refusal';
import { parseChannel } from '../realtime/channels';
import { mayJoin } from '../rules/channels';

export const realtimeHandlers = implement(generated, {
  authorizeChannel: ({ world, user, body }) => {
    const channel = parseChannel(body.channel_name);
    if (!channel || !mayJoin(world.tables, user, channel)) throw refuse.forbidden();
    return { auth: world.pusher.signChannel({ socketId: body.socket_id, channel: body.channel_name }) };
  },
});
