const moves = ['pushState', 'replaceState'] as const;

/**
 * Asks before the browser's Back or Forward leaves a page with unsaved work. Changes within one page (another query of
 * the same path) need no question. The browser has already moved when its event fires, so the page's address is
 * restored until there is an answer. Returns the cleanup function.
 */
export function guardHistory(unsaved: () => boolean, confirmLoss: () => Promise<boolean>): () => void {
  let here = { path: location.pathname, address: location.href, state: history.state as unknown };
  let agreed = false;
  const remember = () => {
    here = { path: location.pathname, address: location.href, state: history.state };
  };
  const onMove = (event: PopStateEvent) => {
    if (agreed || location.pathname === here.path || !unsaved()) return remember();
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.address);
    void confirmLoss().then((leave) => {
      agreed = leave;
      if (leave) history.back();
    });
  };
  // Runs before the router's own listener.
  addEventListener('popstate', onMove, { capture: true });
  for (const move of moves) addEventListener(move, remember);
  return () => {
    removeEventListener('popstate', onMove, { capture: true });
    for (const move of moves) removeEventListener(move, remember);
  };
}
