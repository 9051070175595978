import { ProfileStatus } from '../../../rules/team/profileStatus';
import type { BranchInvitation, BranchInvitationCounts, PositionCode } from '../../../../src/generated/model';
import { ActiveStatus, InvitationStatus, UserType } from '../../../../src/generated/model/codes';
import { type BranchInvitationRow, type BranchRow, requestsOf, type UserRow } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { paged } from '../../../http/pages';
import { Refused } from '../../../http/refusal';
import { Refusal, refuse } from '../../../rules/refusals';
import { presentBranchInvitation } from '../../../presenters/branchInvitations';
import { may } from '../../../rules/access/access';
import { standsAs } from '../../../rules/crew/formation';
import { positionProblems } from '../../../rules/team/memberFields';
import { guardedName } from '../../../rules/team/team';
import type { World } from '../../../world';
import { openBranch } from '../../openBranch';
import { requireRoom } from '../../planRoom';
import { isBlockedBy } from '../../../rules/crew/trackRecord';
import { ratingOf } from '../memberFacts';

export function getBranchInvitations({ world, user, params, query }: Context<'getBranchInvitations'>) {
  const branch = openBranch(world, user, params.id);
  const states = statesOf(query['filter[status]']);
  const rows = world.tables.branchInvitation.select('branch', branch.id, ({ status }) => states.has(status));
  return { ...paged(rows, query, (row) => showRequest(world, row)), counts: countsOf(world, branch.id) };
}

export function inviteHelper({ world, user, params, query, body, say }: Context<'inviteHelper'>): BranchInvitation {
  const branch = openBranch(world, user, params.id);
  if (!may(user, 'inviteHelper')) throw new Refused(refuse.forbidden());
  const helper = world.tables.user.get(query.id);
  if (helper?.type !== UserType.helper || helper.status !== ActiveStatus.active) throw new Refused(refuse.notFound());
  checkInvitable(world, branch, helper);
  checkPositions(helper, body.positions);
  requireRoom(world, branch.company_id, 'members', openRequestsOf(world, branch.company_id) + 1);
  const { positions, hourly_rate, message } = body;
  const invitation = askHelper(world, branch, helper, { positions, hourly_rate, message, invitedBy: user.id });
  say(`${helper.first_name} was invited to ${branch.name}.`);
  return showRequest(world, invitation);
}

type Offer = {
  positions: PositionCode[];
  hourly_rate?: number | undefined;
  message?: string | undefined;
  invitedBy: number;
};

/** Writes a request down and tells of it; whether it may be made is decided before. */
export function askHelper(world: World, branch: BranchRow, helper: UserRow, offer: Offer): BranchInvitationRow {
  const { positions, hourly_rate = helper.hourly_rate ?? usualRate, message = '', invitedBy } = offer;
  const invitation = world.tables.branchInvitation.insert({
    id: world.db.nextId('branchInvitation'),
    branch_id: branch.id,
    user_id: helper.id,
    positions,
    hourly_rate,
    message: message || null,
    status: InvitationStatus.new,
    reason: null,
    cancelled_by: null,
    invited_by: invitedBy,
    created_at: world.now(),
    responded_at: null,
    employee_id: null,
  });
  world.announce({ type: 'branchInvitationCreated', invitation });
  return invitation;
}

export function showRequest(world: World, row: BranchInvitationRow): BranchInvitation {
  return presentBranchInvitation(world.tables, row, ratingOf(world, row.user_id, row.branch_id));
}

export function statesOf(filter: string | undefined): Set<number> {
  return new Set((filter ?? '1,2,3,4').split(',').map(Number));
}

/** Of somebody whose own rate nobody knows yet. */
const usualRate = 2400;

function countsOf({ tables }: World, branchId: number): BranchInvitationCounts {
  const count = (status: 1 | 2 | 3 | 4) => tables.branchInvitation.count('state', requestsOf(branchId, status));
  return { requested: count(1), accepted: count(2), rejected: count(3), cancelled: count(4) };
}

function checkInvitable(world: World, branch: BranchRow, helper: UserRow): void {
  const { tables } = world;
  const name = helper.first_name;
  const isMember = tables.employee.select('user', helper.id, ({ branch_id }) => branch_id === branch.id).length > 0;
  if (isMember) throw new Refused(notThis('already_member', `${name} is a member of ${branch.name} already.`));
  const isAsked = tables.branchInvitation
    .select('user', helper.id, ({ branch_id, status }) => branch_id === branch.id && status === InvitationStatus.new)
    .at(0);
  if (isAsked) {
    const conflicts = [{ kind: 'invitation' as const, id: isAsked.id, label: guardedName(helper) }];
    const text = `${name} was asked to join ${branch.name} already and has not answered.`;
    throw new Refused(refuse.conflict(text, { code: 'already_invited', conflicts }));
  }
  if (isBlockedBy(world.tables, branch.company_id, helper.id))
    throw new Refused(notThis('not_available', `${name} ${blocked}`));
  const status = tables.helperProfile.view(helper.id, (profile) => profile.status) ?? ProfileStatus.incomplete;
  if (status !== ProfileStatus.active)
    throw new Refused(notThis('not_available', `${name} ${status === ProfileStatus.incomplete ? notReady : paused}`));
}

const blocked = 'was rated "never again" by your company.';
const notReady = 'has not finished their profile yet. Ask again later.';
const paused = 'takes no new requests at the moment.';

function notThis(code: 'already_member' | 'not_available', text: string): Refusal {
  return new Refusal('invalid', text, { fields: { id: [text] }, code });
}

/** Only what they offer, or less. */
function checkPositions(helper: UserRow, positions: readonly PositionCode[]): void {
  const strange = positions.map((position, place) => [position, place] as const);
  const problems = strange.filter(([position]) => standsAs(helper.positions, position) === 'no');
  const text = `${helper.first_name} does not offer this position`;
  const fields = Object.fromEntries(problems.map(([, place]) => [`positions.${place}`, [text]]));
  const wrong = { ...positionProblems(positions), ...fields };
  if (Object.keys(wrong).length > 0) throw new Refused(refuse.fields(wrong));
}

/** People asked to join any branch of a company who are no members yet: each may need a place in the plan. */
function openRequestsOf({ tables }: World, companyId: number): number {
  const open = tables.branch
    .by('company', companyId)
    .flatMap(({ id }) => tables.branchInvitation.by('state', requestsOf(id, InvitationStatus.new)));
  return new Set(open.map(({ user_id }) => user_id)).size;
}
