import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '../lib/requiredContext';
import type { PreferenceName, Preferences } from './preferences';

/** All preferences, for a value that is no choice. */
export const [PreferencesProvider, usePreferences] = createRequiredContext<Preferences>(
  'Preferences are read outside the app',
);

/** One preference and its setter. Anything but one of the choices is the first of them. */
export function usePreference<Choice extends string>(
  name: PreferenceName,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const preferences = usePreferences();
  const stored = useSyncExternalStore(preferences.watch, () => preferences.read(name));
  return [choices.find((choice) => choice === stored) ?? choices[0], (choice) => preferences.write(name, choice)];
}
