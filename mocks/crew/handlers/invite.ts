import type { InviteOne, UpdateOne } from '#generated/model';
import { toReading } from '../../orders/answers/orders';
import { checkJobNow, openOrderFor, openUnclosed } from '../../orders/handlers/openOrder';
import { describeInvited } from '../../orders/rules/eventWords';
import { canRead } from '../../provider/access/reading';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { checkInvitation } from '../../provider/rules/actions';
import { checkReadVersion } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { presentCrew } from '../answers';
import {
  requiresConfirmation,
  checkDifferentPeople,
  checkOpenInvitation,
  checkOpenPositions,
  checkPosition,
  decideOrderInvitation,
  decideInvitee,
  decideOverrides,
  type InviteeFacts,
  getExpiry,
  newInvitation,
} from '../rules/inviting';
import { hasBlocked, isBlockedBy } from '../rules/ratings';
import { getTerms } from '../rules/reconfirm';
import { listBusyCrew } from './crewEdits';
import { transitionInvitation, recordAnswer, recordEvent, syncCrew } from './formCrew';

type Asking = { message?: string | undefined; override?: { employee_id: number; reason: string }[] | undefined };

export function inviteEmployee({ world, user, params, body, setMessage }: Context<'inviteEmployee'>) {
  const order = openOrderFor(world, user, params.orderId, 'invite');
  inviteAll(world, user, order, body.employees, body, 'employees');
  setMessage(body.employees.length === 1 ? 'Invitation sent.' : `${body.employees.length} invitations sent.`);
  return presentCrew(world.tables, syncCrew(world, order.id), toReading(world, user));
}

export function editInvitations({ world, user, params, body, setMessage }: Context<'editInvitations'>) {
  const order = openUnclosed(world, user, params.orderId);
  const { add = [], cancel = [], update = [] } = body;
  if (add.length > 0) throwIfRefused(checkJobNow(world, 'invite', order));
  cancel.forEach(({ invitation_id, reason }, index) => {
    const invitation = requireOpenInvitation(world, order, invitation_id, `cancel.${index}.invitation_id`);
    throwIfRefused(checkInvitation('withdrawInvitation', invitation, order, world.clock.now().getTime()));
    const patch = { reason, cancelled_by: 'company', responded_at: world.now() } as const;
    transitionInvitation(world, invitation, 'remove', { how: 'removed', ...patch });
    recordAnswer(world, order, invitation, 'removed', user.id);
  });
  update.forEach((change, index) => changeInvitation(world, user, order, change, `update.${index}`));
  inviteAll(world, user, order, add, body, 'add');
  setMessage('The crew was saved.');
  return presentCrew(world.tables, syncCrew(world, order.id), toReading(world, user));
}

/** An unanswered invitation may change in any way. An accepted one needs confirmation if the terms get worse. */
function changeInvitation(world: World, user: UserRow, order: OrderRow, change: UpdateOne, field: string): void {
  const invitation = requireOpenInvitation(world, order, change.invitation_id, `${field}.invitation_id`);
  throwIfRefused(checkInvitation('changeTerms', invitation, order, world.clock.now().getTime()));
  const { position = invitation.position, hourly_rate = invitation.hourly_rate } = change;
  const { positions, first_name, last_name } = world.tables.user.require(invitation.user_id);
  const { id, version, updated_by_id } = invitation;
  const by = world.tables.user.get(updated_by_id ?? 0);
  const named = { kind: 'invitation', id, label: `${first_name} ${last_name}`, name: first_name } as const;
  throwIfRefused(checkReadVersion({ ...named, version, by }, change.version));
  throwIfRefused(checkPosition(order, positions, position, `${field}.position`));
  const crew = world.tables.invitation.by('order', order.id);
  if (position !== invitation.position)
    throwIfRefused(checkOpenPositions(order, crew, [{ position }], `${field}.position`));
  const asksCrewAgain = requiresConfirmation(invitation, { position, hourly_rate });
  const patch = {
    position,
    hourly_rate,
    version: version + 1,
    updated_by_id: user.id,
    ...(asksCrewAgain && {
      asked_at: world.now(),
      expires_at: toExpiry(world, order),
      reconfirm_of: invitation.id,
      responded_at: null,
      agreed: getTerms(order, invitation),
    }),
  };
  if (asksCrewAgain) transitionInvitation(world, invitation, 'reconfirm', { how: 'other', ...patch });
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
  invitees: readonly InviteOne[],
  asking: Asking,
  field: string,
): void {
  const people = invitees.map((invitee, index) =>
    throwIfRefused(decideInvitee(order, invitee, getInviteeFacts(world, user, order, invitee), `${field}.${index}`)),
  );
  throwIfRefused(checkDifferentPeople(people, field));
  throwIfRefused(checkOpenPositions(order, world.tables.invitation.by('order', order.id), invitees, field));
  const crew = people.map(({ id: employee_id, user_id }) => ({ employee_id, user_id }));
  const busy = listBusyCrew(world, order, crew);
  const overridden = throwIfRefused(decideOverrides(user, busy, asking.override ?? []));
  invitees.forEach(({ position, hourly_rate }, index) => {
    const employee = people[index];
    if (!employee) return;
    const invitation = world.tables.invitation.insert({
      ...newInvitation,
      id: world.db.nextId('invitation'),
      order_id: order.id,
      branch_id: order.branch_id,
      position,
      hourly_rate,
      employee_id: employee.id,
      user_id: employee.user_id,
      invited_by: user.id,
      message: asking.message ?? null,
      message_language: asking.message === undefined ? null : user.locale,
      created_at: world.now(),
      expires_at: toExpiry(world, order),
      override_reason: overridden.get(employee.id) ?? null,
    });
    world.announce({ type: 'invitationCreated', invitation });
  });
  if (invitees.length > 0)
    recordEvent(world, order, {
      type: 'invited',
      actorId: user.id,
      text: describeInvited(user.first_name, invitees.length),
    });
}

function getInviteeFacts(world: World, user: UserRow, order: OrderRow, { employee_id }: InviteOne): InviteeFacts {
  const { tables } = world;
  const now = world.clock.now().getTime();
  const employee = tables.employee.get(employee_id);
  return {
    employee,
    isKnown: employee !== undefined && canRead(tables, user, { kind: 'member', employee }, now),
    person: employee && tables.user.get(employee.user_id),
    crew: tables.invitation.by('order', order.id),
    isBlocked: employee !== undefined && isBlockedBy(tables, user.company_id ?? 0, employee.user_id),
    isOwn: employee?.user_id === user.id,
    avoidsCompany: employee !== undefined && hasBlocked(tables, user.company_id ?? 0, employee.user_id),
  };
}

function toExpiry(world: World, { starts_at }: OrderRow): string {
  return toIso(getExpiry(world.clock.now().getTime(), Date.parse(starts_at)));
}

function requireOpenInvitation({ tables }: World, order: OrderRow, id: number, field: string): InvitationRow {
  const invitation = throwIfRefused(decideOrderInvitation(order, tables.invitation.get(id), field));
  throwIfRefused(checkOpenInvitation(invitation, field));
  return invitation;
}
