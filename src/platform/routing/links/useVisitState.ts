import { useShownAddress } from '../address';

/** Reads the `state` that `useNavigate` passed to this page; unchecked, because an earlier version may have left it. */
export function useVisitState(): unknown {
  return useShownAddress().state;
}
