import type { Conflict, InviteOne, PositionCode } from '../../../src/generated/model';
import { ActiveStatus, InvitationStatus } from '../../../src/generated/model/codes';
import type { EmployeeRow, OrderRow, UserRow } from '../../db/schema';
import type { Context } from '../../http/implement';
import { refuse } from '../../http/refusal';
import { presentCrew } from '../../presenters/crews';
import { may } from '../../rules/access';
import { standsAs } from '../../rules/formation';
import { expiryOf } from '../../rules/invitations';
import { isoOf } from '../../seed/times';
import type { World } from '../../world';
import { hardClash } from './bookings';
import { busyText } from './busyText';
import { moveInvitation, noteAnswer, noteEvent, reform } from './formCrew';
import { openUnclosed } from './openOrder';
import { isBlockedBy } from './trackRecord';
import { orderLimits } from '../../../src/domain/limits';
import { isOpenInvitation } from '../../../src/domain/statuses';

type Asking = { message?: string | undefined; override?: { employee_id: number; reason: string }[] | undefined };

export function inviteEmployee({ world, user, params, body, say }: Context<'inviteEmployee'>) {
  const order = openUnclosed(world, user, params.orderId);
  inviteAll(world, user, order, body.employees, body, 'employees');
  say(body.employees.length === 1 ? 'The invitation was sent.' : `${body.employees.length} invitations were sent.`);
  return presentCrew(world.tables, reform(world, order.id));
}

export function editInvitations({ world, user, params, body, say }: Context<'editInvitations'>) {
  const order = openUnclosed(world, user, params.orderId);
  const { add = [], cancel = [], update = [] } = body;
  cancel.forEach(({ invitation_id, reason }, place) => {
    const invitation = ofOrder(world, order, invitation_id, `cancel.${place}.invitation_id`);
    const patch = { reason, cancelled_by: 'company', responded_at: world.now() } as const;
    if (!moveInvitation(world, invitation, 'remove', { how: 'removed', ...patch }))
      throw notOpen(`cancel.${place}.invitation_id`);
    noteAnswer(world, order, invitation, 'removed', user.id);
  });
  update.forEach((change, place) => changeInvitation(world, order, change, `update.${place}`));
  inviteAll(world, user, order, add, body, 'add');
  say('The crew was saved.');
  return presentCrew(world.tables, reform(world, order.id));
}

type Change = { invitation_id: number; position?: PositionCode | undefined; hourly_rate?: number | undefined };

/** Of one not yet answered anything may change; a lower rate, or another place, asks an accepted one again. */
function changeInvitation(world: World, order: OrderRow, change: Change, field: string): void {
  const invitation = ofOrder(world, order, change.invitation_id, `${field}.invitation_id`);
  if (!isOpenInvitation(invitation)) throw notOpen(`${field}.invitation_id`);
  const { position = invitation.position, hourly_rate = invitation.hourly_rate } = change;
  checkPosition(order, world.tables.user.require(invitation.user_id), position, `${field}.position`);
  if (position !== invitation.position) checkRoom(world, order, [{ position }], `${field}.position`);
  const asksAgain =
    invitation.status === InvitationStatus.accepted &&
    (hourly_rate < invitation.hourly_rate || position !== invitation.position);
  const patch = {
    position,
    hourly_rate,
    ...(asksAgain && { expires_at: expiry(world, order), reconfirm_of: invitation.id, responded_at: null }),
  };
  if (asksAgain) moveInvitation(world, invitation, 'reconfirm', { how: 'other', ...patch });
  else
    world.announce({
      type: 'invitationChanged',
      invitation: world.tables.invitation.update(invitation.id, patch),
      how: 'other',
    });
}

function inviteAll(
  world: World,
  user: UserRow,
  order: OrderRow,
  wishes: readonly InviteOne[],
  asking: Asking,
  field: string,
): void {
  const people = wishes.map((wish, place) => checkWish(world, user, order, wish, `${field}.${place}`));
  if (new Set(people.map(({ user_id }) => user_id)).size < people.length)
    throw refuse.field(field, 'Value is not valid');
  checkRoom(world, order, wishes, field);
  const overridden = checkConflicts(world, user, order, people, asking.override ?? []);
  wishes.forEach(({ position, hourly_rate }, place) => {
    const employee = people[place];
    if (!employee) return;
    const invitation = world.tables.invitation.insert({
      ...fresh,
      id: world.db.nextId('invitation'),
      order_id: order.id,
      branch_id: order.branch_id,
      position,
      hourly_rate,
      employee_id: employee.id,
      user_id: employee.user_id,
      invited_by: user.id,
      message: asking.message ?? null,
      created_at: world.now(),
      expires_at: expiry(world, order),
      override_reason: overridden.get(employee.id) ?? null,
    });
    world.announce({ type: 'invitationCreated', invitation });
  });
  if (wishes.length > 0)
    noteEvent(world, order, { type: 'invited', actorId: user.id, text: `${user.first_name} invited ${wishes.length}` });
}

const fresh = {
  status: 1,
  source: 'direct',
  reason: null,
  reason_comment: null,
  cancelled_by: null,
  responded_at: null,
  reconfirm_of: null,
  late_cancel: false,
} as const;

/** A member of the company who may stand on that place and is not asked already. */
function checkWish(
  world: World,
  user: UserRow,
  order: OrderRow,
  { employee_id, position }: InviteOne,
  field: string,
): EmployeeRow {
  const { tables } = world;
  const employee = tables.employee.get(employee_id);
  const branch = employee && tables.branch.get(employee.branch_id);
  const person = employee && tables.user.get(employee.user_id);
  if (
    !person ||
    branch?.company_id !== user.company_id ||
    employee.status !== ActiveStatus.active ||
    person.status !== ActiveStatus.active
  )
    throw refuse.field(`${field}.employee_id`, 'Value is not valid');
  const isAsked = tables.invitation
    .by('order', order.id)
    .some((each) => each.user_id === employee.user_id && isOpenInvitation(each));
  if (isAsked) throw refuse.field(`${field}.employee_id`, 'This person was invited already');
  if (isBlockedBy(world, branch.company_id, employee.user_id))
    throw refuse.field(`${field}.employee_id`, 'Your company does not work with this person again');
  checkPosition(order, person, position, `${field}.position`);
  return employee;
}

function checkPosition(order: OrderRow, { positions }: UserRow, position: PositionCode, field: string): void {
  const isNeeded = order.crew_requirements.some((each) => each.position === position);
  if (!isNeeded || standsAs(positions, position) === 'no') throw refuse.field(field, 'Value is not valid');
}

/** At most twelve open questions a line, and none for a place that is full. */
function checkRoom(
  { tables }: World,
  order: OrderRow,
  wishes: readonly Pick<InviteOne, 'position'>[],
  field: string,
): void {
  const open = tables.invitation.by('order', order.id).filter(isOpenInvitation);
  for (const { position, count } of order.crew_requirements) {
    const asked = open.filter((each) => each.position === position);
    const wanted = wishes.filter((each) => each.position === position).length;
    if (wanted > 0 && asked.filter(({ status }) => status === InvitationStatus.accepted).length >= count) {
      throw refuse.conflict('This position is already filled.', { code: 'position_filled' });
    }
    if (wanted > 0 && asked.length + wanted > orderLimits.invitationsPerPosition)
      throw refuse.field(field, `The maximum value allowed is ${orderLimits.invitationsPerPosition}`);
  }
}

/**
 * Reasons by employee, of those who do work at that time: what was typed for nothing opens no door later. A hard
 * conflict without a reason, or by somebody who may not override, is a 409.
 */
function checkConflicts(
  world: World,
  user: UserRow,
  order: OrderRow,
  people: readonly EmployeeRow[],
  wishes: NonNullable<Asking['override']>,
): Map<number, string> {
  const typed = new Map(wishes.map(({ employee_id, reason }) => [employee_id, reason]));
  const reasons = new Map<number, string>();
  const conflicts = people.flatMap(({ id, user_id }): Conflict[] => {
    const clash = hardClash(world, user_id, order);
    if (!clash) return [];
    const reason = may(user, 'overrideConflict') ? typed.get(id) : undefined;
    if (reason !== undefined) {
      reasons.set(id, reason);
      return [];
    }
    const { first_name, last_name } = world.tables.user.require(user_id);
    return [{ kind: 'employee', id, label: `${first_name} ${last_name}`, ...busyText(world, clash) }];
  });
  if (conflicts.length > 0)
    throw refuse.conflict('Somebody works at that time already.', { code: 'hard_conflict', conflicts });
  return reasons;
}

function expiry(world: World, { starts_at }: OrderRow): string {
  return isoOf(expiryOf(world.clock.now().getTime(), Date.parse(starts_at)));
}

function ofOrder({ tables }: World, order: OrderRow, id: number, field: string) {
  const invitation = tables.invitation.get(id);
  if (invitation?.order_id !== order.id) throw refuse.field(field, 'Value is not valid');
  return invitation;
}

function notOpen(field: string) {
  return refuse.field(field, 'This invitation is no longer open');
}
