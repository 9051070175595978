import { createContext, use, useSyncExternalStore } from 'react';
import { createReachability, type Reachability } from '../http/reachability';
import { isOnline, watchNetwork } from '../lib/device/network';

/** True if the device has a network, even if the server is unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline);
}

/** The reachability of the app's HTTP client. Outside the app only the device's network counts. */
export const ReachabilityContext = createContext<Reachability>(createReachability());

/** True if requests can be answered: the device has a network, and the last requests were not all left unanswered. */
export function useReachable(): boolean {
  const { subscribe, isReachable } = use(ReachabilityContext);
  return useSyncExternalStore(subscribe, isReachable);
}
