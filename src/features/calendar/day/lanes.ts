import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import { toSlotWindow } from '#domain/time/arrivalWindow';
import { InvitationStatus } from '#generated/model/codes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { type CalendarJob, lacksCrew, startWindowAt, type TimeChange } from '../model/calendarJob';
import { countLines, listShiftsIn, packLines, type PackedShift, type WorkShift } from '../model/workShifts';

type LanePerson = { id: number; name: string; photoUrl: string | null };

/** A member of the team on this day. `isFree` is null while that is not known. */
export type TeamMember = LanePerson & { isFree: boolean | null };

/** `booked` by a job in the lane, `asked` for one, `busy` with a job that is not shown. */
type LaneState = 'booked' | 'asked' | 'busy' | 'free' | 'unknown';

/** A row of the day: a person, or without one the jobs that need a crew. */
export type Lane = {
  key: string;
  person: (LanePerson & { state: LaneState }) | null;
  blocks: PackedShift[];
  /** Lines needed so that blocks do not overlap. */
  lines: number;
};

/**
 * The day by crew: jobs that still need people on top, then people on a job or invited, then the rest of the team:
 * free people first, each group by name.
 */
export function listLanes(jobs: readonly CalendarJob[], day: CalendarDate, team: readonly TeamMember[] = []): Lane[] {
  const shifts = listShiftsIn(jobs, { from: day, to: day });
  // A job that is over without its crew is still shown.
  const open = shifts.filter(({ item }) => lacksCrew(item, new Date(item.starts_at)));
  const lanes = listPeople(shifts, team).map((member): Lane => {
    const own = shifts.filter(isWith(member.id));
    const { isFree, ...person } = member;
    return toLane(String(member.id), { ...person, state: getState(member.id, own, isFree) }, own, day);
  });
  return [toLane('needs-crew', null, open, day), ...lanes.toSorted(byStateAndName)];
}

function listPeople(shifts: readonly WorkShift[], team: readonly TeamMember[]): TeamMember[] {
  const people = new Map(team.map((member) => [member.id, member]));
  for (const face of shifts.flatMap(({ item }) => item.crew).filter(isOpenInvitation)) {
    const { user_id: id, avatar_url: photoUrl } = face;
    if (!people.has(id)) people.set(id, { id, name: namePerson(face), photoUrl, isFree: null });
  }
  return [...people.values()];
}

function getState(id: number, own: readonly WorkShift[], isFree: boolean | null): LaneState {
  const faces = own.flatMap(({ item }) => item.crew.filter((face) => face.user_id === id));
  if (faces.some(({ status }) => status === InvitationStatus.accepted)) return 'booked';
  if (isFree === false) return 'busy';
  if (faces.length > 0) return 'asked';
  return isFree === null ? 'unknown' : 'free';
}

const order: Record<LaneState, number> = { booked: 0, asked: 0, free: 1, unknown: 1, busy: 2 };

function byStateAndName({ person: one }: Lane, { person: other }: Lane): number {
  if (!one || !other) return 0;
  return order[one.state] - order[other.state] || one.name.localeCompare(other.name);
}

const isWith =
  (id: number) =>
  ({ item }: WorkShift): boolean =>
    item.crew.some((face) => face.user_id === id && isOpenInvitation(face));

function toLane(key: string, person: Lane['person'], shifts: readonly WorkShift[], day: CalendarDate): Lane {
  const blocks = packLines(shifts, day);
  return { key, person, blocks, lines: Math.max(1, countLines(blocks)) };
}

/** Whole hours that show all blocks, at least 7 AM to 7 PM. */
export function getShownHours(lanes: readonly Lane[]): { from: number; to: number } {
  const blocks = lanes.flatMap((lane) => lane.blocks);
  return {
    from: Math.floor(Math.min(7 * 60, ...blocks.map(({ start }) => start)) / 60),
    to: Math.ceil(Math.max(19 * 60, ...blocks.map(({ end }) => end)) / 60),
  };
}

/** The hours that a track shows. */
export type Hours = { from: number; to: number };

const STEP = 30;
const hourLimits = { min: 1, max: 14 } as const;
const windowLimits = { min: 60, max: 360 } as const;

/** Minutes after midnight at a share (0 to 1) of the track. */
export function toTrackMinutes(share: number, { from, to }: Hours): number {
  return from * 60 + clamp(share, 0, 1) * (to - from) * 60;
}

/** An empty part of a track as an arrival window, in steps of half an hour and at least an hour long. */
export function readTrackSlot(one: number, other: number): { start: number; end: number; window: string } {
  const start = Math.min(1440 - STEP, Math.floor(Math.min(one, other) / STEP) * STEP);
  const length = Math.ceil((Math.max(one, other) - start) / STEP) * STEP;
  const end = start + clamp(length, windowLimits.min, windowLimits.max);
  return { start, end, window: toSlotWindow(start, end) };
}

/** A job dragged along its track: it starts earlier or later on the same day. Null for less than a step. */
export function readTrackMove({ item, start }: WorkShift, minutes: number): TimeChange | null {
  const moved = clamp(toStep(start + minutes), 0, 1440 - STEP);
  return moved === start ? null : { date: item.date, window: startWindowAt(item, moved) };
}

/** A job whose end was dragged: its hours per day change. Null for less than a step. */
export function readTrackResize({ item, start, end }: WorkShift, minutes: number): TimeChange | null {
  const hours = clamp(toStep(end + minutes - start) / 60, hourLimits.min, hourLimits.max);
  return hours === (end - start) / 60 ? null : { date: item.date, window: item.arrival_window, hours };
}

const toStep = (minutes: number): number => Math.round(minutes / STEP) * STEP;
const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
