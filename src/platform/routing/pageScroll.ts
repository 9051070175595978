/*
 * A new page starts at its top; Back and Forward return to where the page was. The browser cannot do it, because the
 * content comes after the change of address.
 */

const positions = new Map<string, number>();
let wanted: number | undefined;
let stopRestoring: () => void = () => undefined;

/** Starts to remember positions. Returns the function that stops it. */
export function rememberScroll(): () => void {
  const onScroll = () => positions.set(location.href, window.scrollY);
  const onPop = () => {
    wanted = positions.get(location.href) ?? 0;
    restore(wanted);
  };
  // After a reload the browser's own restoring is the better one.
  const onPageHide = () => (history.scrollRestoration = 'auto');
  history.scrollRestoration = 'manual';
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('popstate', onPop);
  addEventListener('pagehide', onPageHide);
  return () => {
    stopRestoring();
    onPageHide();
    removeEventListener('scroll', onScroll);
    removeEventListener('popstate', onPop);
    removeEventListener('pagehide', onPageHide);
  };
}

/** Another page is shown. */
export function arriveAtScroll(): void {
  const target = wanted ?? 0;
  wanted = undefined;
  restore(target);
}

/** Scrolls as soon as the page is long enough, unless the user scrolls first. */
function restore(target: number): void {
  stopRestoring();
  window.scrollTo({ top: target });
  if (Math.abs(window.scrollY - target) <= 1) return;
  const retry = () => {
    window.scrollTo({ top: target });
    if (Math.abs(window.scrollY - target) <= 1) stopRestoring();
  };
  const observer = new ResizeObserver(retry);
  observer.observe(document.body);
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
  };
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  stopRestoring = stop;
}
