import type { ComponentType, ReactNode } from 'react';
import { createRequiredContext } from '../lib/requiredContext';
import type { Settings } from './settings';

/** Slots of the product that an entry may fill; all empty in production. */
export type Slots = {
  aboveLoginForm?: ComponentType;
  /** Rendered before the app; it may float above it. */
  aboveApp?: ComponentType;
};

type Shared = { settings: Settings; slots: Slots };

const [Provided, useProvided] = createRequiredContext<Shared>('settings');

export function SettingsProvider({ settings, slots, children }: Shared & { children: ReactNode }) {
  return <Provided value={{ settings, slots }}>{children}</Provided>;
}

export function useSettings(): Settings {
  return useProvided().settings;
}

export function useSlots(): Slots {
  return useProvided().slots;
}
