const moves = ['pushState', 'replaceState'] as const;

/**
 * Asks before Back or Forward of the browser leaves a page with unsaved work; steps of one page (another query of the same
 * path) are free. The browser has moved by the time it tells, so the page's address is put back until the answer is there.
 * Returns its own end.
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
  // Before the router hears of it.
  addEventListener('popstate', onMove, { capture: true });
  for (const move of moves) addEventListener(move, remember);
  return () => {
    removeEventListener('popstate', onMove, { capture: true });
    for (const move of moves) removeEventListener(move, remember);
  };
}
