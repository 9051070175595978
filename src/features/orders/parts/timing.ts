import type { OrderCard } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { formatSpan } from '#platform/lib/time/timeLeft';
import { cardTexts } from '../texts';
import { hasCrew } from '#domain/orders/statuses';
import { canDoToJob, type ShownJob } from '#domain/actions';

type Times = Pick<OrderCard, 'starts_at' | 'latest_end_at'>;
type TimedJob = Times & Pick<OrderCard, 'status' | 'closed_state' | 'missing'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Phase of a job: ahead, running or over. Undefined for a job without times. */
export function getPhase({ starts_at, latest_end_at }: Times, now: Date): 'ahead' | 'running' | 'over' | undefined {
  if (starts_at === null || latest_end_at === null) return undefined;
  if (now.getTime() < Date.parse(starts_at)) return 'ahead';
  return now.getTime() < Date.parse(latest_end_at) ? 'running' : 'over';
}

/** The time until a job starts, as text; '' for a job without times. */
export function formatTimeToStart(job: Times & Pick<OrderCard, 'status'>, now: Date): string {
  const phase = getPhase(job, now);
  if (job.starts_at === null || phase === undefined) return '';
  const wait = Date.parse(job.starts_at) - now.getTime();
  if (phase === 'over') return hasCrew(job) ? cardTexts.over : cardTexts.overNotFormed;
  if (Math.abs(wait) < minute) return cardTexts.startsNow;
  return phase === 'ahead' ? cardTexts.startsIn(formatSpan(wait)) : cardTexts.startedAgo(formatSpan(-wait));
}

/** `needsCrew`: people can be found for the job. `isAddress`: about its stops. */
export type Warning = { tone: 'warning' | 'danger'; words: string; needsCrew?: boolean; isAddress?: boolean };

/** Warnings for the dispatcher: too little time, too few people, incomplete address. */
export function listWarnings(job: TimedJob, now: Date): Warning[] {
  const warnings: Warning[] = [];
  const hurry = getHurry(job, now);
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
export function isUrgent(job: TimedJob, now: Date): boolean {
  return getHurry(job, now) !== undefined;
}

/** "soon" for a job without its whole crew that starts within 48 hours; "needsCrew" if it has part of it and 24 hours left. */
function getHurry(job: TimedJob, now: Date): 'needsCrew' | 'soon' | undefined {
  const phase = getPhase(job, now);
  if (job.closed_state !== null || job.status === OrderStatus.formed) return undefined;
  if (job.starts_at === null || phase === undefined || phase === 'over') return undefined;
  const wait = Date.parse(job.starts_at) - now.getTime();
  if (wait > 2 * day) return undefined;
  return job.status !== OrderStatus.notFormed && wait <= day ? 'needsCrew' : 'soon';
}

/** Statuses 3 and 4 can be completed after the job has started. */
export function canComplete(job: ShownJob, now: Date): boolean {
  return canDoToJob('completeJob', job, now);
}
