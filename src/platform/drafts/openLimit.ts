import type { UseStore } from 'idb-keyval';

/** Milliseconds that the app waits for the device to open a database. A slow phone needs one. */
const openLimitMs = 2000;

/**
 * The same store, whose uses reject while the device does not open its database: some browsers never answer, after a
 * crash or in a private window. A rejected use never runs later.
 */
export function withOpenLimit(use: UseStore): UseStore {
  let state: 'unknown' | 'open' | 'silent' = 'unknown';
  return (mode, work) =>
    new Promise((resolve, reject) => {
      let isGivenUp = state === 'silent';
      const giveUp = () => {
        state = 'silent';
        isGivenUp = true;
        reject(new Error('The device does not open its database'));
      };
      if (isGivenUp) return giveUp();
      const timer = state === 'unknown' ? setTimeout(giveUp, openLimitMs) : undefined;
      use(mode, (store) => {
        clearTimeout(timer);
        state = 'open';
        return isGivenUp ? new Promise<never>(() => undefined) : work(store);
      }).then(resolve, reject);
    });
}
