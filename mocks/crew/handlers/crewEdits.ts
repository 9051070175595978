import { isOpenInvitation } from '#domain/orders/statuses';
import type { OrderRequest, Conflict, CrewConflict, AffectedPerson, MoveCheck, Override } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { describeOffHours, findJobOffHours } from '../../helper/handlers/hours';
import { toOrderNumber } from '../../orders/answers/orders';
import { openOrderFor } from '../../orders/handlers/openOrder';
import { deriveColumns } from '../../orders/rules/orderColumns';
import { findTimeProblems } from '../../orders/rules/orderFields';
import type { Context } from '../../provider/http/context';
import { throwIfRefused } from '../../provider/http/refusal';
import { checkInvitation } from '../../provider/rules/actions';
import { refuseProblems } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { getCoreEnd } from '../rules/busyTimes';
import { hasOpenSlot } from '../rules/formation';
import { getExpiry, type Busy, decideOverrides } from '../rules/inviting';
import {
  getTerms,
  isAgreedAgain,
  type EditKind,
  listEditKinds,
  decideEditOutcome,
  getMove,
  getRateAfter,
  toSchedule,
  getDefaultNotice,
  isRescheduled,
} from '../rules/reconfirm';
import { findHardClash, type Bookings, findClashes, type JobClash, describeBusyTime } from './bookings';
import { transitionInvitation, recordAnswer } from './formCrew';

type Choice = Pick<OrderRequest, 'ask_to_reconfirm' | 'release_invitation_ids'>;

/** Applies an edit of an order to its invitations. The caller must call `syncCrew` afterwards. */
export function applyToCrew(world: World, before: OrderRow, after: OrderRow, choice: Choice): void {
  const { tables } = world;
  for (const id of choice.release_invitation_ids ?? []) releaseInvitation(world, tables.invitation.require(id), after);
  const move = getMove(toSchedule(before), toSchedule(after));
  for (const each of tables.invitation.by('order', after.id)) {
    const hourly_rate = getRateAfter(each, before, after);
    const kinds = listEditKinds(move, each.hourly_rate, hourly_rate);
    const agreed = each.agreed ?? getTerms(before, each);
    const canAsk = checkInvitation('changeTerms', each, before, world.clock.now().getTime()) === null;
    updateInvitation(
      world,
      { ...each, hourly_rate, agreed },
      canAsk ? kinds : [],
      choice.ask_to_reconfirm ?? null,
      after,
    );
  }
  // A filled position has no open invitations, so any that are left are too many for the smaller job.
  const crew = tables.invitation.by('order', after.id);
  const extra = crew.filter(
    ({ status, position }) => status === InvitationStatus.new && !hasOpenSlot(after.crew_requirements, crew, position),
  );
  for (const each of extra) releaseInvitation(world, each, after);
}

/** Refuses an edit that releases someone whose work is done, or changes their rate. */
export function requireCrewEdit(world: World, before: OrderRow, after: OrderRow, released: readonly number[]): void {
  const now = world.clock.now().getTime();
  for (const each of world.tables.invitation.select('order', before.id, isOpenInvitation)) {
    if (released.includes(each.id)) throwIfRefused(checkInvitation('withdrawInvitation', each, before, now));
    else if (getRateAfter(each, before, after) !== each.hourly_rate)
      throwIfRefused(checkInvitation('changeTerms', each, before, now));
  }
}

/** The job needs fewer people than before. */
function releaseInvitation(world: World, invitation: InvitationRow, order: OrderRow): void {
  const patch = { reason: 'job_smaller', cancelled_by: 'company', responded_at: world.now() } as const;
  transitionInvitation(world, invitation, 'remove', { how: 'removed', ...patch });
  recordAnswer(world, order, invitation, 'removed', order.updated_by_id);
}

function updateInvitation(
  world: World,
  invitation: InvitationRow,
  kinds: readonly EditKind[],
  choice: boolean | null,
  order: OrderRow,
): void {
  const { id, agreed } = invitation;
  const terms = toChangedTerms(world, invitation, order);
  const asked_at = world.now();
  const expires_at = toIso(getExpiry(world.clock.now().getTime(), Date.parse(order.starts_at)));
  // A move that was taken back: no one has to answer twice, unless they took another job in the meantime.
  if (isAgreedAgain(invitation, order) && !findHardClash(world, invitation.user_id, order)) {
    const patch = { ...terms, responded_at: asked_at, agreed: null };
    transitionInvitation(world, invitation, 'restore', { how: 'other', ...patch });
    return;
  }
  switch (decideEditOutcome(invitation, kinds, choice)) {
    case 'resend': {
      const resent = world.tables.invitation.update(id, { ...terms, asked_at, expires_at, agreed });
      world.announce({ type: 'invitationChanged', invitation: resent, how: 'other' });
      break;
    }
    case 'reconfirm': {
      const patch = { ...terms, asked_at, expires_at, responded_at: null, reconfirm_of: id, agreed };
      transitionInvitation(world, invitation, 'reconfirm', { how: 'other', ...patch });
      break;
    }
    case 'update':
      world.tables.invitation.update(id, terms);
      break;
    case 'none':
  }
}

/** The rate after an edit of the job, as a new version of the terms if it differs. */
function toChangedTerms({ tables }: World, { id, hourly_rate, version }: InvitationRow, order: OrderRow) {
  const isSame = tables.invitation.require(id).hourly_rate === hourly_rate;
  return isSame ? { hourly_rate } : { hourly_rate, version: version + 1, updated_by_id: order.updated_by_id };
}

// Conflicts -----------------------------------------------------------------------------------------------------------

/**
 * The conflicts of people who accepted a job, hard ones first: other jobs they accepted, and hours in which they do not
 * work. Of a job of another branch or company only the times are given (docs/product.md, "Conflicts").
 */
export function listCrewConflicts(world: World, order: OrderRow, bookings?: Bookings): CrewConflict[] {
  if (order.closed_state !== null) return [];
  const { accepted } = InvitationStatus;
  const crew = world.tables.invitation.select('order', order.id, ({ status }) => status === accepted);
  const conflicts = crew.flatMap(({ user_id }) => {
    const clashes = findClashes(world, user_id, order, bookings).filter(
      ({ invitation }) => invitation.status === accepted,
    );
    return [
      ...clashes.map((clash) => toCrewConflict(world, order, user_id, clash)),
      ...listOffHours(world, order, user_id),
    ];
  });
  return conflicts.sort((a, b) => a.severity.localeCompare(b.severity));
}

/** The job is outside the person's hours. Only a warning. */
function listOffHours(world: World, order: OrderRow, user_id: number): CrewConflict[] {
  const off = findJobOffHours(world, user_id, order);
  if (!off) return [];
  const { first_name, last_name } = world.tables.user.require(user_id);
  const described = describeOffHours(off);
  const times = { ...described, own_starts_at: described.starts_at, own_ends_at: described.ends_at };
  return [{ user_id, first_name, last_name, order_id: null, number: null, severity: 'soft', ...times }];
}

/** A hard conflict as a refusal names it: the person, and the times of both jobs. */
export function describeHardConflict(
  world: World,
  order: OrderRow,
  { user_id, employee_id }: Invited,
  clash: JobClash,
): Conflict {
  const { user_id: id, first_name, last_name, ...rest } = toCrewConflict(world, order, user_id, clash);
  const { order_id: _order, severity: _severity, ...described } = rest;
  const kind = employee_id === null ? 'helper' : 'employee';
  return { kind, id: employee_id ?? id, label: `${first_name} ${last_name}`, ...described };
}

function toCrewConflict(world: World, order: OrderRow, userId: number, clash: JobClash): CrewConflict {
  const { first_name, last_name } = world.tables.user.require(userId);
  const isSameBranch = clash.order.branch_id === order.branch_id;
  return {
    user_id: userId,
    first_name,
    last_name,
    order_id: isSameBranch ? clash.order.id : null,
    number: isSameBranch ? toOrderNumber(clash.order) : null,
    severity: clash.severity,
    ...describeBusyTime(world, clash),
    own_starts_at: toIso(clash.own.startsAt),
    own_ends_at: toIso(getCoreEnd(clash.own)),
  };
}

// A new time ----------------------------------------------------------------------------------------------------------

export function checkMove({ world, user, params, body }: Context<'checkMove'>): MoveCheck {
  const before = openOrderFor(world, user, params.orderId, 'moveJob');
  const { timezone } = world.tables.branch.require(before.branch_id);
  const { date, arrival_window, estimated_hours, end_date = null } = body;
  const { firm_time } = before;
  const today = todayIn(timezone, world.clock.now());
  throwIfRefused(
    refuseProblems(
      findTimeProblems({ date, end_date, arrival_window, firm_time }, { today, zone: timezone, keptDate: before.date }),
    ),
  );
  const moved = { date, end_date, arrival_window, estimated_hours };
  const { starts_at, latest_end_at } = deriveColumns({ timezone }, { ...before, ...moved });
  const after: OrderRow = { ...before, ...moved, starts_at, latest_end_at };
  return {
    version: before.version,
    starts_at,
    latest_end_at,
    affected: listAffected(world, before, after),
    conflicts: listCrewConflicts(world, after),
  };
}

function listAffected(world: World, before: OrderRow, after: OrderRow): AffectedPerson[] {
  const { tables } = world;
  if (!isRescheduled(before, after)) return [];
  const move = getMove(toSchedule(before), toSchedule(after));
  return tables.invitation.select('order', before.id, isOpenInvitation).map((invitation) => {
    const { id: invitation_id, user_id, employee_id, position, status } = invitation;
    const { first_name, last_name, avatar_url } = tables.user.require(user_id);
    const name = `${first_name} ${last_name}`;
    const stays = isAgreedAgain(invitation, after) && !findHardClash(world, user_id, after);
    const notice = stays ? 'notify' : getDefaultNotice(invitation, move);
    return { user_id, invitation_id, employee_id, name, avatar_url, position, status, default: notice };
  });
}

type Move = {
  before: OrderRow;
  after: OrderRow;
  /** The invitations that the edit does not cancel. */
  staying: readonly InvitationRow[];
  override: readonly Override[];
};

/**
 * Refuses a new time at which someone on the crew works elsewhere, unless the caller may override it and gives a reason.
 * The reasons are stored with the invitations (docs/product.md, "Edits that touch people").
 */
export function allowNewTime(world: World, user: UserRow, { before, after, staying, override }: Move): void {
  if (!isRescheduled(before, after)) return;
  const crew = staying.filter(
    ({ status, override_reason }) => status === InvitationStatus.accepted && override_reason === null,
  );
  const reasons = throwIfRefused(decideOverrides(user, listBusyCrew(world, after, crew), override));
  for (const { id, employee_id } of crew) {
    const override_reason = reasons.get(employee_id ?? noEmployee);
    if (override_reason !== undefined) world.tables.invitation.update(id, { override_reason });
  }
}

type Invited = Pick<InvitationRow, 'user_id' | 'employee_id'>;

/** The people of a crew who work elsewhere at the time of a job. Every step that makes a crew work then asks here. */
export function listBusyCrew(world: World, order: OrderRow, crew: readonly Invited[]): Busy[] {
  return crew.flatMap((invitation): Busy[] => {
    const clash = findHardClash(world, invitation.user_id, order);
    if (!clash) return [];
    const conflict = describeHardConflict(world, order, invitation, clash);
    return [{ employeeId: invitation.employee_id ?? noEmployee, conflict }];
  });
}

/** No override can name a person who is no member. */
const noEmployee = 0;
