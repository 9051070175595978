import { useLayoutEffect } from 'react';

const HEIGHT = '--messages-height';
const SHOWN = 'data-messages';

/** Publishes to all layouts whether there are messages (`data-messages`) and their height in pixels. */
export function useMessagesHeight(stack: { current: HTMLElement | null }, hasMessages: boolean): void {
  useLayoutEffect(() => {
    const element = stack.current;
    const root = document.documentElement;
    if (!element || !hasMessages) return undefined;
    const publish = () =>
      keepContentInPlace(() => {
        root.setAttribute(SHOWN, '');
        root.style.setProperty(HEIGHT, `${element.offsetHeight}px`);
      });
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      keepContentInPlace(() => {
        root.style.removeProperty(HEIGHT);
        root.removeAttribute(SHOWN);
      });
    };
  }, [stack, hasMessages]);
}

/** Scrolls by what a header that grows moves the page, so that nothing slips from under a finger. */
function keepContentInPlace(change: () => void): void {
  const content = document.querySelector('main');
  const before = content?.getBoundingClientRect().top ?? 0;
  change();
  const moved = (content?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}
