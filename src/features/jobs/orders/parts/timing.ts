import { canDoToJob, type ShownJob } from '#domain/actions';
import { type AwaitedJob, countLate, countNotCheckedIn, isWindowOver, needsCrewSoon } from '#domain/orders/openSlots';
import { hasCrew } from '#domain/orders/statuses';
import type { OrderCard } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatSpan, formatTimeLeft } from '#platform/lib/time/timeLeft';
import { cardTexts } from '../texts';

type Times = Pick<OrderCard, 'starts_at' | 'latest_end_at'>;
type CrewedJob = Times & AwaitedJob & Pick<OrderCard, 'status'>;
type TimedJob = CrewedJob & Pick<OrderCard, 'missing' | 'crew_summary'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Phase of a job: ahead, running or over. Undefined for a job without times. */
export function getPhase({ starts_at, latest_end_at }: Times, now: Date): 'ahead' | 'running' | 'over' | undefined {
  if (starts_at === null || latest_end_at === null) return undefined;
  if (now.getTime() < Date.parse(starts_at)) return 'ahead';
  return now.getTime() < Date.parse(latest_end_at) ? 'running' : 'over';
}

/**
 * The time until a job starts, or what became of it, as text. No job is called started before someone is there: until the
 * arrival window is over its crew is due, and then a warning says who is late. '' for a job without times.
 */
export function formatTimeToStart(job: CrewedJob, now: Date): string {
  const phase = getPhase(job, now);
  if (job.starts_at === null || phase === undefined) return '';
  const wait = Date.parse(job.starts_at) - now.getTime();
  if (phase === 'over') return hasCrew(job) ? cardTexts.over : cardTexts.overNotFormed;
  if (Math.abs(wait) < minute) return cardTexts.startsNow;
  if (phase === 'running') return describeStart(job, -wait, now);
  return cardTexts.startsIn(formatTimeLeft(job.starts_at, now, job.timezone) ?? formatSpan(wait));
}

function describeStart(job: AwaitedJob, sinceStart: number, now: Date): string {
  const { arrival_window, crew_summary } = job;
  const isAnyoneThere = countNotCheckedIn(job) !== crew_summary?.accepted;
  if (!crew_summary || crew_summary.accepted === 0 || isAnyoneThere)
    return cardTexts.startedAgo(formatSpan(sinceStart));
  return arrival_window === null || isWindowOver(job, now) ? '' : cardTexts.due(formatTimeWindow(arrival_window));
}

/** `needsCrew`: people can be found for the job. `isAddress`: about its stops. */
export type Warning = { tone: 'warning' | 'danger'; words: string; needsCrew?: boolean; isAddress?: boolean };

/** Warnings for the dispatcher: people who are late, too little time, too few people, incomplete address. */
export function listWarnings(job: TimedJob, now: Date): Warning[] {
  const warnings: Warning[] = [];
  const hurry = getHurry(job, now);
  const late = countLate(job, now);
  if (late > 0) warnings.push({ tone: 'danger', words: cardTexts.late(late) });
  if (hurry === 'needsCrew') warnings.push({ tone: 'danger', words: cardTexts.needsCrew, needsCrew: true });
  if (hurry === 'soon') warnings.push({ tone: 'warning', words: formatTimeToStart(job, now) });
  const missing = describeMissing(job);
  if (missing !== undefined) warnings.push({ tone: 'warning', words: missing, isAddress: true });
  return warnings;
}

/** Checks whether the warnings include when the job starts, so that nothing else needs to. */
export function isStartWarned(job: TimedJob, now: Date): boolean {
  return getHurry(job, now) === 'soon';
}

/** The part of its addresses that an open job lacks, if any. */
export function describeMissing({ closed_state, missing }: Pick<TimedJob, 'closed_state' | 'missing'>) {
  if (closed_state !== null || missing.length === 0) return undefined;
  const isUnitOnly = missing.every((field) => field.endsWith('.unit'));
  return isUnitOnly ? cardTexts.unitMissing : cardTexts.addressIncomplete;
}

/** Checks whether a job starts within 48 hours without its whole crew. */
export function isUrgent({ crew_summary, ...job }: TimedJob, now: Date): boolean {
  return needsCrewSoon({ ...job, crew: crew_summary }, now);
}

/** "soon" for a job that is urgent; "needsCrew" if it has part of its crew and 24 hours left. */
function getHurry(job: TimedJob, now: Date): 'needsCrew' | 'soon' | undefined {
  if (job.starts_at === null || !isUrgent(job, now)) return undefined;
  const wait = Date.parse(job.starts_at) - now.getTime();
  return job.status !== OrderStatus.notFormed && wait <= day ? 'needsCrew' : 'soon';
}

/** Statuses 3 and 4 can be completed after the job has started. */
export function canComplete(job: ShownJob, now: Date): boolean {
  return canDoToJob('completeJob', job, now);
}
