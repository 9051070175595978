import type { OrderCard } from '../../../generated/model';
import { OrderStatus } from '../../../generated/model/codes';
import { cardTexts } from './texts';
import { hasCrew } from '../../../domain/statuses';

type Times = Pick<OrderCard, 'starts_at' | 'latest_end_at'>;
type TimedJob = Times & Pick<OrderCard, 'status' | 'closed_state' | 'missing'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How far a job is in time: its crew has yet to come, is due or at work, or should be done. */
export function phaseOf({ starts_at, latest_end_at }: Times, now: Date): 'ahead' | 'running' | 'over' {
  if (now.getTime() < Date.parse(starts_at)) return 'ahead';
  return now.getTime() < Date.parse(latest_end_at) ? 'running' : 'over';
}

/** "1 d 4 h", "3 h 20 min", "12 min"; from a week on in days. Cut, not rounded. */
export function spanWords(span: number): string {
  const [days, hours, minutes] = [Math.floor(span / day), Math.floor(span / hour) % 24, Math.floor(span / minute) % 60];
  if (days >= 7) return cardTexts.days(days);
  if (days > 0) return joined(cardTexts.days(days), hours > 0 && cardTexts.hours(hours));
  if (hours > 0) return joined(cardTexts.hours(hours), minutes > 0 && cardTexts.minutes(minutes));
  return cardTexts.minutes(minutes);
}

/** How far away a job is, in words. */
export function countdownWords(job: Times & Pick<OrderCard, 'status'>, now: Date): string {
  const wait = Date.parse(job.starts_at) - now.getTime();
  const phase = phaseOf(job, now);
  if (phase === 'over') return hasCrew(job) ? cardTexts.over : cardTexts.overNotFormed;
  if (Math.abs(wait) < minute) return cardTexts.startsNow;
  return phase === 'ahead' ? cardTexts.startsIn(spanWords(wait)) : cardTexts.startedAgo(spanWords(-wait));
}

export type Warning = { tone: 'warning' | 'danger'; words: string };

/** What a dispatcher must not overlook: too little time, too few people, half an address. */
export function warningsOf(job: TimedJob, now: Date): Warning[] {
  if (job.closed_state !== null) return [];
  const warnings: Warning[] = [];
  const time = timeWarning(job, now);
  if (time) warnings.push(time);
  if (job.missing.length > 0) warnings.push({ tone: 'warning', words: missingWords(job.missing) });
  return warnings;
}

function missingWords(missing: readonly string[]): string {
  const isUnitOnly = missing.every((field) => field.endsWith('.unit'));
  return isUnitOnly ? cardTexts.unitMissing : cardTexts.addressIncomplete;
}

function timeWarning(job: TimedJob, now: Date): Warning | undefined {
  const wait = Date.parse(job.starts_at) - now.getTime();
  if (job.status === OrderStatus.formed || wait > 2 * day || phaseOf(job, now) === 'over') return undefined;
  if (job.status !== OrderStatus.notFormed && wait <= day) return { tone: 'danger', words: cardTexts.needsCrew };
  return { tone: 'warning', words: cardTexts.soon };
}

/** From 3 or 4 and once it has started a job can be completed. */
export function mayComplete(job: Pick<OrderCard, 'status' | 'closed_state' | 'starts_at'>, now: Date): boolean {
  return job.closed_state === null && hasCrew(job) && now.getTime() >= Date.parse(job.starts_at);
}

function joined(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(' ');
}
