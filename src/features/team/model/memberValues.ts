import type {
  EmployeeCreateRequest,
  EmployeeDetail,
  EmployeePhotoRequest,
  EmployeeUpdateRequest,
  EmploymentType,
  Language,
  Employee,
} from '#generated/model';
import { ActiveStatus, PositionCode } from '#generated/model/codes';
import { createFieldNames } from '#platform/forms/fieldNames';
import type { CalendarDate } from '#platform/lib/time/dates';
import { zonedTime } from '#platform/lib/time/zonedTimes';

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

/** The day someone started: as the office entered it, else the day they were added; null if neither is known. */
export function getStartDay(
  { start_date, joined_at }: Pick<EmployeeDetail, 'start_date' | 'joined_at'>,
  zone: string,
): CalendarDate | null {
  return start_date ?? (joined_at === null ? null : zonedTime(joined_at, zone).date);
}

/**
 * Checks whether the provider gives the details of a member, as it does if it counts their changes. Then an empty list
 * or text means that there is nothing; from other providers it is only not known.
 */
export function hasDetails({ version }: Pick<Employee, 'version'>): boolean {
  return version !== null;
}

/** The version that was read, for a change of it; none if the provider does not count changes. */
export function getReadVersion({ version }: Pick<Employee, 'version'>): { version?: number } {
  return version === null ? {} : { version };
}

/** All positions, in the order shown. */
export const positionCodes = [
  PositionCode.driver,
  PositionCode.foreman,
  PositionCode.foremanDriver,
  PositionCode.helper,
] as const satisfies readonly PositionCode[];

/** A foreman/driver already is a driver and a foreman, so both are removed (docs/product.md, "Team"). */
export function removeCovered(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(PositionCode.foremanDriver)
    ? positions.filter((code) => code !== PositionCode.driver && code !== PositionCode.foreman)
    : [...positions];
}

/** Positions that can be checked along with the checked ones. */
export function listMemberPositions(positions: readonly PositionCode[]): PositionCode[] {
  return positions.includes(PositionCode.foremanDriver)
    ? [PositionCode.foremanDriver, PositionCode.helper]
    : [...positionCodes];
}

/** Drivers need a license. */
export function includesDriver(positions: readonly PositionCode[]): boolean {
  return positions.includes(PositionCode.driver) || positions.includes(PositionCode.foremanDriver);
}
