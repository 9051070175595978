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
