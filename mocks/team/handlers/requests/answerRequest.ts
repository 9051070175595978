import { type BranchInvitationRow, type BranchRow, toFileKey, type UserRow } from '../../../provider/store/schema';
import type { Context } from '../../../provider/http/context';
import { paginate } from '../../../provider/http/pages';
import { orNotFound, throwIfRefused } from '../../../provider/http/refusal';
import { forbidUnless } from '../../../provider/rules/refusals';
import { presentOwnInvitation } from '../../answers';
import { can } from '#domain/people/rights';
import {
  checkJoin,
  checkCancelRequest,
  decideMove,
  type JoinFacts,
  type RequestAction,
} from '../../rules/joinRequests';
import { checkRecipient } from '../../../provider/access/reach';
import { getBranchReach } from '../../../provider/access/membership';
import type { World } from '../../../provider/world';
import { getMemberFile } from '../openMember';
import { showRequest, parseStates } from './requests';
import { addMembership } from '../writeMember';

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
