import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { PreferenceName, Preferences } from './preferences';

const Provided = createContext<Preferences | undefined>(undefined);

export function PreferencesProvider({ preferences, children }: { preferences: Preferences; children: ReactNode }) {
  return <Provided value={preferences}>{children}</Provided>;
}

/** One preference and its setter. Anything but one of the choices is the first of them. */
export function usePreference<Choice extends string>(
  name: PreferenceName,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const preferences = usePreferences();
  const stored = useSyncExternalStore(preferences.watch, () => preferences.read(name));
  return [choices.find((choice) => choice === stored) ?? choices[0], (choice) => preferences.write(name, choice)];
}

/** All preferences, for a value that is no choice. */
export function usePreferences(): Preferences {
  const preferences = useContext(Provided);
  if (!preferences) throw new Error('Preferences are read outside the app');
  return preferences;
}
