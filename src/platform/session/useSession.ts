import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'redux';
import { getDeviceZone } from '../lib/time/zonedTimes';
import type { SessionAction, SessionState } from './slice';

export type WithSession = { session: SessionState };

/** Selects from the session: `useSession((session) => session.user)`. */
export function useSession<Value>(select: (session: SessionState) => Value): Value {
  return useSelector((state: WithSession) => select(state.session));
}

/** The type of the signed-in user, which decides their rights; undefined when no one is signed in. */
export function useUserType(): number | undefined {
  return useSession(({ user }) => user?.type);
}

export function useUserId(): number | undefined {
  return useSession(({ user }) => user?.id);
}

/** The time zone of the signed-in person; of the device when no one is signed in. */
export function useUserZone(): string {
  return useSession(({ user }) => user?.timezone) ?? getDeviceZone();
}

export const useSessionDispatch = useDispatch.withTypes<Dispatch<SessionAction>>();
