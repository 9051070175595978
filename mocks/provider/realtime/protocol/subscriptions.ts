import { isChannelName, isGuarded, isPresence, parseMember, type Channels } from './channels';
import { errorFrame, eventFrame, textAt } from './frames';
import { refusals } from './refusals';
import { signChannel, type AppCredentials } from './signature';
import { serverToUserChannel, type SocketSelf } from './signin';

type Parts = { channels: Channels; credentials: AppCredentials };

/** Answers `pusher:subscribe`. A wrong signature ends the connection with code 4009. */
export function subscribe({ channels, credentials }: Parts, self: SocketSelf, data: unknown): void {
  const channel = textAt(data, 'channel') ?? '';
  const channelData = textAt(data, 'channel_data');
  const auth = textAt(data, 'auth');
  const mistake = findMistake(channels, self, channel, channelData);
  if (mistake) {
    self.send(errorFrame({ code: null, message: mistake }));
    return;
  }
  const claim = { socketId: self.socketId, channel, ...(isPresence(channel) && { channelData }) };
  if (isGuarded(channel) && auth !== signChannel(credentials, claim)) {
    refuseSubscription(self, channel, auth);
    return;
  }
  const member = isPresence(channel) ? parseMember(channelData) : undefined;
  const arrives = channels.add(channel, self, member);
  const answer = isPresence(channel) ? { presence: channels.presence(channel) } : {};
  self.send(eventFrame('pusher_internal:subscription_succeeded', JSON.stringify(answer), channel));
  if (arrives && member) {
    channels.send(channel, eventFrame('pusher_internal:member_added', JSON.stringify(member), channel), self.socketId);
  }
}

/** Removes a socket from a channel and notifies the others of a presence channel when the person has left. */
export function leave(channels: Channels, channel: string, socketId: string): void {
  const member = channels.remove(channel, socketId);
  if (!member) return;
  const data = JSON.stringify({ user_id: member.user_id });
  channels.send(channel, eventFrame('pusher_internal:member_removed', data, channel));
}

function findMistake(channels: Channels, self: SocketSelf, channel: string, channelData?: string): string | undefined {
  const isOwn = self.userId !== undefined && channel === serverToUserChannel(self.userId);
  if (!isOwn && !isChannelName(channel)) return 'Invalid channel name';
  if (channels.has(channel, self.socketId)) return `Existing subscription to channel ${channel}`;
  if (isPresence(channel) && !parseMember(channelData)) return 'Invalid channel_data: user_id is missing';
  return undefined;
}

/** Sends the reason to the channel, then closes the connection for good. */
function refuseSubscription(self: SocketSelf, channel: string, auth: string | undefined): void {
  const message = /^[^:]+:[\da-f]{64}$/.test(auth ?? '')
    ? `Invalid signature for subscription to ${channel}`
    : `Auth value for subscription to ${channel} is invalid: should be of format 'key:signature'`;
  const error = { type: 'AuthError', error: message, status: 401 };
  self.send(eventFrame('pusher:subscription_error', JSON.stringify(error), channel));
  self.end(refusals.unauthorized.code, refusals.unauthorized.message);
}
