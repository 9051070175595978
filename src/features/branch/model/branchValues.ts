import { branchDefaults } from '../../../domain/limits';
import { namesOf } from '../../../platform/forms/fieldNames';
import type { Branch, BranchCreateRequest, BranchUpdateRequest } from '../../../generated/model';

/** A branch as its form holds it. */
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
  /** None: that of the address, as the provider knows it. */
  timezone: string | null;
  manager_ids: readonly (string | number)[];
  serving_area_ids: readonly number[];
  default_arrival_windows: readonly string[];
  default_min_hours: number | null;
  travel_buffer_minutes: number | null;
};

/** The form also holds the window that is typed and not yet added. */
export const branchField = namesOf<BranchValues & { new_window?: string }>();

/** A new branch, with the usual hours and windows (docs/product.md, "Branches"). */
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
  default_arrival_windows: branchDefaults.default_arrival_windows,
  default_min_hours: branchDefaults.default_min_hours,
  travel_buffer_minutes: branchDefaults.travel_buffer_minutes,
};

export function valuesOf(branch: Branch): BranchValues {
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
    state,
    zip,
    timezone,
    manager_ids: branch.managers.map(({ id }) => id),
    serving_area_ids: branch.serving_areas.map(({ id }) => id),
    default_min_hours,
    default_arrival_windows,
    travel_buffer_minutes,
  };
}

/** The whole of a new branch; what was left empty is left to the provider. */
export function createRequest(typed: Partial<BranchValues>): BranchCreateRequest {
  const values = whole(typed);
  const { email, unit, timezone, default_min_hours, travel_buffer_minutes } = values;
  return {
    ...plainOf(values),
    'serving_area_ids[]': [...values.serving_area_ids],
    ...(values.avatar && { avatar: values.avatar }),
    ...(email && { email }),
    ...(unit && { unit }),
    ...(timezone !== null && { timezone }),
    ...(default_min_hours !== null && { default_min_hours }),
    ...(travel_buffer_minutes !== null && { travel_buffer_minutes }),
    ...given(listsOf(values), 'manager_ids[]', 'default_arrival_windows[]'),
  };
}

/** What was changed of a branch; whoever may change only some of it sends nothing else. */
export function updateRequest(typed: Partial<BranchValues>, before: Branch): BranchUpdateRequest {
  const [values, old] = [whole(typed), valuesOf(before)];
  const all: BranchUpdateRequest = {
    ...plainOf(values),
    email: values.email,
    unit: values.unit,
    ...(values.timezone !== null && { timezone: values.timezone }),
    ...(values.default_min_hours !== null && { default_min_hours: values.default_min_hours }),
    ...(values.travel_buffer_minutes !== null && { travel_buffer_minutes: values.travel_buffer_minutes }),
  };
  const same = (name: keyof BranchValues) => JSON.stringify(values[name]) === JSON.stringify(old[name]);
  const changed = Object.entries(all).filter(([name]) => isName(name, old) && !same(name));
  const lists = listsOf(values);
  return {
    ...Object.fromEntries(changed),
    ...(values.avatar && { avatar: values.avatar }),
    ...(!same('serving_area_ids') && { 'serving_area_ids[]': [...values.serving_area_ids] }),
    ...(!same('manager_ids') && given(lists, 'manager_ids[]', 'manager_ids')),
    ...(!same('default_arrival_windows') && given(lists, 'default_arrival_windows[]', 'default_arrival_windows')),
  };
}

type Lists = Pick<
  BranchUpdateRequest,
  'manager_ids[]' | 'manager_ids' | 'default_arrival_windows[]' | 'default_arrival_windows'
>;

/** An emptied list is sent as such: the parts of a form that repeat cannot say that there is none. */
function listsOf({ manager_ids, default_arrival_windows }: BranchValues): Lists {
  return {
    ...(manager_ids.length > 0 ? { 'manager_ids[]': manager_ids.map(Number) } : { manager_ids: '' }),
    ...(default_arrival_windows.length > 0
      ? { 'default_arrival_windows[]': [...default_arrival_windows] }
      : { default_arrival_windows: '' }),
  };
}

/** Of these lists those that are there: an absent one leaves what the provider has. */
function given(lists: Lists, ...names: (keyof Lists)[]): Lists {
  return Object.fromEntries(names.flatMap((name) => (lists[name] === undefined ? [] : [[name, lists[name]]])));
}

function plainOf({ name, phone, address_line, city, state, zip }: BranchValues) {
  return {
    name: name.trim(),
    phone,
    address_line: address_line.trim(),
    city: city.trim(),
    state: state ?? '',
    zip,
  };
}

/** The form takes away the key of a text that was cleared. */
function whole(typed: Partial<BranchValues>): BranchValues {
  const cleared = { ...emptyBranch, default_arrival_windows: [], default_min_hours: null, travel_buffer_minutes: null };
  return { ...cleared, ...typed };
}

function isName(name: string, values: BranchValues): name is keyof BranchValues {
  return name in values;
}
