import { getDayStart, getWindowEnd, getWorkDay } from '#domain/orders/attendance';
import { getLastDay } from '#domain/time/workDays';
import type { HelperInvitation } from '#generated/model';

type Job = Pick<
  HelperInvitation,
  'id' | 'closed_state' | 'date' | 'end_date' | 'arrival_window' | 'timezone' | 'starts_at' | 'ends_at' | 'attendance'
>;

/** The running job, else the next one, of accepted jobs. A job that is done, closed or over is neither. */
export function findNowJob<Each extends Job>(jobs: readonly Each[], now: Date): Each | undefined {
  const ahead = jobs.filter((job) => job.closed_state === null && isAhead(job, now));
  return (
    ahead.find(isRunning) ?? ahead.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))[0]
  );
}

function isAhead(job: Job, now: Date): boolean {
  const isDone = job.attendance.some(({ step, date }) => step === 'checked_out' && date === getLastDay(job));
  if (isDone) return false;
  return isRunning(job) ? getWorkDay(job, now) !== undefined : now.getTime() < Date.parse(job.ends_at);
}

/** Arrived and not done. */
const isRunning = ({ attendance }: Job): boolean => attendance.at(-1)?.step === 'checked_in';

/** Moment of a job day that the helper waits for next. */
export type NowMoment = { name: 'starts' | 'arrive_by' | 'window_over'; at: Date } | { name: 'arrived' | 'done' };

/** `reported`: the steps of the day, those that wait to be sent included. */
export function getNowMoment(job: Job, reported: ReadonlySet<string>, now: Date): NowMoment {
  if (reported.has('checked_out')) return { name: 'done' };
  if (reported.has('checked_in')) return { name: 'arrived' };
  const day = getWorkDay(job, now) ?? job.date;
  const start = new Date(getDayStart(job, day));
  if (start > now) return { name: 'starts', at: start };
  const at = new Date(getWindowEnd(job, day));
  return { name: now <= at ? 'arrive_by' : 'window_over', at };
}
