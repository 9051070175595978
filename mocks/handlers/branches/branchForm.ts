import type { BranchRow, ManagerRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { throwIfRefused } from '../../http/refusal';
import { countOpenOrders } from '../../rules/access/membership';
import { refuseProblems } from '../../rules/refusals';
import { findBranchProblems, type BranchInput } from '../../rules/branches/branchChanges';
import type { World } from '../../world';

type Form = Partial<Context<'createBranch'>['body']> & Partial<Context<'updateBranch'>['body']>;

export function readBranchForm(form: Form): BranchInput {
  const { avatar, 'manager_ids[]': managerIds, email, unit } = form;
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
    serving_area_ids: form['serving_area_ids[]'] && [...new Set(form['serving_area_ids[]'])],
    serving_area_radii: readRadii(form),
  };
  const ids = form.manager_ids === '' ? [] : managerIds && [...new Set(managerIds)];
  return { columns: dropUndefined(columns), managerIds: ids, logo: avatar, hasRadiusEach: isPairedUp(form) };
}

/** Miles by area id; undefined leaves the radii as they are. */
function readRadii({ 'serving_area_ids[]': ids, 'serving_area_radii[]': radii }: Form) {
  return ids && radii && Object.fromEntries(ids.map((id, index) => [String(id), radii[index] ?? 0]));
}

/** Checks whether there is one radius for each area, or none at all. */
function isPairedUp({ 'serving_area_ids[]': ids, 'serving_area_radii[]': radii }: Form): boolean {
  return radii === undefined || radii.length === ids?.length;
}

/** Refuses every problem that the contract cannot know, in one answer. `own` is the branch that is changed. */
export function checkBranchInput({ tables }: World, companyId: number, input: BranchInput, own?: BranchRow): void {
  const others = tables.branch.select('company', companyId, ({ id }) => id !== own?.id);
  const before = own ? { timezone: own.timezone, openOrders: countOpenOrders(tables, own.id) } : null;
  const hasManager = (id: number) => tables.manager.get(id)?.company_id === companyId;
  throwIfRefused(
    refuseProblems(findBranchProblems(input, { others, hasArea: tables.servingArea.has, hasManager, before })),
  );
}

/** Sets the managers of a branch. Returns the user ids that were added and removed. */
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

function dropUndefined<Given extends object>(given: Given): Given;
function dropUndefined(given: object) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
