import { namePerson } from '#domain/people/personName';
import { isOpenInvitation } from '#domain/orders/statuses';
import { InvitationStatus } from '#generated/model/codes';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { CalendarJob } from '../model/calendarJob';
import { lacksCrew } from '../model/staffing';
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
