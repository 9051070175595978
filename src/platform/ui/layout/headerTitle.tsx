import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

type ShowTitle = (title: string | undefined) => void;

type HeaderTitleProviderProps = {
  /** Undefined while the header has no title. The page below stays mounted when that changes. */
  onTitle: ShowTitle | undefined;
  children: ReactNode;
};

const HeaderTitle = createContext<ShowTitle | undefined>(undefined);

/** For a layout whose header shows the title of the page below it. */
export function HeaderTitleProvider({ onTitle, children }: HeaderTitleProviderProps) {
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
