import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from 'redux';
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

export const useSessionDispatch = useDispatch.withTypes<Dispatch<SessionAction>>();
