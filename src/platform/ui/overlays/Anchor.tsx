import { type Ref, type RefObject, useLayoutEffect } from 'react';

type AnchorProps = { element: RefObject<HTMLElement | null>; attach: Ref<HTMLElement> };

/** Gives a popover the element that it belongs to. */
export function Anchor({ element, attach }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof attach !== 'function') return undefined;
    attach(element.current);
    return () => void attach(null);
  }, [element, attach]);
  return null;
}
