import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { CalendarItem, OrderStatus, PositionCode } from '#generated/model';
import { OrderStatus as statuses, PositionCode as codes } from '#generated/model/codes';

export type CalendarFilters = {
  status: OrderStatus | undefined;
  position: PositionCode | undefined;
  person: number | undefined;
};

export const filterStatuses: readonly OrderStatus[] = Object.values(statuses);
export const filterPositions: readonly PositionCode[] = Object.values(codes);

/** Reads the filters of the address bar. What is not a choice counts as no filter. */
export function readCalendarFilters(read: (name: string) => string | null): CalendarFilters {
  const person = Number(read('person'));
  return {
    status: filterStatuses.find((status) => String(status) === read('status')),
    position: filterPositions.find((position) => String(position) === read('position')),
    person: Number.isInteger(person) && person > 0 ? person : undefined,
  };
}

export function hasCalendarFilters({ status, position, person }: CalendarFilters): boolean {
  return [status, position, person].some((filter) => filter !== undefined);
}

/** A filter by something that no job has would change nothing, so it is not offered: the provider does not say it. */
export function listOfferedFilters(jobs: readonly CalendarItem[]): Record<'position' | 'person', boolean> {
  const has = (isKnown: (job: CalendarItem) => boolean) => jobs.length === 0 || jobs.some(isKnown);
  const position = has(({ crew_requirements }) => crew_requirements.length > 0);
  return { position, person: position || has(({ crew }) => crew.length > 0) };
}

/** The jobs with this crew status that need this position and have this person on the crew or invited. */
export function filterJobs(
  jobs: readonly CalendarItem[],
  { status, position, person }: CalendarFilters,
): CalendarItem[] {
  return jobs.filter(
    (job) =>
      (status === undefined || (job.status === status && job.closed_state === null)) &&
      (position === undefined || job.crew_requirements.some((need) => need.position === position)) &&
      (person === undefined || job.crew.some((face) => face.user_id === person && isOpenInvitation(face))),
  );
}

/** The members of a team that match these filters. */
export function filterTeam<Member extends { user_id: number | null; positions: readonly PositionCode[] }>(
  members: readonly Member[],
  { position, person }: Pick<CalendarFilters, 'position' | 'person'>,
): Member[] {
  return members.filter(
    (member) =>
      (position === undefined || member.positions.includes(position)) &&
      (person === undefined || member.user_id === person),
  );
}

/** Everyone on the crews of these jobs, or invited, by name. */
export function listPeople(jobs: readonly CalendarItem[]): { id: number; name: string }[] {
  const faces = jobs.flatMap(({ crew }) => crew).filter(isOpenInvitation);
  const byId = new Map(faces.map((face) => [face.user_id, namePerson(face)]));
  return [...byId].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name));
}
