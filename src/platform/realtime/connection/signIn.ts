import type Pusher from 'pusher-js';
import { isServerFailure, isTooManyRequests, isUnanswered } from '../../http/failures';
import { backOff } from './backOff';

/** Signs a socket in as the user: resolves with the provider's answer, rejects when it refuses. */
export type AuthenticateUser = (socketId: string) => Promise<{ auth: string; user_data: string }>;

type Done = (error: Error | null, data: { auth: string; user_data: string } | null) => void;

/**
 * Answers pusher-js, which signs each new connection in as the user, so that the provider can end all connections of a
 * person. Nothing on screen needs it: temporary failures are retried while the connection lasts, all others are ignored,
 * also where a provider has no such call.
 */
export function answerSignIn(authenticate: AuthenticateUser, getConnection: () => Pusher['connection']) {
  return ({ socketId }: { socketId: string }, done: Done): void => {
    const isCurrent = () => getConnection().state === 'connected' && getConnection().socket_id === socketId;
    const attempt = (failures: number) => {
      authenticate(socketId).then(
        (data) => {
          if (isCurrent()) done(null, data);
        },
        (error: Error) => {
          if (!isCurrent()) return;
          if (isTemporary(error)) setTimeout(() => isCurrent() && attempt(failures + 1), backOff(failures));
          else done(error, null);
        },
      );
    };
    attempt(0);
  };
}

function isTemporary(error: Error): boolean {
  return isUnanswered(error) || isTooManyRequests(error) || isServerFailure(error);
}
