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
