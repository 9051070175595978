import { orderLimits } from '#domain/limits';
import { typicalRates } from '#domain/money/marketRates';
import { isFilled, slotFit } from '#domain/orders/formation';
import type { Candidate, Crew, CrewSlot, InviteRequest, Conflict } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { createFieldNames } from '#platform/forms/fieldNames';
import { renameErrorFields } from '#platform/http/ApiError';
import { positions as allPositions } from '../../orders';
import { findCandidateProblem, type CandidateProblem } from './candidateProblem';

/** A candidate who is picked and not invited yet. `reason` explains the override of a hard conflict. */
export type PickedPerson = { position: PositionCode; rate: number | null; reason?: string };

/** Picks by `toPickKey`, in the order they were made. */
export type Picks = Readonly<Record<PickKey, PickedPerson>>;

export type PickKey = `e${number}`;

/** Values of the form that invites people. */
export type InviteValues = { picks?: Picks; message?: string };

export const crewField = createFieldNames<InviteValues>();

export const toPickKey = (employeeId: number): PickKey => `e${employeeId}`;
export const toEmployeeId = (key: string) => Number(key.slice(1));

/** Reads the picks of a form. It drops empty objects, and its draft may come from an older version. */
export function readPicks(value: unknown): Picks {
  return isPicks(value) ? value : {};
}

function isPicks(value: unknown): value is Picks {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each: unknown) => typeof each === 'object' && each !== null && 'position' in each)
  );
}

/**
 * Open positions that a person can fill, their own position first. Someone whose positions are not known may fill all;
 * a job whose slots are not known takes everyone in their own positions.
 */
export function listOpenPositions(positions: readonly PositionCode[], slots: readonly CrewSlot[]): PositionCode[] {
  const known = positions.length > 0 ? positions : byDefault;
  if (slots.length === 0) return [...known];
  const open = slots.filter((slot) => !isFilled(slot)).map(({ position }) => position);
  const own = open.filter((position) => fillsSlot(positions, position));
  return [...own, ...open.filter((position) => !own.includes(position) && slotFit(positions, position) === 'helper')];
}

/** Helper first, because most of a crew are. */
const byDefault = [PositionCode.helper, ...allPositions.filter((position) => position !== PositionCode.helper)];

/** Checks whether a person can work in a position as in their own. They can if their positions are not known. */
export function fillsSlot(positions: readonly PositionCode[], slot: PositionCode): boolean {
  return positions.length === 0 || slotFit(positions, slot) === 'own';
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
  if (slots.length === 0) return listOpenPositions(positions, slots)[0];
  const lines = withPicks(slots, picks);
  const choices = listOpenPositions(positions, slots).flatMap((position) =>
    lines.filter((line) => line.position === position),
  );
  const choice =
    choices.find(({ open }) => open > 0) ?? choices.find(({ taken }) => taken < orderLimits.invitationsPerPosition);
  return choice?.position;
}

export type SlotWithPicks = CrewSlot & {
  /** Accepted, pending and picked people. */
  taken: number;
  /** Slots without any of them; 0 when more people are invited than needed. */
  open: number;
};

/** The slots with the picks counted in. */
export function withPicks(slots: readonly CrewSlot[], picks: Picks): SlotWithPicks[] {
  const people = Object.values(picks);
  return slots.map((slot) => {
    const picked = people.filter(({ position }) => position === slot.position).length;
    const taken = slot.accepted + slot.pending + picked;
    return { ...slot, taken, open: Math.max(0, slot.required - taken) };
  });
}

/** A position with people in it or slots for it. `slot` is null if the job does not say how many it needs. */
export type PositionLine = { position: PositionCode | null; slot: SlotWithPicks | null };

/** The positions of a crew: those with slots, then those that only people have. */
export function listPositions({ slots, members }: Pick<Crew, 'slots' | 'members'>, picks: Picks): PositionLine[] {
  const lines = withPicks(slots, picks).map((slot) => ({ position: slot.position, slot }));
  const held = [...members, ...Object.values(picks)].map(({ position }) => position);
  const others = [...new Set(held)].filter((position) => !slots.some((slot) => slot.position === position));
  return [...lines, ...others.map((position) => ({ position, slot: null }))];
}

/** Reason a pick can no longer be invited; undefined if it can. */
export function findPickProblem(
  candidate: Candidate | undefined,
  pick: PickedPerson,
  slots: readonly CrewSlot[],
): CandidateProblem | undefined {
  const hasOpenSlot = slots.length === 0 || slots.some((slot) => slot.position === pick.position && !isFilled(slot));
  return findCandidateProblem(candidate, { hasOpenSlot, isOverridden: pick.reason !== undefined });
}

/** The request that invites the picked people. */
export function toInviteRequest(picks: Picks, message: string): InviteRequest {
  const entries = Object.entries(picks);
  const override = entries.flatMap(([key, { reason }]) =>
    reason === undefined ? [] : [{ employee_id: toEmployeeId(key), reason }],
  );
  return {
    employees: entries.map(([key, { position, rate }]) => ({
      employee_id: toEmployeeId(key),
      position,
      hourly_rate: rate ?? typicalRates[position],
    })),
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(override.length > 0 && { override }),
  };
}

/** Moves errors of the n-th invited person to their pick: `employees.1.position` to that pick's rate. */
export function moveErrorsToPicks(error: unknown, picks: Picks): unknown {
  const keys = Object.keys(picks);
  return renameErrorFields(error, (field) => {
    const [list, index, part] = field.split('.');
    const key = list === 'employees' && part !== undefined ? keys[Number(index)] : undefined;
    return key === undefined ? field : `picks.${key}.rate`;
  });
}

/** Removes the list and the index from the field names, for forms about one person. */
export function toSinglePersonErrors(error: unknown): unknown {
  return renameErrorFields(error, (field) => field.replace(/^(employees|add|update|cancel)\.0\./, ''));
}

/** "Marcus Reed: Busy 8 AM–2 PM". */
export function toRefusalLine({ label, text }: Conflict): string {
  return text === undefined ? label : `${label}: ${text}`;
}
