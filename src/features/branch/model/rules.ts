import {
  compose,
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  type Validator,
} from '../../../platform/forms/validation/validators';
import { type TimeWindow, windowMinutes } from '../../../platform/lib/clockTimes';
import { maxAreas } from './areas';
import { rulesTexts } from './texts';

/** How many default windows a branch may have, and how long one may be in minutes (docs/product.md, "Limits"). */
export const windowLimits = { count: 6, minutes: 6 * 60 } as const;

/** Requirements for a logo (docs/product.md, "Branches"). */
export const logoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: 5 * 1024 * 1024,
  pixels: 100,
} as const;

/** Validators of a branch's fields, besides being required. */
export const branchRules = {
  name: maxLength(60),
  email: compose(email, maxLength(254)),
  address: maxLength(120),
  unit: maxLength(20),
  city: maxLength(60),
  zip: minLength(5),
  areas: maxLength(maxAreas),
  hours: compose(minValue(1), maxValue(14), halves),
  buffer: compose(minValue(0), maxValue(240)),
} satisfies Record<string, Validator>;

/** A window within one day, at most six hours long. One with zero length is an exact time. */
export function isUsualWindow(window: TimeWindow): boolean {
  const range = windowMinutes(window);
  return range !== null && range.end >= range.start && range.end - range.start <= windowLimits.minutes;
}

function halves(value: unknown): string | undefined {
  return typeof value === 'number' && !Number.isInteger(value * 2) ? rulesTexts.halves : undefined;
}
