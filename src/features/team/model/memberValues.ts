import type {
  EmployeeCreateRequest,
  EmployeeDetail,
  EmployeePhotoRequest,
  EmployeeUpdateRequest,
  EmploymentType,
  Language,
  PositionCode,
} from '../../../generated/model';
import { namesOf } from '../../../platform/forms/fieldNames';
import { ActiveStatus } from '../../../generated/model/codes';
import { withoutCovered } from './positions';

export type LicenseClass = 'A' | 'B' | 'C' | 'none';

/** A member as the form holds them. */
export type MemberValues = {
  avatar: Blob | null;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  positions: readonly PositionCode[];
  employment_type: EmploymentType | undefined;
  /** Cents an hour. */
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
  status: boolean;
};

export const memberField = namesOf<MemberValues>();

/** A new member of a branch. */
export function emptyMember(branchId: number): MemberValues {
  return {
    ...nothing,
    employment_type: 'employee',
    branch_ids: [branchId],
    languages: ['en'],
    status: true,
  };
}

export function memberValuesOf(member: EmployeeDetail): MemberValues {
  const { first_name, last_name, email, phone, positions, employment_type, hourly_rate } = member;
  const { branch_ids, is_manager, start_date, languages, dot_medical_expires_on, notes } = member;
  const { driver_license: license, emergency_contact: contact } = member;
  return {
    ...nothing,
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
    status: member.status === ActiveStatus.active,
  };
}

/** The whole of a new member; what was left empty is not sent, nor that they are active: they are. */
export function createMemberRequest(typed: Partial<MemberValues>): EmployeeCreateRequest {
  const { avatar, ...values } = whole(typed);
  const { first_name, last_name, email, phone, positions, branch_ids, status, ...rest } = sentOf(values);
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
    ...partsOf(Object.entries(optional).filter(([, value]) => !isNothing(value))),
    ...(status === ActiveStatus.inactive && { status }),
    ...(avatar && { avatar }),
  };
}

/** What was changed of a member and nothing else; a licence and a contact are sent as a whole. */
export function updateMemberRequest(typed: Partial<MemberValues>, before: EmployeeDetail): EmployeeUpdateRequest {
  const sent = sentOf(whole(typed));
  const changed = new Set<string>(changedNames(typed, memberValuesOf(before)));
  for (const group of wholes) if (group.some((name) => changed.has(name))) group.forEach((name) => changed.add(name));
  return {
    ...Object.fromEntries(Object.entries(sent).filter(([name]) => changed.has(name))),
    version: before.version,
  };
}

/** The same change with a photo: JSON carries no file, so it goes as a form. */
export function photoRequest(change: EmployeeUpdateRequest, avatar: Blob): EmployeePhotoRequest {
  return { ...partsOf(Object.entries(change)), _method: 'PUT', avatar };
}

/** Fields of a member's form that differ from another state of it. */
export function changedNames(typed: Partial<MemberValues>, before: MemberValues): MemberField[] {
  return memberFields(before).filter((name) => memberContent(typed, name) !== memberContent(before, name));
}

/** All fields of the form but the photo. */
export function memberFields(values: MemberValues): MemberField[] {
  const sent = sentOf(values);
  return Object.keys(sent).filter((name): name is MemberField => name in sent);
}

/** What a field says, as text: equal where the provider would see no difference. */
export function memberContent(values: Partial<MemberValues>, name: MemberField): string {
  return JSON.stringify(sentOf(whole(values))[name]) ?? '';
}

export type MemberField = keyof ReturnType<typeof sentOf>;

/** What is sent of the values: without what does not count, and every way of being empty the same. */
function sentOf(values: Omit<MemberValues, 'avatar'>) {
  const { employment_type, hourly_rate, is_manager, phone, emergency_phone } = values;
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    phone,
    positions: withoutCovered(values.positions),
    employment_type,
    hourly_rate,
    branch_ids: values.branch_ids.map(Number).toSorted((one, other) => one - other),
    is_manager: is_manager && employment_type === 'employee',
    start_date: values.start_date ?? '',
    languages: values.languages.toSorted(),
    ...licenseOf(values),
    emergency_name: values.emergency_name.trim(),
    emergency_phone,
    emergency_relation: values.emergency_relation.trim(),
    notes: values.notes.trim(),
    status: values.status ? ActiveStatus.active : ActiveStatus.inactive,
  };
}

/** What was typed of a licence counts with its class only, that of a medical card with class A or B. */
function licenseOf(values: Omit<MemberValues, 'avatar'>) {
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

/** What means something only as a whole. */
const wholes: readonly (readonly MemberField[])[] = [
  ['license_class', 'license_state', 'license_number_last4', 'license_expires_on'],
  ['emergency_name', 'emergency_phone', 'emergency_relation'],
];

/** As the parts of a form: a list repeats its part, and one that was emptied is sent as such. */
function partsOf(entries: readonly (readonly [string, unknown])[]): object {
  const parts = entries.map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value] as const;
    return value.length > 0 ? ([`${name}[]`, value] as const) : ([name, ''] as const);
  });
  return Object.fromEntries(parts);
}

function isNothing(value: unknown): boolean {
  return value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);
}

/** The form takes away the key of a text that was cleared. */
function whole(typed: Partial<MemberValues>): MemberValues {
  return { ...nothing, ...typed };
}

const nothing: MemberValues = {
  avatar: null,
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  positions: [],
  employment_type: undefined,
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
