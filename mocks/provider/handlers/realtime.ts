import type { Context } from '../http/context';
import * as generated from '../../generated/handlers/realtime/realtime.msw';
import { implement } from '../http/implement';
import { throwIfRefused } from '../http/refusal';
import { presentPresence, presentSocketUser } from '../answers/realtime';
import { parseChannel } from '../realtime/channels';
import type { Grant } from '../realtime/grants';
import { serverToUserChannel } from '../realtime/protocol/signin';
import { decideChannel } from '../access/channels';

export const realtimeHandlers = implement(generated, {
  authorizeChannel: ({ world, user, token, body }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const right = throwIfRefused(decideChannel(world.tables, user, parseChannel(channel)));
    remember(world, token, { socketId, channel, right, userId: user.id });
    if (right.kind !== 'orderPresence') return { auth: world.pusher.signChannel({ socketId, channel }) };
    const channelData = JSON.stringify(presentPresence(user));
    return { auth: world.pusher.signChannel({ socketId, channel, channelData }), channel_data: channelData };
  },

  authenticateUser: ({ world, user, token, body }) => {
    const { socket_id: socketId } = body;
    const userData = JSON.stringify(presentSocketUser(user));
    const channel = serverToUserChannel(String(user.id));
    remember(world, token, { socketId, channel, right: { kind: 'user', userId: user.id }, userId: user.id });
    return { auth: world.pusher.signUser({ socketId, userData }), user_data: userData };
  },
});

/** A signature for a closed socket is useless, because socket ids are random. */
function remember({ grants, pusher }: Context['world'], token: Context['token'], grant: Omit<Grant, 'token'>): void {
  if (token !== null && pusher.isOpen(grant.socketId)) grants.add({ ...grant, token });
}
