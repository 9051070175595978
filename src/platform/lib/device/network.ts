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

/** True if files of the app can be loaded: from the network, or from the service worker that caches them. */
export function canLoadFiles(): boolean {
  return isOnline() || Boolean(navigator.serviceWorker?.controller);
}

/**
 * Resolves when files of the app can be loaded. Without a network nothing is imported: in Chromium an import that failed
 * fails until the page is reloaded.
 */
export async function untilFilesLoad(): Promise<void> {
  while (!canLoadFiles()) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  }
}
