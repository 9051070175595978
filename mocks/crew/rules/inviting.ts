import { orderLimits } from '#domain/limits';
import { slotFit } from '#domain/orders/formation';
import { isOpenInvitation } from '#domain/orders/statuses';
import { can } from '#domain/people/rights';
import type { Conflict, InviteOne, PositionCode, FitNote } from '#generated/model';
import { ActiveStatus, InvitationStatus } from '#generated/model/codes';
import type { Person } from '../../provider/access/access';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { EmployeeRow, InvitationRow, OrderRow, UserRow, WorldTables } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import { hourMs, minuteMs, dayMs, toIso } from '../../provider/time/clock';

type Needs = Pick<OrderRow, 'crew_requirements'>;
type Asked = Pick<InvitationRow, 'user_id' | 'position' | 'status'>;

export type InviteeFacts = {
  employee: EmployeeRow | undefined;
  /** The caller may read them as a member. */
  isKnown: boolean;
  person: Pick<UserRow, 'status' | 'positions'> | undefined;
  /** Everyone invited to the job, whatever they answered. */
  crew: readonly Asked[];
  /** The company does not work with them again. */
  isBlocked: boolean;
  /** The person does not work with the company again. */
  avoidsCompany: boolean;
  /** The caller invites themselves. */
  isOwn: boolean;
};

/**
 * Reason the company and the person do not work together. The company does not learn that a person avoids it, and a manager
 * not that they were blocked.
 */
function findBlockText({ isBlocked, avoidsCompany, isOwn }: InviteeFacts): string | null {
  if (isBlocked && !isOwn) return 'Your company blocked this person';
  return isBlocked || avoidsCompany ? 'This person isn’t available for your company' : null;
}

/** The member to invite: active, in the company, not invited yet, and able to work in that position. */
export function decideInvitee(
  order: Needs,
  { position }: Pick<InviteOne, 'position'>,
  facts: InviteeFacts,
  field: string,
): EmployeeRow | Refusal {
  const { employee, isKnown, person, crew } = facts;
  if (!isKnown || employee?.status !== ActiveStatus.active || person?.status !== ActiveStatus.active)
    return refuse.field(`${field}.employee_id`, fieldTexts.notValid);
  const isAsked = crew.some((each) => each.user_id === employee.user_id && isOpenInvitation(each));
  if (isAsked) return refuse.field(`${field}.employee_id`, 'This person was already invited');
  const block = findBlockText(facts);
  if (block !== null) return refuse.field(`${field}.employee_id`, block);
  return checkPosition(order, person.positions, position, `${field}.position`) ?? employee;
}

export function checkPosition(
  { crew_requirements }: Needs,
  positions: readonly PositionCode[],
  position: PositionCode,
  field: string,
): Refusal | null {
  const isNeeded = crew_requirements.some((each) => each.position === position);
  return isNeeded && slotFit(positions, position) !== 'no' ? null : refuse.field(field, fieldTexts.notValid);
}

export function checkDifferentPeople(people: readonly Pick<EmployeeRow, 'user_id'>[], field: string): Refusal | null {
  const isTwice = new Set(people.map(({ user_id }) => user_id)).size < people.length;
  return isTwice ? refuse.field(field, fieldTexts.notValid) : null;
}

/** At most twelve open invitations for a position, and none for one that is filled. */
export function checkOpenPositions(
  { crew_requirements }: Needs,
  crew: readonly Asked[],
  invitees: readonly Pick<InviteOne, 'position'>[],
  field: string,
): Refusal | null {
  const open = crew.filter(isOpenInvitation);
  for (const { position, count } of crew_requirements) {
    const asked = open.filter((each) => each.position === position);
    const wanted = invitees.filter((each) => each.position === position).length;
    const accepted = asked.filter(({ status }) => status === InvitationStatus.accepted).length;
    if (wanted > 0 && accepted >= count)
      return refuse.conflict('This position is already filled.', { code: 'position_filled' });
    if (wanted > 0 && asked.length + wanted > orderLimits.invitationsPerPosition)
      return refuse.field(field, `The maximum value allowed is ${orderLimits.invitationsPerPosition}`);
  }
  return null;
}

/** An invitee who works elsewhere at that time: the employee's id and the conflict for the answer. */
export type Busy = { employeeId: number; conflict: Conflict };

/**
 * The reasons for inviting busy people anyway, by employee. Drops reasons for anyone else, so that they cannot allow
 * something later. Refused without a reason, or if the caller may not override a hard conflict.
 */
export function decideOverrides(
  person: Person,
  busy: readonly Busy[],
  typed: readonly { employee_id: number; reason: string }[],
): Map<number, string> | Refusal {
  const reasons = can(person.type, 'overrideConflict')
    ? new Map(typed.map((each) => [each.employee_id, each.reason]))
    : null;
  const conflicts = busy.filter(({ employeeId }) => !reasons?.has(employeeId)).map(({ conflict }) => conflict);
  if (conflicts.length > 0)
    return refuse.conflict('Someone already works at that time.', { code: 'hard_conflict', conflicts });
  return new Map(busy.map(({ employeeId }) => [employeeId, reasons?.get(employeeId) ?? '']));
}

export function decideOrderInvitation(
  order: Pick<OrderRow, 'id'>,
  invitation: InvitationRow | undefined,
  field: string,
): InvitationRow | Refusal {
  return invitation?.order_id === order.id ? invitation : refuse.field(field, fieldTexts.notValid);
}

/** An invitation that is neither declined nor canceled can still be changed. */
export function checkOpenInvitation(invitation: Pick<InvitationRow, 'status'>, field: string): Refusal | null {
  return isOpenInvitation(invitation) ? null : refuse.field(field, 'This invitation is no longer open');
}

/** Checks whether an accepted person must confirm: for a lower rate or another position. */
export function requiresConfirmation(
  before: Pick<InvitationRow, 'status' | 'position' | 'hourly_rate'>,
  after: Pick<InvitationRow, 'position' | 'hourly_rate'>,
): boolean {
  const isWorse = after.hourly_rate < before.hourly_rate || after.position !== before.position;
  return before.status === InvitationStatus.accepted && isWorse;
}

// Invitations ---------------------------------------------------------------------------------------------------------

/**
 * Transitions of an invitation; `remove` is the company withdrawing a new or accepted one, `leaveTeam` that the
 * person is no longer a member.
 */
export type InvitationAction =
  | ('accept' | 'reject' | 'withdraw' | 'remove' | 'expire' | 'fillPosition')
  | ('cancelOrder' | 'deleteOrder' | 'reconfirm' | 'restore' | 'leaveTeam');

/** Reasons for withdrawing (docs/product.md, "Invitations"). */
export const withdrawReasons = [
  ...(['sick', 'family', 'vehicle_problem', 'double_booked', 'injury', 'weather', 'other'] as const),
] as const;

const { new: fresh, accepted, rejected, cancelled } = InvitationStatus;

const transitions: Record<InvitationAction, Partial<Record<InvitationStatus, InvitationStatus>>> = {
  accept: { [fresh]: accepted, [rejected]: accepted },
  reject: { [fresh]: rejected },
  withdraw: { [accepted]: cancelled },
  remove: { [fresh]: cancelled, [accepted]: cancelled },
  expire: { [fresh]: cancelled },
  fillPosition: { [fresh]: cancelled },
  cancelOrder: { [fresh]: cancelled, [accepted]: cancelled, [rejected]: cancelled },
  deleteOrder: { [fresh]: cancelled, [rejected]: cancelled },
  reconfirm: { [accepted]: fresh },
  restore: { [fresh]: accepted },
  leaveTeam: { [fresh]: cancelled, [accepted]: cancelled, [rejected]: cancelled },
};

/** The status after an action; null if it is not allowed (docs/product.md, "Invitations"). */
export function getStatusAfter(status: InvitationStatus, action: InvitationAction): InvitationStatus | null {
  return transitions[action][status] ?? null;
}

/**
 * When an invitation sent at `now` expires: after 24 hours or 2 hours before the arrival window starts, whichever is
 * sooner, but never in less than 30 minutes. Milliseconds since the epoch (docs/product.md, "Invitations").
 */
export function getExpiry(now: number, startsAt: number): number {
  return Math.max(now + 30 * minuteMs, Math.min(now + 24 * hourMs, startsAt - 2 * hourMs));
}

/** Checks whether withdrawing now is late: less than 24 hours before the start. Milliseconds since the epoch. */
export function isLate(now: number, startsAt: number): boolean {
  return startsAt - now < 24 * hourMs;
}

/** Columns of an invitation that was just sent, without those that its sender fills in. */
export const newInvitation = {
  status: InvitationStatus.new,
  source: 'direct',
  message: null,
  message_language: null,
  reason: null,
  reason_comment: null,
  cancelled_by: null,
  responded_at: null,
  reconfirm_of: null,
  late_cancel: false,
  override_reason: null,
  version: 1,
  updated_by_id: null,
  asked_at: null,
  agreed: null,
  attendance: [],
  running_late: null,
  company_rating: null,
} satisfies Partial<InvitationRow>;

const reasons: readonly (string | null)[] = ['sick', 'injury'];

/**
 * People who withdrew as sick or hurt within a day. They are not free, whatever their working hours. `now` in
 * milliseconds.
 */
export function findUnwell(tables: WorldTables, now: number): ReadonlySet<number> {
  const since = toIso(now - dayMs);
  const withdrawn = tables.invitation.where(
    ({ status, cancelled_by, reason, responded_at }) =>
      status === InvitationStatus.cancelled &&
      cancelled_by === 'helper' &&
      reasons.includes(reason) &&
      responded_at !== null &&
      responded_at > since,
  );
  return new Set(withdrawn.map(({ user_id }) => user_id));
}

/** A line for or against a person. Screens select by the code and show the text. */
export const note = (code: FitNote['code'], text: string): FitNote => ({ code, text });

export const describeJobsTogether = (jobs: number): string => `Worked ${jobs} ${jobs === 1 ? 'job' : 'jobs'} with you`;
