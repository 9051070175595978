import { useHistoryState } from 'wouter/use-browser-location';

/** What `useNavigate` gave this visit of the page as `state`; unchecked, because an earlier version may have left it. */
export function useVisitState(): unknown {
  return useHistoryState<unknown>();
}
