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
