import type { MouseEvent } from 'react';
import { type Navigate, useRouter } from '../router';

type LinkProps = { href: string; onClick: (event: MouseEvent<HTMLElement>) => void };

/** Makes any element with `href` and `onClick` a link within the app. The browser still handles new-tab clicks. */
export function useLink(): (to: string) => LinkProps {
  const { base, navigate } = useRouter();
  return (to) => ({
    href: base + to,
    onClick: (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(to);
    },
  });
}

/** Navigates to a path of this app from code; `state` is for that visit alone (`useVisitState`). */
export function useNavigate(): Navigate {
  return useRouter().navigate;
}
