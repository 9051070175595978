import { isFilled, slotFit } from '#domain/orders/formation';
import type { Candidate, Crew, CrewSlot, InviteOne, Override, PositionCode } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { createFieldNames } from '#platform/forms/fieldNames';
import { orderLimits } from '#domain/limits';
import { isOpenInvitation } from '#domain/orders/statuses';

/** A candidate who is picked and not invited yet. `reason` explains the override of a hard conflict. */
export type Choice = { position: PositionCode; rate: number | null; reason?: string };

/** Picks by `toPickKey`, in the order they were made. */
export type Picks = Readonly<Record<PickKey, Choice>>;

export type PickKey = `e${number}`;

/** Values of the form that invites people. */
export type AskValues = { picks?: Picks; message?: string };

export const crewField = createFieldNames<AskValues>();

/** Reason a pick can no longer be made. */
export type Obstacle = 'invited' | 'filled' | 'busy' | 'gone';

const fallbackRate = 2400;

export const toPickKey = (employeeId: number): PickKey => `e${employeeId}`;
export const toEmployeeId = (key: string) => Number(key.slice(1));

/** Open positions that a person can fill, their own position first. */
export function listOpenPositions(positions: readonly PositionCode[], slots: readonly CrewSlot[]): PositionCode[] {
  const open = slots.filter((slot) => !isFilled(slot)).map(({ position }) => position);
  const own = open.filter((position) => slotFit(positions, position) === 'own');
  return [...own, ...open.filter((position) => slotFit(positions, position) === 'helper')];
}

/**
 * The position for a new pick: the first one with a slot that has no invitation, the person's own position first;
 * otherwise the first one that takes more invitations. Undefined if there is none.
 */
export function findOpenPosition(
  positions: readonly PositionCode[],
  slots: readonly CrewSlot[],
  picks: Picks,
): PositionCode | undefined {
  const places = listOpenPositions(positions, slots);
  const findLine = (position: PositionCode) => lines.find((line) => line.position === position);
  const lines = withPicks(slots, picks);
  const free = places.find((position) => (findLine(position)?.left ?? 0) > 0);
  return (
    free ??
    places.find(
      (position) =>
        (findLine(position)?.asked ?? orderLimits.invitationsPerPosition) < orderLimits.invitationsPerPosition,
    )
  );
}

export type Line = CrewSlot & {
  /** Picks for this position. */
  picked: number;
  /** Accepted, pending and picked people. */
  asked: number;
  /** Slots without an invitation; 0 when more people are invited than needed. */
  left: number;
};

/** The slots with the picks counted in. */
export function withPicks(slots: readonly CrewSlot[], picks: Picks): Line[] {
  const chosen = Object.values(picks);
  return slots.map((slot) => {
    const picked = chosen.filter(({ position }) => position === slot.position).length;
    const asked = slot.accepted + slot.pending + picked;
    return { ...slot, picked, asked, left: Math.max(0, slot.required - asked) };
  });
}

export type Offer = Readonly<Partial<Record<`${PositionCode}`, number>>>;

/** Rate offered for a position in cents per hour; the person's own rate if none is offered. */
export function getOfferedRate(offers: Offer, position: PositionCode, own: number = fallbackRate): number {
  return offers[`${position}`] ?? own;
}

/** Pay terms of an order: offered rates, hours and travel pay. Money is in cents. */
export type Terms = { offers: Offer; hours: number; travelPay: number };

/**
 * Lowest and highest labor cost of the whole crew in cents, from the rates of the people invited and picked for each
 * position. Slots without an invitation count with the offered rate. Travel pay is added for each person.
 */
export function estimateLaborRange(
  { slots, members }: Pick<Crew, 'slots' | 'members'>,
  picks: Picks,
  { offers, hours, travelPay }: Terms,
): { min: number; max: number } {
  const perHour = slots.map(({ position, required }) => {
    const asked = members.filter((each) => each.position === position && isOpenInvitation(each));
    const picked = Object.values(picks).filter((each) => each.position === position);
    const usual = getOfferedRate(offers, position);
    const known = [...asked.map(({ hourly_rate }) => hourly_rate), ...picked.map(({ rate }) => rate)];
    const rates = known.map((rate) => rate ?? usual).toSorted((one, other) => one - other);
    while (rates.length < required) rates.push(usual);
    return { low: sum(rates.slice(0, required)), high: sum(rates.slice(rates.length - required)) };
  });
  const travel = travelPay * sum(slots.map(({ required }) => required));
  return {
    min: Math.round(sum(perHour.map(({ low }) => low)) * hours) + travel,
    max: Math.round(sum(perHour.map(({ high }) => high)) * hours) + travel,
  };
}

/** Checks whether a candidate has a hard conflict. */
export const isBusy = ({ conflicts }: Pick<Candidate, 'conflicts'>) =>
  conflicts.some(({ severity }) => severity === 'hard');

/** Reason a pick can no longer be made; undefined when it can still be made. */
export function findObstacle(
  candidate: Candidate | undefined,
  pick: Choice,
  slots: readonly CrewSlot[],
): Obstacle | undefined {
  if (!candidate) return 'gone';
  if (candidate.invitation_status === InvitationStatus.new || candidate.invitation_status === InvitationStatus.accepted)
    return 'invited';
  const slot = slots.find(({ position }) => position === pick.position);
  if (!slot || isFilled(slot)) return 'filled';
  return isBusy(candidate) && pick.reason === undefined ? 'busy' : undefined;
}

/** The request that invites the picked people. */
export function toInviteRequest(picks: Picks, message: string): InviteBody {
  const entries = Object.entries(picks);
  const override = entries.flatMap(([key, { reason }]) =>
    reason === undefined ? [] : [{ employee_id: toEmployeeId(key), reason }],
  );
  return {
    employees: entries.map(([key, { position, rate }]) => ({
      employee_id: toEmployeeId(key),
      position,
      hourly_rate: rate ?? fallbackRate,
    })),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(override.length > 0 && { override }),
  };
}

type InviteBody = { employees: InviteOne[]; message?: string; override?: Override[] };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
