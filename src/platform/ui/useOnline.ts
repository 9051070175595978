import { useSyncExternalStore } from 'react';
import { isOutOfReach, noteAnswered, watchReach } from '../http/unanswered';
import { isOnline, watchNetwork } from '../lib/network';

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
