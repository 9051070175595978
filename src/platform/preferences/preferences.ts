import type { KeyValueStorage } from '../lib/device/deviceStorage';
import { createListeners } from '../lib/listeners';

/** Names of the preferences on this device. It ends with the session, like everything stored here (spec section 4). */
export type PreferenceName = 'jobs-view' | 'job-form' | 'shortcuts' | 'search';

export type Preferences = {
  read: (name: PreferenceName) => string | null;
  write: (name: PreferenceName, value: string) => void;
  /** Calls back after each change; returns how to stop. */
  watch: (listener: () => void) => () => void;
};

/** Preferences in the browser's storage, under keys with this page's prefix. */
export function createPreferences(
  storagePrefix: string,
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): Preferences {
  const listeners = createListeners();
  const toKey = (name: PreferenceName) => `${storagePrefix}preference:${name}`;
  return {
    read: (name) => storage.getItem(toKey(name)),
    write: (name, value) => {
      storage.setItem(toKey(name), value);
      listeners.call();
    },
    watch: listeners.add,
  };
}
