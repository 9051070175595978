import { isUsualWindow } from '../../../src/domain/arrivalWindow';
import type { BranchRow, CompanyRow } from '../../db/schema';
import { may, mayChangeColumns, type Person } from '../access/access';
import { placeProblems } from '../fields/places';
import { problemIf, type Problems } from '../fields/problems';
import { forbiddenUnless, type Refusal, refuse } from '../refusals';
import { isNameTaken, isTimezone } from './branchFields';

/** What a branch form asks for, lists under their own names and an emptied list as such. */
export type BranchWish = {
  columns: Partial<Pick<BranchRow, 'name' | 'phone' | 'email' | 'address_line' | 'unit' | 'city' | 'state' | 'zip'>> &
    Partial<Pick<BranchRow, 'lat' | 'lng' | 'timezone' | 'default_min_hours' | 'travel_buffer_minutes'>> &
    Partial<Pick<BranchRow, 'default_arrival_windows' | 'serving_area_ids'>>;
  managerIds: number[] | undefined;
  logo: Blob | undefined;
};

/** The company someone adds a branch to: their own. */
export function decideCompany(person: Person, company: CompanyRow | undefined): CompanyRow | Refusal {
  return company && may(person, 'createBranch') ? company : refuse.forbidden();
}

type WishFacts = {
  /** The other branches of the company. */
  others: readonly Pick<BranchRow, 'name'>[];
  hasArea: (id: number) => boolean;
  /** Whether someone is a manager of the company. */
  hasManager: (id: number) => boolean;
};

/** What the contract cannot know, all at once: taken names, zones, windows, areas and managers that do not exist. */
export function branchProblems({ columns, managerIds }: BranchWish, { others, hasArea, hasManager }: WishFacts) {
  const { name, timezone, default_arrival_windows: windows, serving_area_ids: areas } = columns;
  return {
    ...problemIf(isNameTaken(name ?? '', others), 'name', 'A branch with this name already exists.'),
    ...problemIf(timezone !== undefined && !isTimezone(timezone), 'timezone', notValid),
    ...placeProblems(columns),
    ...each('default_arrival_windows', windows, isUsualWindow),
    ...each('serving_area_ids', areas, hasArea),
    ...each('manager_ids', managerIds, hasManager),
  };
}

const notValid = 'Value is not valid';

function each<Item>(field: string, items: readonly Item[] = [], isRight: (item: Item) => boolean): Problems {
  const problems = items.map((item, place) => problemIf(!isRight(item), `${field}.${place}`, notValid));
  return Object.fromEntries(problems.flatMap((problem) => Object.entries(problem)));
}

/** Whether someone may make a change; `managerIds` are those the branch has. */
export function checkChange(
  person: Person,
  branch: BranchRow,
  managerIds: readonly number[],
  wish: BranchWish,
): Refusal | null {
  return forbiddenUnless(mayChangeColumns(person, changedColumns(branch, managerIds, wish)));
}

function changedColumns(branch: BranchRow, before: readonly number[], { columns, managerIds, logo }: BranchWish) {
  const changed = Object.entries(columns).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(branch, name)),
  );
  const hasSameManagers = managerIds === undefined || sorted(managerIds) === sorted(before);
  return [...changed.map(([name]) => name), ...(hasSameManagers ? [] : ['managers']), ...(logo ? ['avatar_url'] : [])];
}

function sorted(ids: readonly number[]): string {
  return [...ids].sort((a, b) => a - b).join();
}

/** A branch without open jobs is deleted by the owner, who types its name (docs/product.md, "Branches"). */
export function checkDeleteBranch(
  person: Person,
  branch: Pick<BranchRow, 'name'>,
  { name, openOrders }: { name: string; openOrders: number },
): Refusal | null {
  if (!may(person, 'deleteBranch')) return refuse.forbidden();
  if (name !== branch.name) return refuse.field('name', 'The value must be equal to the name of the branch');
  return openOrders > 0 ? refuse.conflict('This branch still has open jobs.', { code: 'open_orders' }) : null;
}
