import { pictureLimits } from '#domain/limits';
import type { Language, PersonalInfo, PersonalInfoRequest } from '#generated/model';
import { compose, maxLength, minLength, requiredIf, type Validator } from '#platform/forms/validation/validators';
import { isEqual } from '#platform/lib/plainData';

export type PersonalValues = {
  avatar: Blob | null;
  first_name: string;
  last_name: string;
  phone: string;
  birth_date: string;
  address_line: string;
  city: string;
  state: string | number | null;
  zip: string;
  about: string;
  languages: readonly Language[];
  emergency_name: string;
  emergency_phone: string;
  emergency_relation: string;
};

export function toPersonalValues(info: PersonalInfo): PersonalValues {
  const { first_name, last_name, phone, birth_date, address_line, city, state, zip, about, languages } = info;
  return {
    avatar: null,
    first_name,
    last_name,
    phone,
    birth_date: birth_date ?? '',
    address_line,
    city,
    state: state === '' ? null : state,
    zip: zip ?? '',
    about,
    languages,
    emergency_name: info.emergency_contact?.name ?? '',
    emergency_phone: info.emergency_contact?.phone ?? '',
    emergency_relation: info.emergency_contact?.relation ?? '',
  };
}

/** The name, and what was changed: the provider may know more than it gives, and an empty text would remove it. */
export function toPersonalRequest(values: PersonalValues, before: PersonalValues): PersonalInfoRequest {
  const [sent, known] = [toSentValues(values), toSentValues(before)];
  const changed = Object.entries(sent).filter(([name, value]) => !isEqual(value, Reflect.get(known, name)));
  const hasContact = changed.some(([name]) => name.startsWith('emergency_'));
  const { first_name, last_name, emergency_name, emergency_phone, emergency_relation } = sent;
  return {
    ...Object.fromEntries(changed),
    first_name,
    last_name,
    ...(hasContact && { emergency_name, emergency_phone, emergency_relation }),
    ...(values.avatar && { avatar: values.avatar }),
  };
}

/** A ZIP code and a birth date can be changed, not removed, so empty ones are left out. */
function toSentValues(values: PersonalValues) {
  const { birth_date, zip, languages, state } = values;
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    phone: values.phone,
    ...(birth_date && { birth_date }),
    address_line: values.address_line.trim(),
    city: values.city.trim(),
    state: String(state ?? ''),
    ...(zip && { zip }),
    about: values.about.trim(),
    'languages[]': [...languages],
    emergency_name: values.emergency_name.trim(),
    emergency_phone: values.emergency_phone,
    emergency_relation: values.emergency_relation.trim(),
  };
}

/** Requirements for a photo. */
export const ownPhotoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: pictureLimits.bytes,
  pixels: pictureLimits.pixels,
} as const;

export const aboutLimit = 300;

/** Limits of the texts, in addition to "required". */
export const personalRules = {
  name: maxLength(50),
  street: maxLength(120),
  city: maxLength(60),
  zip: minLength(5),
  contactName: compose(requiredIf(hasContactDetails), maxLength(100)),
  contactPhone: minLength(10),
  contactRelation: maxLength(50),
} satisfies Record<string, Validator<unknown, PersonalValues>>;

function hasContactDetails({ emergency_phone, emergency_relation }: Partial<PersonalValues>): boolean {
  return [emergency_phone, emergency_relation].some((value) => value?.trim());
}
