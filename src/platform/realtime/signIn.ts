import type Pusher from 'pusher-js';
import { isServerFailure, isTooManyRequests, isUnanswered } from '../http/failures';
import { backOff } from './backOff';

/** Signs a socket in as the person: resolves the provider's answer, rejects when it refuses. */
export type AuthenticateUser = (socketId: string) => Promise<{ auth: string; user_data: string }>;

type Done = (error: Error | null, data: { auth: string; user_data: string } | null) => void;

/**
 * Answers pusher-js, which signs each new connection in as the person, so that the provider can end all connections of
 * somebody. Nothing on screen needs it: what may pass is tried again while the connection lasts, any other failure is
 * left, also that of a provider without this call.
 */
export function answerSignIn(authenticate: AuthenticateUser, connectionOf: () => Pusher['connection']) {
  return ({ socketId }: { socketId: string }, done: Done): void => {
    const isCurrent = () => connectionOf().state === 'connected' && connectionOf().socket_id === socketId;
    const attempt = (failures: number) => {
      authenticate(socketId).then(
        (data) => {
          if (isCurrent()) done(null, data);
        },
        (error: Error) => {
          if (!isCurrent()) return;
          if (mayPass(error)) setTimeout(() => isCurrent() && attempt(failures + 1), backOff(failures));
          else done(error, null);
        },
      );
    };
    attempt(0);
  };
}

function mayPass(error: Error): boolean {
  return isUnanswered(error) || isTooManyRequests(error) || isServerFailure(error);
}
