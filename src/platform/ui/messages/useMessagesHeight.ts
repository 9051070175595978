import { useLayoutEffect } from 'react';

const HEIGHT = '--messages-height';

/** Publishes the height of the messages to all layouts, in pixels; 0 without messages. */
export function useMessagesHeight(stack: { current: HTMLElement | null }, hasMessages: boolean): void {
  useLayoutEffect(() => {
    const element = stack.current;
    const root = document.documentElement;
    if (!element || !hasMessages) return undefined;
    const publish = () => root.style.setProperty(HEIGHT, `${element.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, [stack, hasMessages]);
}
