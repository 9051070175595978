import { branchDefaults } from '#domain/limits';
import { can } from '#domain/people/rights';
import { InvitationStatus } from '#generated/model/codes';
import { requirePlanLimit } from '../../billing/handlers';
import * as generated from '../../generated/handlers/branches/branches.msw';
import { listBranches, countOpenOrders } from '../../provider/access/access';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { toLogoUrl } from '../../provider/http/input/files';
import { throwIfRefused } from '../../provider/http/refusal';
import { forbidUnless, refuseProblems, checkReadVersion } from '../../provider/rules/refusals';
import { type BranchRow, toRequestsKey, type ManagerRow } from '../../provider/store/schema';
import { dropUndefined, pickFields } from '../../provider/store/values';
import type { World } from '../../provider/world';
import { dissolveTeam } from '../../team/handlers/access';
import { cancelRequest } from '../../team/handlers/requests';
import { presentBranch, presentBranchSummary } from '../answers';
import {
  type BranchInput,
  checkChange,
  checkDeleteBranch,
  decideCompany,
  findBranchProblems,
  getStateTimezone,
} from '../rules';
import { openBranch } from './openBranch';

function createBranch({ world, user, body, setMessage }: Context<'createBranch'>) {
  const own = user.company_id === null ? undefined : world.tables.company.get(user.company_id);
  const company = throwIfRefused(decideCompany(user, own));
  requirePlanLimit(world, company.id, 'branches');
  const input = readBranchForm(body);
  checkBranchInput(world, company.id, input);
  const branch = world.tables.branch.insert({
    ...newBranch,
    ...pickFields(body, ['phone', 'address_line', 'city', 'state', 'zip']),
    name: body.name.trim(),
    timezone: getStateTimezone(body.state),
    ...findPlace(world, body),
    ...input.columns,
    avatar_url: input.logo ? toLogoUrl(input.logo) : null,
    id: world.db.nextId('branch'),
    company_id: company.id,
    created_at: world.now(),
  });
  world.announce({ type: 'branchCreated', branch, actorId: user.id });
  changeManagers(world, branch, input, user.id);
  setMessage('The branch was added.');
  return presentBranch(world.tables, branch, user);
}

function updateBranch({ world, user, params, body, setMessage }: Context<'updateBranch'>) {
  const before = openBranch(world, user, params.id);
  const input = readBranchForm(body);
  throwIfRefused(checkChange(user, before, listManagerIds(world, before), input));
  const by = world.tables.user.get(before.updated_by_id ?? 0);
  const { id, name, version } = before;
  throwIfRefused(checkReadVersion({ kind: 'change', id, version, label: name, name, by }, body.version));
  checkBranchInput(world, before.company_id, input, before);
  const logo = input.logo && { avatar_url: toLogoUrl(input.logo) };
  const branch = world.tables.branch.update(before.id, {
    ...input.columns,
    ...logo,
    version: version + 1,
    updated_by_id: user.id,
  });
  world.announce({ type: 'branchUpdated', branchId: branch.id, actorId: user.id });
  changeManagers(world, branch, input, user.id);
  setMessage('The branch was saved.');
  return presentBranch(world.tables, branch, user);
}

function deleteBranch({ world, user, params, body, setMessage }: Context<'deleteBranch'>) {
  const branch = openBranch(world, user, params.id);
  const openOrders = countOpenOrders(world.tables, branch.id);
  throwIfRefused(checkDeleteBranch(user, branch, { name: body.name, openOrders }));
  const { left } = assignManagers(world, branch.id, []);
  clearBranch(world, branch, user.id);
  world.tables.branch.update(branch.id, { closed_at: world.now() });
  const { id: branchId, company_id: companyId } = branch;
  world.announce({ type: 'branchDeleted', branchId, companyId, managerIds: left, actorId: user.id });
  for (const userId of left) world.announce({ type: 'userUpdated', userId });
  setMessage('The branch was deleted.');
  return {};
}

/**
 * Removes the members, the feed and the open requests to join of a branch. Keeps finished jobs, pay and ratings
 * (docs/product.md, "Branches").
 */
function clearBranch(world: World, branch: BranchRow, actorId: number): void {
  const { tables } = world;
  dissolveTeam(world, branch, actorId);
  for (const request of tables.branchInvitation.by('state', toRequestsKey(branch.id, InvitationStatus.new))) {
    cancelRequest(world, request);
  }
  for (const { id } of tables.activity.where(({ branch_id }) => branch_id === branch.id)) tables.activity.remove(id);
}

const newBranch = {
  email: null,
  unit: null,
  default_min_hours: branchDefaults.default_min_hours,
  default_arrival_windows: [...branchDefaults.default_arrival_windows],
  travel_buffer_minutes: branchDefaults.travel_buffer_minutes,
  serving_area_ids: [],
  serving_area_radii: {},
  closed_at: null,
  version: 1,
  updated_by_id: null,
};

/** Approximate location of an address: the service area of that name, else the first one chosen. */
function findPlace({ tables }: World, { city, state, 'serving_area_ids[]': ids }: Context<'createBranch'>['body']) {
  const named = tables.servingArea.where((area) => area.state_code === state && area.name === city)[0];
  const { lat, lng } = named ?? tables.servingArea.get(ids[0] ?? 0) ?? { lat: 0, lng: 0 };
  return { lat, lng };
}

function listManagerIds({ tables }: World, { id }: BranchRow): number[] {
  const assigned = tables.branchManager.by('branch', id);
  return assigned.flatMap(({ user_id }) => tables.manager.by('user', user_id)).map((manager) => manager.id);
}

function changeManagers(world: World, branch: BranchRow, { managerIds }: BranchInput, actorId: number): void {
  if (managerIds === undefined) return;
  const managers = managerIds.map((id) => world.tables.manager.require(id));
  const { joined, left } = assignManagers(world, branch.id, managers);
  for (const userId of joined) world.announce({ type: 'managerAssigned', branch, userId, actorId });
  for (const userId of [...joined, ...left]) world.announce({ type: 'userUpdated', userId });
}

export const branchHandlers = implement(
  generated,
  {
    getBranches: ({ world, user }) => {
      throwIfRefused(forbidUnless(can(user.type, 'viewBranch')));
      return listBranches(world.tables, user).map((branch) => presentBranchSummary(world.tables, branch, user));
    },
    getBranch: ({ world, user, params }) => presentBranch(world.tables, openBranch(world, user, params.id), user),
    createBranch,
    updateBranch,
    deleteBranch,
  },
  {
    createBranch: ({ user }) => throwIfRefused(forbidUnless(can(user.type, 'createBranch'))),
    updateBranch: ({ world, user, params }) => openBranch(world, user, params.id),
  },
);

type Form = Partial<Context<'createBranch'>['body']> & Partial<Context<'updateBranch'>['body']>;

function readBranchForm(form: Form): BranchInput {
  const { avatar, 'manager_ids[]': managerIds, email, unit } = form;
  const windows = form.default_arrival_windows === '' ? [] : form['default_arrival_windows[]'];
  const columns = {
    ...pickFields(form, ['name', 'phone', 'address_line', 'city', 'state', 'zip', 'lat', 'lng', 'timezone']),
    ...pickFields(form, ['default_min_hours', 'travel_buffer_minutes']),
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
function checkBranchInput({ tables }: World, companyId: number, input: BranchInput, own?: BranchRow): void {
  const others = tables.branch.select('company', companyId, ({ id }) => id !== own?.id);
  const before = own ? { timezone: own.timezone, openOrders: countOpenOrders(tables, own.id) } : null;
  const hasManager = (id: number) => tables.manager.get(id)?.company_id === companyId;
  throwIfRefused(
    refuseProblems(findBranchProblems(input, { others, hasArea: tables.servingArea.has, hasManager, before })),
  );
}

/** Sets the managers of a branch. Returns the user ids that were added and removed. */
function assignManagers({ db, tables }: World, branchId: number, managers: readonly ManagerRow[]) {
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
