import type { Language, Locale, PositionCode } from '#generated/model';

/** Names of the positions, the same on every screen (spec section 3). */
export const positionNames = {
  en: { 1: 'Driver', 2: 'Foreman', 3: 'Helper', 4: 'Foreman/Driver' },
  es: { 1: 'Conductor', 2: 'Capataz', 3: 'Ayudante', 4: 'Capataz/Conductor' },
} satisfies Record<Locale, Record<PositionCode, string>>;

/** Names of the languages that people speak. */
export const spokenLanguages = {
  en: { en: 'English', es: 'Spanish', other: 'Other' },
  es: { en: 'Inglés', es: 'Español', other: 'Otro' },
} satisfies Record<Locale, Record<Language, string>>;
