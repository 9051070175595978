import * as generated from '../../generated/handlers/realtime/realtime.msw';
import { decideChannel } from '../access/reading';
import type { Context } from '../http/context';
import { implement } from '../http/implement';
import { throwIfRefused } from '../http/refusal';
import { parseChannel } from '../realtime/channels';
import type { Grant } from '../realtime/grants';
import { serverToUserChannel } from '../realtime/protocol/subscriptions';
import type { UserRow } from '../store/schema';

export const realtimeHandlers = implement(generated, {
  authorizeChannel: ({ world, user, token, body }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const right = throwIfRefused(decideChannel(world.tables, user, parseChannel(channel)));
    remember(world, token, { socketId, channel, right, userId: user.id });
    if (right.kind !== 'orderPresence') return { auth: world.pusher.signChannel({ socketId, channel }) };
    const channelData = JSON.stringify({ user_id: String(user.id), user_info: toPresenceInfo(user) });
    return { auth: world.pusher.signChannel({ socketId, channel, channelData }), channel_data: channelData };
  },

  authenticateUser: ({ world, user, token, body }) => {
    const { socket_id: socketId } = body;
    const userData = JSON.stringify({ id: String(user.id), user_info: toPresenceInfo(user) });
    const channel = serverToUserChannel(String(user.id));
    remember(world, token, { socketId, channel, right: { kind: 'user', userId: user.id }, userId: user.id });
    return { auth: world.pusher.signUser({ socketId, userData }), user_data: userData };
  },
});

/** A signature for a closed socket is useless, because socket ids are random. */
function remember({ grants, pusher }: Context['world'], token: Context['token'], grant: Omit<Grant, 'token'>): void {
  if (token !== null && pusher.isOpen(grant.socketId)) grants.add({ ...grant, token });
}

/** Pusher allows 1 kB here: the URL of a picture fits, a data URL does not. */
function toPresenceInfo({ first_name, last_name, avatar_url }: UserRow) {
  const hasAddress = avatar_url !== null && !avatar_url.startsWith('data:');
  return { name: `${first_name} ${last_name}`, avatar_url: hasAddress ? avatar_url : null };
}
