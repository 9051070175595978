import { useMemo } from 'react';
import { listOpenSlots } from '#domain/orders/openSlots';
import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { CrewRequirement, Employee, EmployeeDocumentKind, TeamHours } from '#generated/model';
import { InvitationStatus, type PositionCode } from '#generated/model/codes';
import type { CalendarDate } from '#platform/lib/time/dates';
import { useNow } from '#platform/ui/clock/useNow';
import { useWeekTeam } from '../api';
import { type CalendarJob, lacksCrew } from '../model/calendarJob';
import { type CalendarFilters, filterTeam } from '../model/filters';
import { type DayRange, listDays } from '../model/range';
import { listShiftsIn, type WorkShift } from '../model/workShifts';

type PersonShift = { shift: WorkShift; position: PositionCode; isPending: boolean };

export type PersonDay = {
  day: CalendarDate;
  shifts: readonly PersonShift[];
  isOff: boolean;
  /** When they work; empty if they set no hours. */
  windows: readonly string[];
  /** Jobs for other branches and companies. */
  busy: readonly string[];
  /** Documents whose last day it is. */
  expiring: readonly EmployeeDocumentKind[];
};

/** The week of a member; of someone else on a crew only the jobs are known. */
export type PersonWeek = {
  /** Null for a member whose jobs the provider does not say. */
  userId: number | null;
  employeeId: number | undefined;
  name: string;
  photoUrl: string | null;
  /** Hours accepted in the week, and their own limit; undefined while not known. */
  hours: { accepted: number; limit: number } | undefined;
  days: readonly PersonDay[];
};

type Member = Pick<Employee, 'id' | 'user_id' | 'first_name' | 'last_name' | 'avatar_url' | 'documents'> &
  Partial<Pick<Employee, 'positions'>>;

/** The people of a branch by name with their week, then everyone else on a crew of it. */
export function listPersonWeeks(
  range: DayRange,
  jobs: readonly CalendarJob[],
  members: readonly Member[],
  hours?: Pick<TeamHours, 'members'>,
): PersonWeek[] {
  const shifts = listShiftsIn(
    jobs.filter(({ closed_state }) => closed_state !== 'cancelled'),
    range,
  );
  const known = new Map(hours?.members.map((each) => [each.employee_id, each]));
  const team = members.map((member): PersonWeek => {
    const own = known.get(member.id);
    const week = own?.weeks.find(({ monday }) => monday === range.from);
    return {
      ...toPerson(member, member.id),
      hours: own && week && { accepted: week.hours, limit: own.max_hours_per_week },
      days: listDays(range).map((day) => {
        const { off = false, windows = [], busy = [] } = own?.days.find(({ date }) => date === day) ?? {};
        const expiring = member.documents.filter(({ expires_on }) => expires_on === day).map(({ kind }) => kind);
        const shiftsOfDay = listOwn(shifts, member.user_id, day);
        // Someone who accepted a job on a day off works that day.
        const isOff = off && busy.length === 0 && shiftsOfDay.every(({ isPending }) => isPending);
        return { day, shifts: shiftsOfDay, isOff, windows, busy, expiring };
      }),
    };
  });
  return [...team.toSorted(byName), ...listOthers(range, shifts, team).toSorted(byName)];
}

const byName = (one: PersonWeek, other: PersonWeek): number => one.name.localeCompare(other.name);

type Named = Omit<Member, 'id' | 'documents'>;

function toPerson(person: Named, employeeId?: number) {
  return {
    userId: person.user_id,
    employeeId,
    name: namePerson(person),
    photoUrl: person.avatar_url,
  };
}

/** People who are on a crew and not of the branch, as after outsourcing. */
function listOthers(range: DayRange, shifts: readonly WorkShift[], team: readonly PersonWeek[]): PersonWeek[] {
  const members = new Set(team.map(({ userId }) => userId));
  const faces = shifts.flatMap(({ item }) => item.crew.filter(isOpenInvitation));
  const others = new Map(faces.filter(({ user_id }) => !members.has(user_id)).map((face) => [face.user_id, face]));
  return [...others.values()].map((face) => ({
    ...toPerson(face),
    hours: undefined,
    days: listDays(range).map((day) => ({
      day,
      shifts: listOwn(shifts, face.user_id, day),
      isOff: false,
      windows: [],
      busy: [],
      expiring: [],
    })),
  }));
}

function listOwn(shifts: readonly WorkShift[], userId: number | null, day: CalendarDate): PersonShift[] {
  return shifts.flatMap((shift) => {
    if (shift.day !== day) return [];
    const face = shift.item.crew.findLast((each) => each.user_id === userId && isOpenInvitation(each));
    return face ? [{ shift, position: face.position, isPending: face.status === InvitationStatus.new }] : [];
  });
}

/** An open job with the positions that have a slot without an invitation. */
export type OpenJob = { item: CalendarJob; needs: readonly CrewRequirement[] };

/** The open jobs of a day. */
export type OpenDay = { day: CalendarDate; jobs: readonly OpenJob[] };

/** The jobs of each day whose crew is not complete. A job of several days is on the first one shown. */
export function listOpenJobs(range: DayRange, jobs: readonly CalendarJob[], now: Date): OpenDay[] {
  const open = jobs.filter((item) => lacksCrew(item, now));
  const shifts = listShiftsIn(open, range);
  return listDays(range).map((day) => ({
    day,
    jobs: shifts
      .filter(({ item, day: own }) => own === day && getPlacingDay(item, range) === day)
      .map(({ item }) => ({ item, needs: listOpenSlots(item.crew_requirements, item.crew) })),
  }));
}

/** The day on which an open job is placed: its first one that is shown. */
export function getPlacingDay({ date }: Pick<CalendarJob, 'date'>, { from }: DayRange): CalendarDate {
  return date < from ? from : date;
}

/** The people of a branch that the filters leave, with their week, and the open jobs. */
export function usePersonWeeks(
  branchId: number,
  range: DayRange,
  jobs: readonly CalendarJob[],
  { position, person }: Pick<CalendarFilters, 'position' | 'person'>,
) {
  const team = useWeekTeam(branchId, range);
  const now = useNow();
  const { members, hours } = team;
  const { from, to } = range;
  const people = useMemo(() => {
    const shown = filterTeam(members ?? [], { position, person });
    return listPersonWeeks({ from, to }, jobs, shown, hours).filter(
      ({ employeeId, userId }) => employeeId !== undefined || person === undefined || userId === person,
    );
  }, [from, to, jobs, members, hours, position, person]);
  return {
    people,
    open: listOpenJobs(range, jobs, now),
    failed: team.failed,
    hoursFailed: team.hoursFailed,
    isPending: members === undefined && !team.failed,
  };
}
