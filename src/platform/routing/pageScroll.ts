/** Scroll positions of the pages of a visit. */
export type PageScroll = {
  /** Starts to follow scrolling and the browser's Back and Forward. Returns the function that stops it. */
  watch: () => () => void;
  /** Scrolls a new page to its top, or to where it was if Back or Forward led to it. */
  arrive: () => void;
};

/** Restores scroll positions, which the browser cannot do, because content comes after the change of address. */
export function createPageScroll(): PageScroll {
  const positions = new Map<string, number>();
  let target: number | undefined;
  let stopRestoring: () => void = () => undefined;
  const restoreAt = (top: number) => {
    stopRestoring();
    stopRestoring = restore(top);
  };
  return {
    watch: () => {
      const onScroll = () => positions.set(location.href, window.scrollY);
      const onPop = () => {
        target = positions.get(location.href) ?? 0;
        restoreAt(target);
      };
      // After a reload the browser's own restoring is better.
      const onPageHide = () => (history.scrollRestoration = 'auto');
      // A page that Back brings back whole goes on by itself.
      const onPageShow = () => (history.scrollRestoration = 'manual');
      onPageShow();
      addEventListener('scroll', onScroll, { passive: true });
      addEventListener('popstate', onPop);
      addEventListener('pagehide', onPageHide);
      addEventListener('pageshow', onPageShow);
      return () => {
        stopRestoring();
        onPageHide();
        removeEventListener('scroll', onScroll);
        removeEventListener('popstate', onPop);
        removeEventListener('pagehide', onPageHide);
        removeEventListener('pageshow', onPageShow);
      };
    },
    arrive: () => {
      restoreAt(target ?? 0);
      target = undefined;
    },
  };
}

/** Scrolls as soon as the page is long enough, unless the user scrolls first. Returns the function that stops it. */
function restore(top: number): () => void {
  const isThere = () => {
    window.scrollTo({ top });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isThere()) return () => undefined;
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const observer = new ResizeObserver(() => isThere() && stop());
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
  };
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  return stop;
}
