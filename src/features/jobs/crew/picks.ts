import { isFilled, slotFit } from '../../../domain/formation';
import type { Candidate, Crew, CrewSlot, InviteOne, Override, PositionCode } from '../../../generated/model';
import { InvitationStatus } from '../../../generated/model/codes';
import { createFieldNames } from '../../../platform/forms/fieldNames';
import { orderLimits } from '../../../domain/limits';
import { isOpenInvitation } from '../../../domain/statuses';

/** Somebody chosen and not asked yet. `reason` says why a hard conflict is overridden. */
export type Choice = { position: PositionCode; rate: number | null; reason?: string };

/** Picks as the form keeps them, by `pickKey`; in the order in which they were made. */
export type Picks = Readonly<Record<PickKey, Choice>>;

export type PickKey = `e${number}`;

/** What the form that asks people keeps. */
export type AskValues = { picks?: Picks; message?: string };

export const crewField = createFieldNames<AskValues>();

/** Why a pick can no longer be made. */
export type Obstacle = 'asked' | 'filled' | 'busy' | 'gone';

const fallbackRate = 2400;

export const pickKey = (employeeId: number): PickKey => `e${employeeId}`;
export const employeeOf = (key: string) => Number(key.slice(1));

/** Places that are still open and that somebody may take, their own position first. */
export function openPlacesFor(positions: readonly PositionCode[], slots: readonly CrewSlot[]): PositionCode[] {
  const open = slots.filter((slot) => !isFilled(slot)).map(({ position }) => position);
  const own = open.filter((position) => slotFit(positions, position) === 'own');
  return [...own, ...open.filter((position) => slotFit(positions, position) === 'helper')];
}

/**
 * The place a new pick takes: one that nobody is asked for yet, their own position first; when somebody is asked for
 * each of them, the first with room for one more question. None when there is no such place.
 */
export function placeForPick(
  positions: readonly PositionCode[],
  slots: readonly CrewSlot[],
  picks: Picks,
): PositionCode | undefined {
  const places = openPlacesFor(positions, slots);
  const lineOf = (position: PositionCode) => lines.find((line) => line.position === position);
  const lines = withPicks(slots, picks);
  const free = places.find((position) => (lineOf(position)?.left ?? 0) > 0);
  return (
    free ??
    places.find(
      (position) =>
        (lineOf(position)?.asked ?? orderLimits.invitationsPerPosition) < orderLimits.invitationsPerPosition,
    )
  );
}

export type Line = CrewSlot & {
  /** Picks for it. */
  picked: number;
  /** Everybody accepted, waiting or picked. */
  asked: number;
  /** Places nobody is asked for; 0 when more are asked than needed. */
  left: number;
};

/** The places with what the picks would make of them. */
export function withPicks(slots: readonly CrewSlot[], picks: Picks): Line[] {
  const chosen = Object.values(picks);
  return slots.map((slot) => {
    const picked = chosen.filter(({ position }) => position === slot.position).length;
    const asked = slot.accepted + slot.pending + picked;
    return { ...slot, picked, asked, left: Math.max(0, slot.required - asked) };
  });
}

/** How many places the picks would be asked for: those not accepted yet, of the positions that were picked. */
export function placesAskedFor(lines: readonly Line[]): number {
  return sum(lines.map(({ picked, required, accepted }) => (picked > 0 ? Math.max(0, required - accepted) : 0)));
}

export type Offer = Readonly<Partial<Record<`${PositionCode}`, number>>>;

/** Cents per hour offered for a position; what the person asks for where nothing was offered. */
export function offeredRate(offers: Offer, position: PositionCode, own: number = fallbackRate): number {
  return offers[`${position}`] ?? own;
}

/** What an order promises: rates, for how many hours, and for the way there (cents each). */
export type Terms = { offers: Offer; hours: number; travelPay: number };

/**
 * What the whole crew costs, in cents: with the cheapest and with the dearest of those asked and picked in each place;
 * places nobody is asked for count with what is offered. Each gets the travel pay besides.
 */
export function laborRange(
  { slots, members }: Pick<Crew, 'slots' | 'members'>,
  picks: Picks,
  { offers, hours, travelPay }: Terms,
): { min: number; max: number } {
  const perHour = slots.map(({ position, required }) => {
    const asked = members.filter((each) => each.position === position && isOpenInvitation(each));
    const picked = Object.values(picks).filter((each) => each.position === position);
    const usual = offeredRate(offers, position);
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

/** Whether somebody works elsewhere at that time, for sure. */
export const isBusy = ({ conflicts }: Candidate) => conflicts.some(({ severity }) => severity === 'hard');

/** Why a pick can no longer be made; undefined when it can still be made. */
export function obstacleOf(
  candidate: Candidate | undefined,
  pick: Choice,
  slots: readonly CrewSlot[],
): Obstacle | undefined {
  if (!candidate) return 'gone';
  if (candidate.invitation_status === InvitationStatus.new || candidate.invitation_status === InvitationStatus.accepted)
    return 'asked';
  const slot = slots.find(({ position }) => position === pick.position);
  if (!slot || isFilled(slot)) return 'filled';
  return isBusy(candidate) && pick.reason === undefined ? 'busy' : undefined;
}

/** Picks as the provider takes them. */
export function inviteBody(picks: Picks, message: string): InviteBody {
  const entries = Object.entries(picks);
  const override = entries.flatMap(([key, { reason }]) =>
    reason === undefined ? [] : [{ employee_id: employeeOf(key), reason }],
  );
  return {
    employees: entries.map(([key, { position, rate }]) => ({
      employee_id: employeeOf(key),
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
