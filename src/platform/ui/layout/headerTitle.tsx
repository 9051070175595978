import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

type ShowTitle = (title: string | undefined) => void;

const HeaderTitle = createContext<ShowTitle | undefined>(undefined);

/** For a layout whose header shows the title of the page below it. */
export function HeaderTitleProvider({ onTitle, children }: { onTitle: ShowTitle; children: ReactNode }) {
  return <HeaderTitle value={onTitle}>{children}</HeaderTitle>;
}

/** Shows a page's title in the header above the page. False if the layout's header has no title. */
export function useHeaderTitle(title: string): boolean {
  const show = useContext(HeaderTitle);
  useLayoutEffect(() => {
    show?.(title);
    return () => show?.(undefined);
  }, [show, title]);
  return show !== undefined;
}
