import { getLaborCost } from '#domain/money/crewPay';
import { getOrderStatus, isFilled, slotFit, crewSize } from '#domain/orders/formation';
import { isOpenInvitation } from '#domain/orders/statuses';
import { getPlannedHours } from '#domain/time/workDays';
import type { CapacityLine, Crew } from '#generated/model';
import { InvitationStatus, type OrderStatus, PositionCode } from '#generated/model/codes';
import { multiplyCents } from '#platform/lib/money';
import { type Refusal, refuse } from '../../provider/rules/refusals';
import type { InvitationRow, OrderRow } from '../../provider/store/schema';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';
import { dayMs, hourMs, minuteMs } from '../../provider/time/clock';

export type Requirement = { position: PositionCode; count: number };
export type Asked = { position: PositionCode; status: InvitationStatus };
export type SlotLine = { position: PositionCode; required: number; accepted: number; pending: number };

/** The lines of a crew with their counts, in the order of the requirements (docs/product.md, "Crews"). */
export function getSlotLines(requirements: readonly Requirement[], invitations: readonly Asked[]): SlotLine[] {
  return requirements.map(({ position, count }) => ({
    position,
    required: count,
    accepted: countMatching(invitations, position, InvitationStatus.accepted),
    pending: countMatching(invitations, position, InvitationStatus.new),
  }));
}

/** The formation status: always derived from the invitations, never set by hand (docs/product.md, "Crews"). */
export function getFormation(requirements: readonly Requirement[], invitations: readonly Asked[]): OrderStatus {
  return getOrderStatus(getSlotLines(requirements, invitations));
}

export function isFullyCrewed(requirements: readonly Requirement[], invitations: readonly Asked[]): boolean {
  return getSlotLines(requirements, invitations).every(isFilled);
}

/** The positions that no one has accepted, and how many people have accepted others. */
export type Missing = { needs: Requirement[]; filled: number };

/** Undefined when everyone needed has accepted. */
export function findMissing(lines: readonly SlotLine[]): Missing | undefined {
  const needs = lines
    .filter((line) => !isFilled(line))
    .map(({ position, required, accepted }) => ({ position, count: required - accepted }));
  return needs.length === 0 ? undefined : { needs, filled: lines.reduce((sum, { accepted }) => sum + accepted, 0) };
}

/** Checks whether one more person may accept in that position. */
export function hasOpenSlot(
  requirements: readonly Requirement[],
  invitations: readonly Asked[],
  position: PositionCode,
): boolean {
  return getSlotLines(requirements, invitations).some((line) => line.position === position && !isFilled(line));
}

function countMatching(invitations: readonly Asked[], position: PositionCode, status: InvitationStatus): number {
  return invitations.filter((each) => each.position === position && each.status === status).length;
}

export type DayFacts = {
  /** Slots of the open jobs of the day. */
  needs: readonly Requirement[];
  /** Positions of people who accepted one of these slots. */
  booked: readonly PositionCode[];
  /** Slots that no one has accepted or can still accept. */
  open: readonly Requirement[];
  /** People with an accepted job on that day, anywhere. */
  busy: ReadonlySet<number>;
};

export type ActiveMember = { userId: number; positions: readonly PositionCode[] };

export function countSlots({ needs, booked, open }: Omit<DayFacts, 'busy'>) {
  return Object.values(PositionCode).map((position) => ({
    position,
    needed: sumSlots(needs, position),
    booked: booked.filter((each) => each === position).length,
    open: sumSlots(open, position),
  }));
}

function sumSlots(slots: readonly Requirement[], position: PositionCode): number {
  return slots.reduce((sum, slot) => (slot.position === position ? sum + slot.count : sum), 0);
}

/** Needed, booked, open and free in each position on one day (docs/product.md, "Calendar"). */
export function countCapacity(facts: DayFacts, members: readonly ActiveMember[]): CapacityLine[] {
  const idle = members.filter(({ userId }) => !facts.busy.has(userId));
  return countSlots(facts).map((line) => ({
    ...line,
    free: idle.filter(({ positions }) => slotFit(positions, line.position) !== 'no').length,
  }));
}

const field = 'release_invitation_ids';

/**
 * If a job needs fewer people than have accepted, the form must name exactly the people to release (docs/product.md,
 * "Edits that touch people"). `requirements` are those after the edit, `released` ids of invitations.
 */
export function checkReleases(
  invitations: readonly Pick<InvitationRow, 'id' | 'position' | 'status'>[],
  requirements: readonly Requirement[],
  released: readonly number[],
): Refusal | null {
  const accepted = invitations.filter(({ status }) => status === InvitationStatus.accepted);
  const countNeeded = (position: PositionCode) => requirements.find((each) => each.position === position)?.count ?? 0;
  for (const position of new Set(accepted.map((each) => each.position))) {
    const staying = accepted.filter((each) => each.position === position && !released.includes(each.id)).length;
    const extra = staying - countNeeded(position);
    if (extra > 0) return refuse.field(field, `Choose who to release: ${extra} too many`);
  }
  const wrong = released.findIndex((id) => !accepted.some((each) => each.id === id));
  return wrong >= 0 ? refuse.field(`${field}.${wrong}`, fieldTexts.notValid) : null;
}

// Labor ---------------------------------------------------------------------------------------------------------------

type Job = Readonly<
  Pick<
    OrderRow,
    'crew_requirements' | 'offered_rates' | 'travel_pay' | 'min_paid_hours' | 'date' | 'end_date' | 'estimated_hours'
  >
>;
type Offered = Readonly<Pick<InvitationRow, 'status' | 'position' | 'hourly_rate'>>;

/** Labor cost of a full crew in cents, hours and travel pay, at the lowest and the highest rates invited. */
export function estimateLabor(order: Job, invitations: readonly Offered[]): Pick<Crew, 'labor_min' | 'labor_max'> {
  const open = invitations.filter(isOpenInvitation);
  const perHour = order.crew_requirements.map(({ position, count }) => {
    const asked = open.filter((each) => each.position === position).map(({ hourly_rate }) => hourly_rate);
    const usual = order.offered_rates[position] ?? 2400;
    const rates = [...asked.sort((a, b) => a - b)];
    while (rates.length < count) rates.push(usual);
    return { low: addUp(rates.slice(0, count)), high: addUp(rates.slice(-count)) };
  });
  const travel = order.travel_pay * crewSize(order.crew_requirements);
  const hours = Math.max(getPlannedHours(order), order.min_paid_hours);
  const toCost = (cents: number[]) => multiplyCents(addUp(cents), hours) + travel;
  return { labor_min: toCost(perHour.map(({ low }) => low)), labor_max: toCost(perHour.map(({ high }) => high)) };
}

/** Labor cost of a job in cents: paid without tips, else estimated at the highest rates invited. */
export function getJobLabor(
  order: Job & Readonly<Pick<OrderRow, 'completion'>>,
  invitations: readonly Offered[],
): number {
  return getLaborCost(order.completion, estimateLabor(order, invitations))?.high ?? 0;
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

// Reminders -----------------------------------------------------------------------------------------------------------

/** Hours before the start of a job at which its crew is reminded (docs/product.md, "Activities"). */
const reminderHours = [24, 2] as const;
export type ReminderHours = (typeof reminderHours)[number];

/** Hours before the start at which the office is warned of open slots. */
export const unformedHours = 24;

/** Milliseconds for invitations first, if a job is added or moved later than that. */
const unformedGraceMs = 15 * minuteMs;

/** Moment of the warning; the job must have open slots then. Milliseconds since the epoch. */
export function getUnformedMoment(startsAt: number, changedAt: number): number {
  return Math.max(startsAt - unformedHours * hourMs, changedAt + unformedGraceMs);
}

/** Time after the completion of a job at which its crew is reminded to rate the company, in milliseconds. */
export const ratingReminderMs = dayMs;

/** The reminders of a job that became due after `since`, up to `now`. Milliseconds since the epoch. */
export function listDueReminders(startsAt: number, since: number, now: number): ReminderHours[] {
  return reminderHours.filter((hours) => {
    const due = startsAt - hours * hourMs;
    return due > since && due <= now;
  });
}

/** When the next reminder of a job is due after `now`; null if none is. */
export function getNextReminder(startsAt: number, now: number): number | null {
  const ahead = reminderHours.map((hours) => startsAt - hours * hourMs).filter((due) => due > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
