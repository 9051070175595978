import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Settings } from './settings';

/** Slots of the product that an entry may fill; all empty in production. */
export type Slots = {
  aboveLoginForm?: ComponentType;
  /** Rendered before the app; it may float above it. */
  aboveApp?: ComponentType;
};

const Provided = createContext<{ settings: Settings; slots: Slots } | undefined>(undefined);

type ProviderProps = { settings: Settings; slots: Slots; children: ReactNode };

export function SettingsProvider({ settings, slots, children }: ProviderProps) {
  return <Provided value={{ settings, slots }}>{children}</Provided>;
}

export function useSettings(): Settings {
  return useProvided().settings;
}

export function useSlots(): Slots {
  return useProvided().slots;
}

function useProvided() {
  const provided = useContext(Provided);
  if (!provided) throw new Error('Settings are read outside the app');
  return provided;
}
