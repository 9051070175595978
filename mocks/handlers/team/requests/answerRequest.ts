import { type BranchInvitationRow, fileOf, type UserRow } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { paged } from '../../../http/pages';
import { Refused } from '../../../http/refusal';
import { refuse } from '../../../rules/refusals';
import { presentOwnInvitation } from '../../../presenters/branchInvitations';
import { may } from '../../../rules/access/access';
import { type RequestAction, requestAfter } from '../../../rules/team/branchInvitations';
import { reachOfBranch } from '../../../rules/access/membership';
import type { World } from '../../../world';
import { wrongState } from '../../orders/openOrder';
import { fileOfMember } from '../openMember';
import { showRequest, statesOf } from './requests';
import { addMembership } from '../writeMember';
import { InvitationStatus } from '../../../../src/generated/model/codes';

export function getOwnBranchInvitations({ world, user, query }: Context<'getOwnBranchInvitations'>) {
  if (!may(user, 'joinBranch')) throw new Refused(refuse.forbidden());
  const states = statesOf(query['filter[status]']);
  const rows = world.tables.branchInvitation.select('user', user.id, ({ status }) => states.has(status));
  return paged(rows, query, (row) => presentOwnInvitation(world.tables, row));
}

export function acceptBranchInvitation({ world, user, params, say }: Context<'acceptBranchInvitation'>) {
  const answered = acceptRequest(world, ownRequest(world, user, params.branchInvitationId));
  say(`You are a member of ${world.tables.branch.require(answered.branch_id).name} now.`);
  return presentOwnInvitation(world.tables, answered);
}

export function rejectBranchInvitation({ world, user, params, body, say }: Context<'rejectBranchInvitation'>) {
  const answered = rejectRequest(world, ownRequest(world, user, params.branchInvitationId), body.reason ?? null);
  say('You said no. You can still join as long as they do not ask again.');
  return presentOwnInvitation(world.tables, answered);
}

export function cancelBranchInvitation({ world, user, params, say }: Context<'cancelBranchInvitation'>) {
  const request = world.tables.branchInvitation.get(params.branchInvitationId);
  const reach = request ? reachOfBranch(world.tables, user, request.branch_id) : 'unknown';
  // Whoever was asked may know that there is a request, and says no instead.
  if (request && reach === 'unknown' && request.user_id === user.id) throw new Refused(refuse.forbidden());
  if (!request || reach === 'unknown') throw new Refused(refuse.notFound());
  if (reach === 'closed' || !may(user, 'inviteHelper')) throw new Refused(refuse.forbidden());
  const cancelled = takeBackRequest(world, request);
  say('The request was taken back.');
  return showRequest(world, cancelled);
}

/** A helper joins: as a freelance member at the rate they were offered. */
export function acceptRequest(world: World, request: BranchInvitationRow): BranchInvitationRow {
  const { tables, db } = world;
  const { branch_id, user_id, hourly_rate } = request;
  const branch = tables.branch.require(branch_id);
  if (branch.closed_at !== null) throw new Refused(wrongState(`${branch.name} was closed.`));
  const others = tables.branchInvitation.select('user', user_id, (each) => each.branch_id === branch_id);
  const isNewest = others.every(({ id }) => id <= request.id);
  if (request.status === InvitationStatus.rejected && !isNewest)
    throw new Refused(wrongState(`${branch.name} asked you again. Answer that request.`));
  const isMember = tables.employee.select('user', user_id, (each) => each.branch_id === branch_id).length > 0;
  if (isMember && request.status !== InvitationStatus.accepted)
    throw new Refused(wrongState(`You are a member of ${branch.name} already.`));
  requireMove(world, request, 'accept');
  if (!tables.memberFile.one('person', fileOf(branch.company_id, user_id))) {
    tables.memberFile.insert({ ...fileOfMember(world, branch.company_id, user_id), id: db.nextId('memberFile') });
  }
  const terms = { user_id, branch_id, employment_type: 'helper', hourly_rate, status: 1 } as const;
  const employee = addMembership(world, terms, user_id);
  return move(world, request, 'accept', { employee_id: employee.id, reason: null });
}

export function rejectRequest(world: World, request: BranchInvitationRow, reason: string | null): BranchInvitationRow {
  return move(world, request, 'reject', { reason });
}

export function takeBackRequest(world: World, request: BranchInvitationRow): BranchInvitationRow {
  return move(world, request, 'cancel', { cancelled_by: 'company' });
}

/** One's own request; the company, which may only take it back, is told 403, everybody else 404. */
function ownRequest(world: World, user: UserRow, id: number): BranchInvitationRow {
  const request = world.tables.branchInvitation.get(id);
  if (!request) throw new Refused(refuse.notFound());
  if (request.user_id === user.id) return request;
  const isKnown = reachOfBranch(world.tables, user, request.branch_id) !== 'unknown';
  throw isKnown ? refuse.forbidden() : refuse.notFound();
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

/** The next status; a 409 says what is in the way. */
function requireMove({ tables }: World, { status, user_id }: BranchInvitationRow, action: RequestAction) {
  const next = requestAfter(status, action);
  if (next !== null) return next;
  if (status === InvitationStatus.cancelled) throw new Refused(wrongState('This request was taken back.'));
  const who = action === 'cancel' ? `${tables.user.require(user_id).first_name} has` : 'You have';
  throw new Refused(wrongState(`${who} ${status === InvitationStatus.rejected ? 'said no' : 'joined'} already.`));
}
