import { useShownAddress } from '../address';

/** What `useNavigate` gave this visit of the page as `state`; unchecked, because an earlier version may have left it. */
export function useVisitState(): unknown {
  return useShownAddress().state;
}
