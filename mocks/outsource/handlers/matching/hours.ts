import { addDays } from '#platform/lib/time/dates';
import { InvitationStatus } from '#generated/model/codes';
import type { OrderRow } from '../../../provider/store/schema';
import { type Booking, getFullestWeek, getWeekSpan, toWeekJob } from '../../../crew/rules/busyTimes';
import {
  type Coverage,
  createWindowReader,
  getCoverage,
  type LocalDay,
  toLocalDays,
  unknownHours,
} from '../../rules/coverage';
import type { World } from '../../../provider/world';
import type { MarketPerson } from './market';

type WeekJob = NonNullable<ReturnType<typeof toWeekJob>>;

/** Time range that the hours of all people are compared with. */
export type RoundHours = {
  order: OrderRow;
  days: readonly Booking[];
  readWindow: ReturnType<typeof createWindowReader>;
  daysByZone: Map<string, LocalDay[]>;
  /** Hours of the job itself in the fullest of its weeks. */
  ownHours: number;
  /** The other jobs that people accepted in those weeks. */
  planned: ReadonlyMap<number, readonly WeekJob[]>;
};

export function openHours(world: World, order: OrderRow, days: readonly Booking[]): RoundHours {
  return {
    order,
    days,
    readWindow: createWindowReader(),
    daysByZone: new Map(),
    ownHours: getFullestWeek(order, []),
    planned: findPlannedJobs(world, order),
  };
}

type OwnHours = Coverage & { ownWeeklyHours: number | null };

/** Working hours a person set. */
export function getOwnHours(
  { days, daysByZone, readWindow }: RoundHours,
  { hours: own, zone }: MarketPerson,
): OwnHours {
  if (!own) return noOwnHours;
  let local = daysByZone.get(zone);
  if (!local) {
    local = toLocalDays(days, zone);
    daysByZone.set(zone, local);
  }
  const { coverage, hours } = getCoverage(own, local, readWindow);
  return { coverage, hours, ownWeeklyHours: own.max_hours_per_week };
}

const noOwnHours: OwnHours = { coverage: unknownHours.coverage, hours: null, ownWeeklyHours: null };

/** Hours of the fullest week with this job. Most people have no other job in those weeks. */
export function countWeekHours({ order, planned, ownHours }: RoundHours, userId: number): number {
  const jobs = planned.get(userId);
  return jobs ? getFullestWeek(order, jobs) : ownHours;
}

/** Everyone's other accepted jobs in the weeks of a job. */
function findPlannedJobs({ tables }: World, order: OrderRow): Map<number, WeekJob[]> {
  const { from, to } = getWeekSpan(order);
  const ids = new Set<number>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const id of tables.order.viewAll('workDay', day, (row) => row.id)) if (id !== order.id) ids.add(id);
  }
  const byPerson = new Map<number, WeekJob[]>();
  for (const id of ids) {
    const job = tables.order.view(id, toWeekJob);
    if (!job) continue;
    for (const { user_id, status } of tables.invitation.viewAll('order', id, (row) => row)) {
      if (status !== InvitationStatus.accepted) continue;
      const jobs = byPerson.get(user_id);
      if (jobs) jobs.push(job);
      else byPerson.set(user_id, [job]);
    }
  }
  return byPerson;
}
