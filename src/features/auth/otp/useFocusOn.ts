import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element whenever its content changes, so that it is read aloud and no one loses their place. */
export function useFocusOn(content: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (content !== undefined) element.current?.focus();
  }, [content]);
  return element;
}
