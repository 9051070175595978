import type { BranchRow, ManagerRow } from '../../db/schema';
import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { isUsualWindow } from '../../../src/domain/arrivalWindow';
import { isNameTaken, isTimezone } from '../../rules/branchFields';
import { placeProblems } from '../../rules/places';
import { problemIf } from '../../rules/problems';
import type { World } from '../../world';

type Form = Partial<Context<'createBranch'>['body']> & Partial<Context<'updateBranch'>['body']>;

/** What a branch form asks for, lists under their own names and an emptied list as such. */
export type BranchWish = {
  columns: Partial<Pick<BranchRow, 'name' | 'phone' | 'email' | 'address_line' | 'unit' | 'city' | 'state' | 'zip'>> &
    Partial<Pick<BranchRow, 'lat' | 'lng' | 'timezone' | 'default_min_hours' | 'travel_buffer_minutes'>> &
    Partial<Pick<BranchRow, 'default_arrival_windows' | 'serving_area_ids'>>;
  managerIds: number[] | undefined;
  logo: Blob | undefined;
};

export function readBranchForm(form: Form): BranchWish {
  const { avatar, 'manager_ids[]': managerIds, 'serving_area_ids[]': areaIds, email, unit } = form;
  const windows = form.default_arrival_windows === '' ? [] : form['default_arrival_windows[]'];
  const { phone, address_line, city, state, zip, lat, lng, timezone, default_min_hours, travel_buffer_minutes } = form;
  const columns = {
    name: form.name,
    phone,
    address_line,
    city,
    state,
    zip,
    lat,
    lng,
    timezone,
    default_min_hours,
    travel_buffer_minutes,
    email: email === '' ? null : email,
    unit: unit === '' ? null : unit,
    default_arrival_windows: windows,
    serving_area_ids: areaIds && [...new Set(areaIds)],
  };
  const ids = form.manager_ids === '' ? [] : managerIds && [...new Set(managerIds)];
  return { columns: withoutAbsent(columns), managerIds: ids, logo: avatar };
}

/** Refuses, all at once, what the contract cannot know: names taken, zones, windows, areas and managers that are not there. */
export function checkBranchWish({ tables }: World, companyId: number, wish: BranchWish, ownId = 0): void {
  const { name, timezone, default_arrival_windows: windows, serving_area_ids: areas } = wish.columns;
  const others = tables.branch.select('company', companyId, ({ id }) => id !== ownId);
  const problems = {
    ...problemIf(isNameTaken(name ?? '', others), 'name', 'A branch with this name already exists.'),
    ...problemIf(timezone !== undefined && !isTimezone(timezone), 'timezone', notValid),
    ...placeProblems(wish.columns),
    ...each('default_arrival_windows', windows, isUsualWindow),
    ...each('serving_area_ids', areas, tables.servingArea.has),
    ...each('manager_ids', wish.managerIds, (id) => tables.manager.get(id)?.company_id === companyId),
  };
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

const notValid = 'Value is not valid';

function each<Item>(field: string, items: readonly Item[] | undefined, isRight: (item: Item) => boolean) {
  const problems = (items ?? []).map((item, place) => problemIf(!isRight(item), `${field}.${place}`, notValid));
  return Object.fromEntries(problems.flatMap((problem) => Object.entries(problem)));
}

/** Makes exactly these managers those of a branch; returns who came and who went (users' ids). */
export function assignManagers({ db, tables }: World, branchId: number, managers: readonly ManagerRow[]) {
  const before = tables.branchManager.by('branch', branchId);
  const wanted = managers.map(({ user_id }) => user_id);
  const left = before.filter(({ user_id }) => !wanted.includes(user_id));
  const joined = wanted.filter((userId) => !before.some(({ user_id }) => user_id === userId));
  for (const { id } of left) tables.branchManager.remove(id);
  for (const user_id of joined) {
    tables.branchManager.insert({ id: db.nextId('branchManager'), branch_id: branchId, user_id });
  }
  return { joined, left: left.map(({ user_id }) => user_id) };
}

function withoutAbsent<Given extends object>(given: Given): Given;
function withoutAbsent(given: object) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
