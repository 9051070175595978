import { smallMoveMinutes } from '../../src/domain/limits';

/** What an edit of a job does to the people on it (docs/product.md, "Edits that touch people"). */
export type EditKind =
  | 'details'
  | 'start_within_hour'
  | 'start_beyond_hour'
  | 'other_day'
  | 'other_city'
  | 'rate_lowered'
  | 'need_lowered'
  | 'need_raised';

/** What the accepted crew feels: told, told and asked again, partly released, or nothing. */
export type CrewEffect = 'informed' | 'reconfirm' | 'release' | 'unchanged';
/** What those who have not answered feel: told, brought up to date, asked anew with a new expiry, or the extra ones cancelled. */
export type NewEffect = 'informed' | 'updated' | 'resent' | 'cancel_extra' | 'unchanged';
/** `forced`: the office may not choose to only tell the crew. */
export type EditEffect = { accepted: CrewEffect; fresh: NewEffect; forced: boolean };

const effects: Record<EditKind, EditEffect> = {
  details: { accepted: 'informed', fresh: 'informed', forced: false },
  start_within_hour: { accepted: 'informed', fresh: 'updated', forced: false },
  start_beyond_hour: { accepted: 'reconfirm', fresh: 'resent', forced: false },
  other_day: { accepted: 'reconfirm', fresh: 'resent', forced: false },
  other_city: { accepted: 'reconfirm', fresh: 'resent', forced: false },
  rate_lowered: { accepted: 'reconfirm', fresh: 'resent', forced: true },
  need_lowered: { accepted: 'release', fresh: 'cancel_extra', forced: true },
  need_raised: { accepted: 'unchanged', fresh: 'unchanged', forced: false },
};

/** The effect of one kind of edit. */
export function effectOf(kind: EditKind): EditEffect {
  return effects[kind];
}

/** A job as far as its people depend on it: local days, start in milliseconds, towns in the order of the stops. */
export type Schedule = { date: string; lastDay: string; startsAt: number; cities: readonly string[] };

/** What kind of move it is; null when place and time stay. The gravest wins: day, then town, then hour. */
export function moveOf(before: Schedule, after: Schedule): EditKind | null {
  if (before.date !== after.date || before.lastDay !== after.lastDay) return 'other_day';
  if (before.cities.join('|') !== after.cities.join('|')) return 'other_city';
  const minutes = Math.abs(after.startsAt - before.startsAt) / 60_000;
  if (minutes === 0) return null;
  return minutes <= smallMoveMinutes ? 'start_within_hour' : 'start_beyond_hour';
}

/**
 * Whether the accepted crew is asked again: as the office wishes, else as the table says; a lowered rate always asks.
 * `wish` is null when the office did not choose.
 */
export function asksAgain(kinds: readonly EditKind[], wish: boolean | null): boolean {
  const asking = kinds.map(effectOf).filter(({ accepted }) => accepted === 'reconfirm');
  if (asking.some(({ forced }) => forced)) return true;
  return asking.length > 0 ? (wish ?? true) : wish === true && kinds.includes('start_within_hour');
}
