import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element whenever its content is new, so that it is read aloud and no one loses their place. */
export function useFocusOn(news: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) element.current?.focus();
  }, [news]);
  return element;
}
