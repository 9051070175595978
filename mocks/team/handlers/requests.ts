import { ProfileStatus } from '#domain/people/profileStatus';
import { can } from '#domain/people/rights';
import type { BranchInvitation, BranchInvitationCounts, PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { requirePlanLimit } from '../../billing/handlers';
import { openBranch } from '../../branches/handlers/openBranch';
import { hasBlocked, isBlockedBy } from '../../crew/rules/ratings';
import { checkRecipient, getBranchReach } from '../../provider/access/access';
import { type Context, paginate } from '../../provider/http/context';
import { throwIfRefused, orNotFound } from '../../provider/http/refusal';
import { forbidUnless } from '../../provider/rules/refusals';
import {
  type BranchInvitationRow,
  type BranchRow,
  toRequestsKey,
  type UserRow,
  toFileKey,
} from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { presentBranchInvitation, presentOwnInvitation } from '../answers';
import {
  type JoinRequestFacts,
  checkJoinRequest,
  checkOffered,
  decideHelper,
  checkJoin,
  checkCancelRequest,
  decideMove,
  type JoinFacts,
  type RequestAction,
} from '../rules/joinRequests';
import { addMembership } from './access';
import { getMemberFile } from './openMember';
import { getMemberRating } from './showMember';

export function getBranchInvitations({ world, user, params, query }: Context<'getBranchInvitations'>) {
  const branch = openBranch(world, user, params.id);
  const states = parseStates(query['filter[status]']);
  const rows = world.tables.branchInvitation.select('branch', branch.id, ({ status }) => states.has(status));
  return { ...paginate(rows, query, (row) => showRequest(world, row, user)), counts: getCounts(world, branch.id) };
}

export function inviteHelper({
  world,
  user,
  params,
  query,
  body,
  setMessage,
}: Context<'inviteHelper'>): BranchInvitation {
  const branch = openBranch(world, user, params.id);
  throwIfRefused(forbidUnless(can(user.type, 'inviteHelper')));
  const helper = throwIfRefused(decideHelper(world.tables.user.get(query.id)));
  throwIfRefused(checkJoinRequest(helper, getJoinRequestFacts(world, branch, helper)));
  throwIfRefused(checkOffered(helper, body.positions));
  requirePlanLimit(world, branch.company_id, 'members', countOpenRequests(world, branch.company_id) + 1);
  const { positions, hourly_rate, message } = body;
  const invitation = sendJoinRequest(world, branch, helper, { positions, hourly_rate, message, invitedBy: user.id });
  setMessage(`${helper.first_name} was invited to ${branch.name}.`);
  return showRequest(world, invitation, user);
}

type Offer = {
  positions: PositionCode[];
  hourly_rate?: number | undefined;
  message?: string | undefined;
  invitedBy: number;
};

/** Stores a request and announces it. The caller has checked that it is allowed. */
export function sendJoinRequest(world: World, branch: BranchRow, helper: UserRow, offer: Offer): BranchInvitationRow {
  const { positions, hourly_rate = helper.hourly_rate ?? usualRate, message = '', invitedBy } = offer;
  const invitation = world.tables.branchInvitation.insert({
    id: world.db.nextId('branchInvitation'),
    branch_id: branch.id,
    user_id: helper.id,
    positions,
    hourly_rate,
    message: message || null,
    message_language: message === '' ? null : world.tables.user.require(invitedBy).locale,
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

function showRequest(world: World, row: BranchInvitationRow, reader: UserRow): BranchInvitation {
  return presentBranchInvitation(world.tables, row, getMemberRating(world, row, reader));
}

function parseStates(filter: string | undefined): Set<number> {
  return new Set((filter ?? '1,2,3,4').split(',').map(Number));
}

/** Default for a helper without a rate. */
const usualRate = 2400;

function getCounts({ tables }: World, branchId: number): BranchInvitationCounts {
  const count = (status: 1 | 2 | 3 | 4) => tables.branchInvitation.count('state', toRequestsKey(branchId, status));
  return { requested: count(1), accepted: count(2), rejected: count(3), cancelled: count(4) };
}

function getJoinRequestFacts({ tables }: World, branch: BranchRow, helper: UserRow): JoinRequestFacts {
  const isHere = ({ branch_id }: { branch_id: number }) => branch_id === branch.id;
  const requests = tables.branchInvitation.select('user', helper.id, isHere);
  return {
    branch,
    isMember: tables.employee.select('user', helper.id, isHere).length > 0,
    open: requests.find(({ status }) => status === InvitationStatus.new),
    isBlocked: isBlockedBy(tables, branch.company_id, helper.id),
    avoidsCompany: hasBlocked(tables, branch.company_id, helper.id),
    profileStatus: tables.helperProfile.view(helper.id, ({ status }) => status) ?? ProfileStatus.incomplete,
  };
}

/** Non-members with an open request from any branch of the company. Each may need a place in the plan. */
function countOpenRequests({ tables }: World, companyId: number): number {
  const open = tables.branch
    .by('company', companyId)
    .flatMap(({ id }) => tables.branchInvitation.by('state', toRequestsKey(id, InvitationStatus.new)));
  return new Set(open.map(({ user_id }) => user_id)).size;
}

// Answers -------------------------------------------------------------------------------------------------------------

export function getOwnBranchInvitations({ world, user, query }: Context<'getOwnBranchInvitations'>) {
  throwIfRefused(forbidUnless(can(user.type, 'joinBranch')));
  const states = parseStates(query['filter[status]']);
  const rows = world.tables.branchInvitation.select('user', user.id, ({ status }) => states.has(status));
  return paginate(rows, query, (row) => presentOwnInvitation(world.tables, row));
}

export function acceptBranchInvitation({ world, user, params, setMessage }: Context<'acceptBranchInvitation'>) {
  const answered = acceptRequest(world, openOwnRequest(world, user, params.branchInvitationId));
  setMessage(`You are now a member of ${world.tables.branch.require(answered.branch_id).name}.`);
  return presentOwnInvitation(world.tables, answered);
}

export function rejectBranchInvitation({ world, user, params, body, setMessage }: Context<'rejectBranchInvitation'>) {
  const answered = rejectRequest(world, openOwnRequest(world, user, params.branchInvitationId), body.reason ?? null);
  setMessage('You declined. You can still join unless they invite you again.');
  return presentOwnInvitation(world.tables, answered);
}

export function cancelBranchInvitation({ world, user, params, setMessage }: Context<'cancelBranchInvitation'>) {
  const request = orNotFound(world.tables.branchInvitation.get(params.branchInvitationId));
  throwIfRefused(checkCancelRequest(user, request.user_id, getBranchReach(world.tables, user, request.branch_id)));
  const cancelled = cancelRequest(world, request);
  setMessage('The invitation was withdrawn.');
  return showRequest(world, cancelled, user);
}

/** The helper joins as a freelance member at the offered rate. */
export function acceptRequest(world: World, request: BranchInvitationRow): BranchInvitationRow {
  const { tables, db } = world;
  const { branch_id, user_id, hourly_rate } = request;
  const branch = tables.branch.require(branch_id);
  throwIfRefused(checkJoin(request, getJoinFacts(world, branch, request)));
  requireMove(world, request, 'accept');
  if (!tables.memberFile.one('person', toFileKey(branch.company_id, user_id))) {
    tables.memberFile.insert({ ...getMemberFile(world, branch.company_id, user_id), id: db.nextId('memberFile') });
  }
  const terms = { user_id, branch_id, employment_type: 'helper', hourly_rate, status: 1 } as const;
  const employee = addMembership(world, terms, user_id);
  return move(world, request, 'accept', { employee_id: employee.id, reason: null });
}

export function rejectRequest(world: World, request: BranchInvitationRow, reason: string | null): BranchInvitationRow {
  return move(world, request, 'reject', { reason });
}

export function cancelRequest(world: World, request: BranchInvitationRow): BranchInvitationRow {
  return move(world, request, 'cancel', { cancelled_by: 'company' });
}

function getJoinFacts({ tables }: World, branch: BranchRow, { id, user_id }: BranchInvitationRow): JoinFacts {
  const isHere = ({ branch_id }: { branch_id: number }) => branch_id === branch.id;
  const requests = tables.branchInvitation.select('user', user_id, isHere);
  const isMember = tables.employee.select('user', user_id, isHere).length > 0;
  return { branch, isMember, isNewest: requests.every((each) => each.id <= id) };
}

/** The caller's own request; 403 for the company, which may only take it back, and 404 for everyone else. */
function openOwnRequest(world: World, user: UserRow, id: number): BranchInvitationRow {
  const request = orNotFound(world.tables.branchInvitation.get(id));
  const { user_id, branch_id } = request;
  throwIfRefused(checkRecipient(user.id, user_id, getBranchReach(world.tables, user, branch_id)));
  return request;
}

function move(
  world: World,
  request: BranchInvitationRow,
  action: RequestAction,
  patch: Partial<BranchInvitationRow>,
): BranchInvitationRow {
  const status = requireMove(world, request, action);
  const invitation = world.tables.branchInvitation.update(request.id, {
    status,
    responded_at: world.now(),
    ...patch,
  });
  world.announce({ type: 'branchInvitationChanged', invitation, how: action });
  return invitation;
}

function requireMove({ tables }: World, { status, user_id }: BranchInvitationRow, action: RequestAction) {
  return throwIfRefused(decideMove(status, action, tables.user.require(user_id).first_name));
}
