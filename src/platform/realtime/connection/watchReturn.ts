const longAbsenceMs = 60_000;

/** Calls back when the page is visible again after a minute or more, or when the device is online again. */
export function watchReturn(onReturn: () => void): () => void {
  let hiddenAt: number | undefined;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt >= longAbsenceMs) onReturn();
    hiddenAt = undefined;
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onReturn);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onReturn);
  };
}

/** Calls back when the network may work again: the device is online, or the page is visible or focused. */
export function watchWaking(onWaking: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') onWaking();
  };
  for (const event of windowEvents) addEventListener(event, onWaking);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    for (const event of windowEvents) removeEventListener(event, onWaking);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const windowEvents = ['online', 'focus', 'pageshow'] as const;
