import { navigate } from 'wouter/use-browser-location';
import { toAppPath } from './currentRoute';

/** Navigation from outside React (sagas). Paths are the app's own, without the base. */
export type Navigation = {
  path: () => string;
  /** Query of the address bar with its question mark, or empty text. */
  search: () => string;
  go: (to: string, options?: { replace?: boolean }) => void;
  /** Reloads the whole app at a path. */
  reload: (to: string) => void;
};

export function createNavigation(base: string): Navigation {
  return {
    path: () => toAppPath(base, location.pathname),
    search: () => location.search,
    go: (to, options) => navigate(base + to, options),
    reload: (to) => {
      navigate(base + to, { replace: true });
      location.reload();
    },
  };
}
