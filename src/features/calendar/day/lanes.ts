import type { CalendarItem } from '../../../generated/model';
import { isOpenInvitation } from '../../../domain/statuses';
import { fullName } from '../../../platform/lib/text';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { listShiftsIn, type WorkShift } from '../model/workShifts';

/** A row of the day: a person, or without an id the jobs that need a crew. */
export type Lane = {
  key: string;
  person: { id: number; name: string; photoUrl: string | null } | null;
  blocks: LaneBlock[];
  /** Lines needed so that blocks do not overlap. */
  lines: number;
};

/** Minutes from midnight of the day; `line` is the line within the lane, from 0. */
export type LaneBlock = { shift: WorkShift; start: number; end: number; line: number };

/** The day by crew: jobs that still need people on top, then each person who is on a job or invited, by name. */
export function listLanes(jobs: readonly CalendarItem[], day: CalendarDate): Lane[] {
  const shifts = listShiftsIn(jobs, { from: day, to: day });
  const open = shifts.filter(({ item }) => item.closed_state === null && item.accepted < item.required);
  const people = new Map(
    shifts.flatMap(({ item }) =>
      item.crew.filter(isOpenInvitation).map((face) => {
        const person = { id: face.user_id, name: fullName(face), photoUrl: face.avatar_url };
        return [face.user_id, person] as const;
      }),
    ),
  );
  const sorted = [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name));
  return [
    toLane('needs-crew', null, open, day),
    ...sorted.map((person) => toLane(String(person.id), person, shifts.filter(isWith(person.id)), day)),
  ];
}

const isWith =
  (id: number) =>
  ({ item }: WorkShift): boolean =>
    item.crew.some((face) => face.user_id === id && isOpenInvitation(face));

function toLane(key: string, person: Lane['person'], shifts: readonly WorkShift[], day: CalendarDate): Lane {
  const ends: number[] = [];
  const blocks = shifts.map((shift): LaneBlock => {
    const offset = shift.day === day ? 0 : -1440;
    const [start, end] = [Math.max(0, shift.start + offset), Math.min(1440, shift.end + offset)];
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const line = free < 0 ? ends.length : free;
    ends[line] = end;
    return { shift, start, end, line };
  });
  return { key, person, blocks, lines: Math.max(1, ends.length) };
}

/** Whole hours that show all blocks, at least 7 AM to 7 PM. */
export function getShownHours(lanes: readonly Lane[]): { from: number; to: number } {
  const blocks = lanes.flatMap((lane) => lane.blocks);
  return {
    from: Math.floor(Math.min(7 * 60, ...blocks.map(({ start }) => start)) / 60),
    to: Math.ceil(Math.max(19 * 60, ...blocks.map(({ end }) => end)) / 60),
  };
}
