import {
  compose,
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  type Validator,
} from '#platform/forms/validation/validators';
import { pictureLimits } from '#domain/limits';
import { maxAreas } from './areas';
import { rulesTexts } from '../texts';

/** Maximum number of default windows of a branch (docs/product.md, "Limits"). */
export const maxWindows = 6;

/** Characters of a branch's name. */
export const maxName = 60;

/** Requirements for a logo (docs/product.md, "Branches"). */
export const logoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: pictureLimits.bytes,
  pixels: pictureLimits.pixels,
} as const;

/** Validators of a branch's fields, in addition to "required". */
export const branchRules = {
  name: maxLength(maxName),
  email: compose(email, maxLength(254)),
  address: maxLength(120),
  unit: maxLength(20),
  city: maxLength(60),
  zip: minLength(5),
  areas: maxLength(maxAreas),
  hours: compose(minValue(1), maxValue(14), inHalfHours),
  buffer: compose(minValue(0), maxValue(240)),
} satisfies Record<string, Validator>;

function inHalfHours(value: unknown): string | undefined {
  return typeof value === 'number' && !Number.isInteger(value * 2) ? rulesTexts.halves : undefined;
}

/** The country's time zones by their common names. */
const usZones: readonly { id: string; name: string }[] = [
  { id: 'America/New_York', name: 'Eastern' },
  { id: 'America/Chicago', name: 'Central' },
  { id: 'America/Denver', name: 'Mountain' },
  { id: 'America/Phoenix', name: 'Arizona (no daylight saving)' },
  { id: 'America/Los_Angeles', name: 'Pacific' },
  { id: 'America/Anchorage', name: 'Alaska' },
  { id: 'Pacific/Honolulu', name: 'Hawaii' },
];

/** Name of a time zone; if it is not in the list, the city in its id. */
export function getZoneName(id: string): string {
  return usZones.find((zone) => zone.id === id)?.name ?? (id.split('/').at(-1) ?? id).replaceAll('_', ' ');
}

/** The choices for a branch: the common time zones, and its own if it is another. */
export function listZoneChoices(own: string | null): readonly { id: string; name: string }[] {
  const isUsual = own === null || usZones.some(({ id }) => id === own);
  return isUsual ? usZones : [...usZones, { id: own, name: getZoneName(own) }];
}
