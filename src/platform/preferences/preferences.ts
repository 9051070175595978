import { useSyncExternalStore } from 'react';
import type { KeyValueStorage } from '../lib/device/deviceStorage';
import { createListeners } from '../lib/listeners';
import { createRequiredContext } from '../lib/requiredContext';

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

/** All preferences, for a value that is no choice. */
export const [PreferencesProvider, usePreferences] = createRequiredContext<Preferences>('preferences');

/** One preference and its setter. Anything but one of the choices is the first of them. */
export function usePreference<Choice extends string>(
  name: PreferenceName,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const preferences = usePreferences();
  const stored = useSyncExternalStore(preferences.watch, () => preferences.read(name));
  return [choices.find((choice) => choice === stored) ?? choices[0], (choice) => preferences.write(name, choice)];
}
