import { can, canEditBranchFields } from '#domain/people/rights';
import { isUsualWindow } from '#domain/time/arrivalWindow';
import { isEqual } from '#platform/lib/plainData';
import type { Person } from '../provider/access/access';
import {
  findPlaceProblems,
  problemIf,
  type Problems,
  forbidUnless,
  type Refusal,
  refuse,
} from '../provider/rules/refusals';
import type { BranchRow, CompanyRow } from '../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../provider/texts/refusals';

/** The values of a branch form. Lists have their own names; an emptied list is an empty array. */
export type BranchInput = {
  columns: Partial<Pick<BranchRow, 'name' | 'phone' | 'email' | 'address_line' | 'unit' | 'city' | 'state' | 'zip'>> &
    Partial<Pick<BranchRow, 'lat' | 'lng' | 'timezone' | 'default_min_hours' | 'travel_buffer_minutes'>> &
    Partial<Pick<BranchRow, 'default_arrival_windows' | 'serving_area_ids' | 'serving_area_radii'>>;
  managerIds: number[] | undefined;
  /** False if the radii do not match the areas one by one. */
  hasRadiusEach: boolean;
  logo: Blob | undefined;
};

/** The company to add a branch to: the person's own. */
export function decideCompany(person: Person, company: CompanyRow | undefined): CompanyRow | Refusal {
  return company && can(person.type, 'createBranch') ? company : refuse.forbidden();
}

type BranchInputFacts = {
  /** The other branches of the company. */
  others: readonly Pick<BranchRow, 'name'>[];
  hasArea: (id: number) => boolean;
  /** Checks whether someone is a manager of the company. */
  hasManager: (id: number) => boolean;
  /** The branch before the change; null for a new one. */
  before: { timezone: string; openOrders: number } | null;
};

/** Every problem the contract cannot know: a taken name, an unknown zone, a bad window, unknown areas and managers. */
export function findBranchProblems(
  { columns, managerIds, hasRadiusEach }: BranchInput,
  { others, hasArea, hasManager, before }: BranchInputFacts,
) {
  const { name, timezone, default_arrival_windows: windows, serving_area_ids: areas } = columns;
  return {
    ...problemIf(isNameTaken(name ?? '', others), 'name', 'A branch with this name already exists.'),
    ...problemIf(timezone !== undefined && !isTimezone(timezone), 'timezone', fieldTexts.notValid),
    ...findZoneProblems(timezone, before),
    ...findPlaceProblems(columns),
    ...checkEach('default_arrival_windows', windows, isUsualWindow),
    ...checkEach('serving_area_ids', areas, hasArea),
    ...problemIf(!hasRadiusEach, 'serving_area_radii', fieldTexts.notValid),
    ...checkEach('manager_ids', managerIds, hasManager),
  };
}

/** The starts of jobs are instants, computed from local times. Another time zone would leave them where they were. */
function findZoneProblems(timezone: string | undefined, before: BranchInputFacts['before']): Problems {
  if (timezone === undefined || before === null || timezone === before.timezone || before.openOrders === 0) return {};
  const { openOrders } = before;
  const jobs = openOrders === 1 ? 'an open job. Its' : `${openOrders} open jobs. Their`;
  return { timezone: [`The branch has ${jobs} times depend on the time zone`] };
}

function checkEach<Item>(field: string, items: readonly Item[] = [], isRight: (item: Item) => boolean): Problems {
  const problems = items.map((item, index) => problemIf(!isRight(item), `${field}.${index}`, fieldTexts.notValid));
  return Object.fromEntries(problems.flatMap((problem) => Object.entries(problem)));
}

/** Checks whether a person may make a change. `managerIds` are the current managers of the branch. */
export function checkChange(
  person: Person,
  branch: BranchRow,
  managerIds: readonly number[],
  input: BranchInput,
): Refusal | null {
  return forbidUnless(canEditBranchFields(person.type, listChangedColumns(branch, managerIds, input)));
}

function listChangedColumns(branch: BranchRow, before: readonly number[], { columns, managerIds, logo }: BranchInput) {
  const changed = Object.entries(columns).filter(([name, value]) => !isEqual(value, Reflect.get(branch, name)));
  const hasSameManagers = managerIds === undefined || toSortedText(managerIds) === toSortedText(before);
  return [...changed.map(([name]) => name), ...(hasSameManagers ? [] : ['managers']), ...(logo ? ['avatar_url'] : [])];
}

function toSortedText(ids: readonly number[]): string {
  return [...ids].sort((a, b) => a - b).join();
}

/** Only the owner deletes a branch, by typing its name, and only without open jobs (docs/product.md, "Branches"). */
export function checkDeleteBranch(
  person: Person,
  branch: Pick<BranchRow, 'name'>,
  { name, openOrders }: { name: string; openOrders: number },
): Refusal | null {
  if (!can(person.type, 'deleteBranch')) return refuse.forbidden();
  if (name !== branch.name) return refuse.field('name', 'The value must be equal to the name of the branch');
  return openOrders > 0 ? refuse.conflict('This branch still has open jobs.', { code: 'open_orders' }) : null;
}

/** Checks whether another branch of the company has this name. Ignores case and outer spaces. */
export function isNameTaken(name: string, others: readonly { name: string }[]): boolean {
  const normalizedName = name.trim().toLowerCase();
  return others.some((other) => other.name.trim().toLowerCase() === normalizedName);
}

/** Checks whether this is a known IANA time zone. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The main time zone of a US state. */
export function getStateTimezone(state: string): string {
  return Object.entries(zones).find(([, states]) => states.split(' ').includes(state))?.[0] ?? 'America/New_York';
}

const zones = {
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
};
