/** Calls back when the network comes or goes; returns how to stop. */
export function watchNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

export function isOnline(): boolean {
  return navigator.onLine;
}

/** Whether files of the app can be loaded: from the network, or from the service worker that keeps them. */
export function canLoadFiles(): boolean {
  return isOnline() || Boolean(navigator.serviceWorker?.controller);
}
