import { type PointerEvent, useEffect, useRef } from 'react';

/** Menus open 300 ms after the pointer rests on them and close 250 ms after it left (spec section 9). */
export const MENU_OPEN_DELAY = 300;
export const MENU_CLOSE_DELAY = 250;

type HoverHandlers = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
};

type HoverIntent = { handlers: HoverHandlers; cancel: () => void };

/** Calls back when a mouse intends to open or to leave; touch and pen never hover. */
export function useHoverIntent(onOpen: () => void, onClose: () => void): HoverIntent {
  const timer = useRef<number | undefined>(undefined);
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function start(event: PointerEvent, then: () => void, delay: number): void {
    if (event.pointerType !== 'mouse') return;
    cancel();
    timer.current = window.setTimeout(then, delay);
  }

  return {
    cancel,
    handlers: {
      onPointerEnter: (event) => start(event, onOpen, MENU_OPEN_DELAY),
      onPointerLeave: (event) => start(event, onClose, MENU_CLOSE_DELAY),
    },
  };
}
