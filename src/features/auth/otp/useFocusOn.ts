import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element whenever something new has to be told there: what it says is then read, and nobody is lost. */
export function useFocusOn(news: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) element.current?.focus();
  }, [news]);
  return element;
}
