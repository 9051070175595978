import { useSyncExternalStore } from 'react';
import { isOutOfReach, noteAnswered, watchReach } from '../http/unanswered';

/** Whether the device has a network. True says nothing about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline);
}

/**
 * Whether calls can be answered: the device has a network, and the last calls were not all left without an answer. A
 * device may report a network that leads nowhere: in an elevator, or after a page was loaded without one.
 */
export function useReachable(): boolean {
  return useSyncExternalStore(watchReachable, isReachable);
}

function watchReachable(onChange: () => void): () => void {
  const stopNetwork = watchNetwork(() => {
    // What failed without a network says nothing about the new one.
    if (isOnline()) noteAnswered(true);
    onChange();
  });
  const stopReach = watchReach(onChange);
  return () => {
    stopNetwork();
    stopReach();
  };
}

const isReachable = (): boolean => isOnline() && !isOutOfReach();

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
