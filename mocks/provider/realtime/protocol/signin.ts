import { errorFrame, eventFrame, parsed, textAt } from './frames';
import { refusals } from './refusals';
import { signUser, type AppCredentials } from './signature';

/** The connection's state for its own handlers. */
export type SocketSelf = {
  readonly socketId: string;
  /** Set by `pusher:signin`. */
  userId: string | undefined;
  send(text: string): void;
  end(code: number, reason: string): void;
};

/** The channel of a signed-in person, used by the official libraries' `sendToUser`. */
export const serverToUserChannel = (userId: string): string => `#server-to-user-${userId}`;

/** Answers `pusher:signin`. A wrong signature ends the connection with code 4009. */
export function signIn(credentials: AppCredentials, self: SocketSelf, data: unknown): void {
  const userData = textAt(data, 'user_data') ?? '';
  const id = textAt(parsed(userData), 'id') ?? '';
  if (id === '' || textAt(data, 'auth') !== signUser(credentials, { socketId: self.socketId, userData })) {
    self.end(refusals.unauthorized.code, refusals.unauthorized.message);
    return;
  }
  if (self.userId !== undefined && self.userId !== id) {
    self.send(errorFrame({ code: null, message: 'The connection is signed in as another user' }));
    return;
  }
  self.userId = id;
  self.send(eventFrame('pusher:signin_success', JSON.stringify({ user_data: userData })));
}
