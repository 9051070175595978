import { pictureLimits } from '#domain/limits';
import {
  compose,
  email,
  maxLength,
  minLength,
  requiredIf,
  type Validator,
} from '#platform/forms/validation/validators';
import { rulesTexts } from '../member/texts';
import { type MemberValues, includesDriver } from './memberValues';

/** Requirements for a photo (docs/product.md, "Team"). */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: pictureLimits.bytes,
  pixels: pictureLimits.pixels,
} as const;

export const noteLimit = 1000;

/** Validators of a member's fields, in addition to "required". */
export const memberRules = {
  name: maxLength(50),
  email: compose(email, maxLength(254)),
  licenseClass: (value, values) => (isDriver(values) && value === 'none' ? rulesTexts.licenseNeeded : undefined),
  last4: minLength(4),
  contactName: compose(requiredIf(hasContact), maxLength(100)),
  contactPhone: compose(requiredIf(hasContact), minLength(10)),
  contactRelation: maxLength(50),
} satisfies Record<string, Validator<unknown, MemberValues>>;

/** A day that is not in the past, unless it was already stored (docs/product.md, "Team"). */
export function notExpired(today: string, kept: string | null): Validator {
  return (value) => (typeof value === 'string' && value < today && value !== kept ? rulesTexts.over : undefined);
}

/** Checks whether the member has a license by the values of the form. */
export function hasLicense(values: Partial<MemberValues>): boolean {
  return getLicenseClass(values) !== 'none';
}

/** Classes A and B require a medical card. */
export function needsMedical(values: Partial<MemberValues>): boolean {
  return ['A', 'B'].includes(getLicenseClass(values));
}

function getLicenseClass(values: Partial<MemberValues>): string {
  return values.license_class ?? 'none';
}

function isDriver(values: Partial<MemberValues>): boolean {
  return includesDriver(values.positions ?? []);
}

function hasContact({ emergency_name, emergency_phone, emergency_relation }: Partial<MemberValues>): boolean {
  return [emergency_name, emergency_phone, emergency_relation].some((value) => value?.trim());
}
