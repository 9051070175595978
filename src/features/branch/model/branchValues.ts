import { branchDefaults, pictureLimits } from '#domain/limits';
import type { Branch, BranchCreateRequest, BranchUpdateRequest, SignUpFacts } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import {
  compose,
  email as emailFormat,
  maxLength,
  maxValue,
  minLength,
  minValue,
  type Validator,
} from '#platform/forms/validation/validators';
import { isEqual } from '#platform/lib/plainData';
import { rulesTexts } from '../texts';
import { type AreaRadii, maxAreas } from './areas';

/** The form values of a branch. */
export type BranchValues = {
  avatar: Blob | null;
  name: string;
  phone: string;
  email: string;
  address_line: string;
  unit: string;
  city: string;
  state: string | null;
  zip: string;
  /** Null: the time zone of the address, which the provider knows. */
  timezone: string | null;
  manager_ids: readonly (string | number)[];
  serving_area_ids: readonly number[];
  /** Also has the radii of areas that are no longer chosen. */
  serving_area_radii: AreaRadii;
  default_arrival_windows: readonly string[];
  default_min_hours: number | null;
  travel_buffer_minutes: number | null;
};

/** The form also holds the window that is typed and not yet added. */
export const branchField = createFieldNames<BranchValues & { new_window?: string }>();

/** A new branch, with the default hours and windows (docs/product.md, "Branches"). */
export const emptyBranch: BranchValues = {
  avatar: null,
  name: '',
  phone: '',
  email: '',
  address_line: '',
  unit: '',
  city: '',
  state: null,
  zip: '',
  timezone: null,
  manager_ids: [],
  serving_area_ids: [],
  serving_area_radii: {},
  default_arrival_windows: branchDefaults.default_arrival_windows,
  default_min_hours: branchDefaults.default_min_hours,
  travel_buffer_minutes: branchDefaults.travel_buffer_minutes,
};

/** The company's first branch starts with what its owner typed at sign-up. */
export function toFirstBranch({ name, phone, email, city, state, zip }: SignUpFacts): BranchValues {
  return { ...emptyBranch, name: name.length <= maxName ? name : '', phone, email, city, state, zip };
}

export function toBranchValues(branch: Branch): BranchValues {
  const { name, phone, email, address_line, unit, city, state, zip, timezone } = branch;
  const { default_min_hours, default_arrival_windows, travel_buffer_minutes } = branch;
  return {
    avatar: null,
    name,
    phone,
    email: email ?? '',
    address_line,
    unit: unit ?? '',
    city,
    state: state || null,
    zip,
    timezone: timezone || null,
    manager_ids: branch.managers.map(({ id }) => id),
    serving_area_ids: branch.serving_areas.map(({ id }) => id),
    serving_area_radii: Object.fromEntries(
      branch.serving_areas.flatMap(({ id, radius_miles: miles }) => (miles === null ? [] : [[id, miles]])),
    ),
    default_min_hours,
    default_arrival_windows,
    travel_buffer_minutes,
  };
}

/** The request for a new branch. Empty fields are left out, so the provider's defaults apply. */
export function toBranchCreateRequest(typed: Partial<BranchValues>): BranchCreateRequest {
  const values = fillEmpty(typed);
  const { email, unit, timezone, default_min_hours, travel_buffer_minutes } = values;
  return {
    ...getRequiredFields(values),
    ...getAreas(values),
    ...(values.avatar && { avatar: values.avatar }),
    ...(email && { email }),
    ...(unit && { unit }),
    ...(timezone !== null && { timezone }),
    ...(default_min_hours !== null && { default_min_hours }),
    ...(travel_buffer_minutes !== null && { travel_buffer_minutes }),
    ...pickLists(getLists(values), 'manager_ids[]', 'default_arrival_windows[]'),
  };
}

/** The changed fields of a branch and nothing else, because a manager may change only some. */
export function toBranchUpdateRequest(typed: Partial<BranchValues>, before: Branch): BranchUpdateRequest {
  const [values, old] = [fillEmpty(typed), toBranchValues(before)];
  const all: BranchUpdateRequest = {
    ...getRequiredFields(values),
    email: values.email,
    unit: values.unit,
    ...(values.timezone !== null && { timezone: values.timezone }),
    ...(values.default_min_hours !== null && { default_min_hours: values.default_min_hours }),
    ...(values.travel_buffer_minutes !== null && { travel_buffer_minutes: values.travel_buffer_minutes }),
  };
  const isSame = (name: keyof BranchValues) => isEqual(values[name], old[name]);
  const changed = Object.entries(all).filter(([name]) => isName(name, old) && !isSame(name));
  const lists = getLists(values);
  const hasSameAreas = isEqual(getAreas(values), getAreas(old));
  return {
    ...Object.fromEntries(changed),
    ...(values.avatar && { avatar: values.avatar }),
    ...(!hasSameAreas && getAreas(values)),
    ...(!isSame('manager_ids') && pickLists(lists, 'manager_ids[]', 'manager_ids')),
    ...(before.version !== null && { version: before.version }),
    ...(!isSame('default_arrival_windows') && pickLists(lists, 'default_arrival_windows[]', 'default_arrival_windows')),
  };
}

/** The areas with the radius of each. A draft of an earlier version has no radii; then the provider decides. */
function getAreas({ serving_area_ids: ids, serving_area_radii: radii }: BranchValues) {
  const miles = ids.flatMap((id) => radii[id] ?? []);
  return {
    'serving_area_ids[]': [...ids],
    ...(miles.length === ids.length && { 'serving_area_radii[]': miles }),
  };
}

type Lists = Pick<
  BranchUpdateRequest,
  'manager_ids[]' | 'manager_ids' | 'default_arrival_windows[]' | 'default_arrival_windows'
>;

/** Sends an emptied list explicitly, because repeated form parts cannot express an empty list. */
function getLists({ manager_ids, default_arrival_windows }: BranchValues): Lists {
  return {
    ...(manager_ids.length > 0 ? { 'manager_ids[]': manager_ids.map(Number) } : { manager_ids: '' }),
    ...(default_arrival_windows.length > 0
      ? { 'default_arrival_windows[]': [...default_arrival_windows] }
      : { default_arrival_windows: '' }),
  };
}

/** The named lists that are present. An absent list leaves the provider's unchanged. */
function pickLists(lists: Lists, ...names: (keyof Lists)[]): Lists {
  return Object.fromEntries(names.flatMap((name) => (lists[name] === undefined ? [] : [[name, lists[name]]])));
}

function getRequiredFields({ name, phone, address_line, city, state, zip }: BranchValues) {
  return {
    name: name.trim(),
    phone,
    address_line: address_line.trim(),
    city: city.trim(),
    state: state ?? '',
    zip,
  };
}

/** The form removes the key of a cleared text. */
function fillEmpty(typed: Partial<BranchValues>): BranchValues {
  const cleared = { ...emptyBranch, default_arrival_windows: [], default_min_hours: null, travel_buffer_minutes: null };
  return { ...cleared, ...typed };
}

export type IsRequired = (name: keyof BranchValues) => boolean;

/** A new branch needs its required fields; what the provider does not give of an existing one may stay empty. */
export function createIsRequired(isNew: boolean, before: BranchValues): IsRequired {
  return (name) => {
    const value = before[name];
    return isNew || !(value === null || value === '' || (Array.isArray(value) && value.length === 0));
  };
}

function isName(name: string, values: BranchValues): name is keyof BranchValues {
  return name in values;
}

/** Maximum number of default windows of a branch (docs/product.md, "Limits"). */
export const maxWindows = 6;

/** Characters of a branch's name. */
const maxName = 60;

/** Requirements for a logo (docs/product.md, "Branches"). */
export const logoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  bytes: pictureLimits.bytes,
  pixels: pictureLimits.pixels,
} as const;

/** Validators of a branch's fields, in addition to "required". */
export const branchRules = {
  name: maxLength(maxName),
  email: compose(emailFormat, maxLength(254)),
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
