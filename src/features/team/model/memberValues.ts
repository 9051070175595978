import type {
  EmployeeCreateRequest,
  EmployeeDetail,
  EmployeePhotoRequest,
  EmployeeUpdateRequest,
  EmploymentType,
  Language,
  PositionCode,
} from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ActiveStatus } from '#generated/model/codes';
import { getReadVersion } from './knownMember';
import { removeCovered } from './positions';

export type LicenseClass = 'A' | 'B' | 'C' | 'none';

/** The form values of a member. */
export type MemberValues = {
  avatar: Blob | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  positions: readonly PositionCode[];
  employment_type: EmploymentType | null;
  /** Cents per hour. */
  hourly_rate: number | null;
  branch_ids: readonly (string | number)[];
  is_manager: boolean;
  start_date: string | null;
  languages: readonly Language[];
  license_class: LicenseClass;
  license_state: string | null;
  license_number_last4: string;
  license_expires_on: string | null;
  dot_medical_expires_on: string | null;
  emergency_name: string;
  emergency_phone: string;
  emergency_relation: string;
  notes: string;
  /** Null if the provider does not give. */
  status: boolean | null;
};

export const memberField = createFieldNames<MemberValues>();

/** A new member of a branch. */
export function createEmptyMember(branchId: number): MemberValues {
  return {
    ...emptyValues,
    employment_type: 'employee',
    branch_ids: [branchId],
    languages: ['en'],
    status: true,
  };
}

export function toMemberValues(member: EmployeeDetail): MemberValues {
  const { first_name, last_name, email, phone, positions, employment_type, hourly_rate } = member;
  const { branch_ids, is_manager, start_date, languages, dot_medical_expires_on, notes } = member;
  const { driver_license: license, emergency_contact: contact } = member;
  return {
    ...emptyValues,
    first_name,
    last_name,
    email,
    phone,
    positions,
    employment_type,
    hourly_rate,
    branch_ids,
    is_manager,
    start_date,
    languages,
    dot_medical_expires_on,
    notes,
    ...(license && {
      license_class: license.class,
      license_state: license.state,
      license_number_last4: license.number_last4,
      license_expires_on: license.expires_on,
    }),
    ...(contact && {
      emergency_name: contact.name,
      emergency_phone: contact.phone,
      emergency_relation: contact.relation,
    }),
    status: member.status === null ? null : member.status === ActiveStatus.active,
  };
}

/** The request for a new member. Empty fields are left out, and so is the default status (active). */
export function toMemberCreateRequest(typed: Partial<MemberValues>): EmployeeCreateRequest {
  const { avatar, ...values } = fillEmpty(typed);
  const { first_name, last_name, email, phone, positions, branch_ids, status, ...rest } = toSentValues(values);
  const { employment_type, hourly_rate, ...optional } = rest;
  return {
    first_name,
    last_name,
    email,
    phone,
    hourly_rate: hourly_rate ?? 0,
    employment_type: employment_type ?? 'employee',
    'positions[]': positions,
    'branch_ids[]': branch_ids,
    ...toFormParts(Object.entries(optional).filter(([, value]) => !isEmpty(value))),
    ...(status === ActiveStatus.inactive && { status }),
    ...(avatar && { avatar }),
  };
}

/** The changed fields of a member. License and contact are sent complete. */
export function toMemberUpdateRequest(typed: Partial<MemberValues>, before: EmployeeDetail): EmployeeUpdateRequest {
  const sent = toSentValues(fillEmpty(typed));
  const changed = new Set<string>(findChangedFields(typed, toMemberValues(before)));
  for (const group of fieldGroups)
    if (group.some((name) => changed.has(name))) group.forEach((name) => changed.add(name));
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => changed.has(name))),
    ...getReadVersion(before),
  };
}

/** The same change with a photo, as a form, because JSON cannot carry a file. */
export function toPhotoRequest(change: EmployeeUpdateRequest, avatar: Blob): EmployeePhotoRequest {
  return { ...toFormParts(Object.entries(change)), _method: 'PUT', avatar };
}

/** Form fields that differ from earlier values. */
export function findChangedFields(typed: Partial<MemberValues>, before: MemberValues): MemberField[] {
  return listMemberFields(before).filter((name) => getMemberContent(typed, name) !== getMemberContent(before, name));
}

/** All fields of the form but the photo. */
export function listMemberFields(values: MemberValues): MemberField[] {
  const sent = toSentValues(values);
  return Object.keys(sent).filter((name): name is MemberField => name in sent);
}

/** A field's content as text. Equal when the provider would see no difference. */
export function getMemberContent(values: Partial<MemberValues>, name: MemberField): string {
  return JSON.stringify(toSentValues(fillEmpty(values))[name]) ?? '';
}

export type MemberField = keyof ReturnType<typeof toSentValues>;

/** The values to send: fields that do not apply are cleared, and all empty values are the same. */
function toSentValues(values: Omit<MemberValues, 'avatar'>) {
  const { employment_type, hourly_rate, is_manager, phone, emergency_phone } = values;
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    phone,
    positions: removeCovered(values.positions),
    employment_type,
    hourly_rate,
    branch_ids: values.branch_ids.map(Number).toSorted((one, other) => one - other),
    is_manager: is_manager && employment_type === 'employee',
    start_date: values.start_date ?? '',
    languages: values.languages.toSorted(),
    ...toSentLicense(values),
    emergency_name: values.emergency_name.trim(),
    emergency_phone,
    emergency_relation: values.emergency_relation.trim(),
    notes: values.notes.trim(),
    status: values.status === null ? null : values.status ? ActiveStatus.active : ActiveStatus.inactive,
  };
}

/** License fields count only with a class, and the medical card only with class A or B. */
function toSentLicense(values: Omit<MemberValues, 'avatar'>) {
  const { license_class, license_state, license_number_last4, license_expires_on, dot_medical_expires_on } = values;
  const isLicensed = license_class !== 'none';
  const hasCard = license_class === 'A' || license_class === 'B';
  return {
    license_class,
    license_state: (isLicensed && license_state) || '',
    license_number_last4: isLicensed ? license_number_last4 : '',
    license_expires_on: (isLicensed && license_expires_on) || '',
    dot_medical_expires_on: (hasCard && dot_medical_expires_on) || '',
  };
}

/** Fields that are only valid together. */
const fieldGroups: readonly (readonly MemberField[])[] = [
  ['license_class', 'license_state', 'license_number_last4', 'license_expires_on'],
  ['emergency_name', 'emergency_phone', 'emergency_relation'],
];

/** Converts to form parts: a list repeats its part, and an emptied list is sent as an empty part. */
function toFormParts(entries: readonly (readonly [string, unknown])[]): object {
  const parts = entries.map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    return value.length > 0 ? ([`${name}[]`, value] as const) : ([name, ''] as const);
  });
  return Object.fromEntries(parts);
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);
}

/** The form removes the key of a cleared text. */
function fillEmpty(typed: Partial<MemberValues>): MemberValues {
  return { ...emptyValues, ...typed };
}

const emptyValues: MemberValues = {
  avatar: null,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  positions: [],
  employment_type: null,
  hourly_rate: null,
  branch_ids: [],
  is_manager: false,
  start_date: null,
  languages: [],
  license_class: 'none',
  license_state: null,
  license_number_last4: '',
  license_expires_on: null,
  dot_medical_expires_on: null,
  emergency_name: '',
  emergency_phone: '',
  emergency_relation: '',
  notes: '',
  status: false,
};
