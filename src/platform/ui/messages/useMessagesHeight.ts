import { useLayoutEffect } from 'react';

const HEIGHT = '--messages-height';
const SHOWN = 'data-messages';

/** Publishes to all layouts whether there are messages (`data-messages`) and their height in pixels. */
export function useMessagesHeight(stack: { current: HTMLElement | null }, hasMessages: boolean): void {
  useLayoutEffect(() => {
    const element = stack.current;
    const root = document.documentElement;
    if (!element || !hasMessages) return undefined;
    const publish = () => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    publish();
    root.setAttribute(SHOWN, '');
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT);
      root.removeAttribute(SHOWN);
    };
  }, [stack, hasMessages]);
}
