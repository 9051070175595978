import { useDispatch, useSelector } from 'react-redux';
import type { SessionAction, SessionState } from './slice';

export type WithSession = { session: SessionState };

/** Reads the session with field-level subscription: `useSession((session) => session.user)`. */
export function useSession<Value>(select: (session: SessionState) => Value): Value {
  return useSelector((state: WithSession) => select(state.session));
}

/** The type of the signed-in person, which decides what they may do; undefined when nobody is. */
export function useUserType(): number | undefined {
  return useSession(({ user }) => user?.type);
}

export function useSessionDispatch(): (action: SessionAction) => void {
  const dispatch = useDispatch();
  return (action) => void dispatch(action);
}
