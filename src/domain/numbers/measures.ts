import type { MeasuredNumber, NumberName } from '#generated/model';
import { enoughRatings } from '#platform/lib/ratings';
import { getAverageStars, getMedian, getPercent } from './statistics';

/*
 * The numbers of a company (docs/product.md, "Numbers"). A number of a month adds up what the same function returns for
 * each job, so it always equals the list of its jobs.
 */

/** A job that has started and was not canceled, as far as the numbers need it. */
export type JobFacts = {
  isDone: boolean;
  slots: number;
  /** Slots that were filled 24 hours before the start. */
  slotsInTime: number;
  /** From the first invitation to the last slot filled; null while a slot is open. */
  minutesToFill: number | null;
  /** The reason of each person who declined. */
  declines: readonly string[];
  lateWithdrawals: number;
  plannedHours: number;
  /** Null until the job is completed. */
  workedHours: number | null;
  /** Cents. */
  labor: number;
  /** Cents; null without a quote. */
  quote: number | null;
  /** People who accepted; `outsourced` came through an offer. */
  crew: number;
  outsourced: number;
  /** Stars from the company, one for each person it rated. */
  stars: readonly number[];
};

/** The part of one job in a number. */
export type JobPart = Pick<MeasuredNumber, 'value' | 'part' | 'whole'>;

type Kind = 'count' | 'share' | 'median' | 'stars';

type Measure = {
  kind: Kind;
  /** The part and the whole of a job, and its value if that is neither; null for a job that is not counted. */
  read: (job: JobFacts) => { part: number; whole: number; value?: number } | null;
};

const count = (part: number) => (part === 0 ? null : { part, whole: part });

const measures: Readonly<Record<NumberName, Measure>> = {
  jobs_done: { kind: 'count', read: ({ isDone }) => count(Number(isDone)) },
  filled_in_time: { kind: 'share', read: ({ slots, slotsInTime }) => ofWhole(slotsInTime, slots) },
  time_to_fill: {
    kind: 'median',
    read: ({ minutesToFill: value }) => (value === null ? null : { part: 1, whole: 1, value }),
  },
  declines: { kind: 'count', read: ({ declines }) => count(declines.length) },
  late_withdrawals: { kind: 'count', read: ({ lateWithdrawals }) => count(lateWithdrawals) },
  hours: {
    kind: 'share',
    read: ({ workedHours, plannedHours }) => (workedHours === null ? null : ofWhole(workedHours, plannedHours)),
  },
  labor: { kind: 'share', read: ({ labor, quote }) => ofWhole(labor, quote ?? 0) },
  outsourced: { kind: 'share', read: ({ outsourced, crew }) => ofWhole(outsourced, crew) },
  ratings: { kind: 'stars', read: ({ stars }) => ofWhole(sum(stars), stars.length) },
};

export const numberNames = Object.keys(measures) as NumberName[];

/** The part of a job in a number; null if it is not counted. */
export function measureJob(name: NumberName, job: JobFacts): JobPart | null {
  const { kind, read } = measures[name];
  const found = read(job);
  if (!found) return null;
  const { part, whole, value = getValue(kind, part, whole) } = found;
  return { value, part, whole };
}

/** The number of some jobs, from what each of them adds. Ratings need three for an average, as everywhere. */
export function addUp(name: NumberName, parts: readonly JobPart[]): MeasuredNumber {
  const { kind } = measures[name];
  const [part, whole] = [sum(parts.map((each) => each.part)), sum(parts.map((each) => each.whole))];
  return { value: getTotal(kind, parts, { part, whole }), part, whole, jobs: parts.length };
}

type Amount = { part: number; whole: number };

function getTotal(kind: Kind, parts: readonly JobPart[], { part, whole }: Amount): number | null {
  if (kind === 'median') return getMedian(parts.flatMap(({ value }) => value ?? []));
  if (kind === 'stars' && whole < enoughRatings) return null;
  return getValue(kind, part, whole);
}

function getValue(kind: Kind, part: number, whole: number): number | null {
  if (kind === 'share') return getPercent(part, whole);
  return kind === 'stars' ? getAverageStars(part, whole) : part;
}

function ofWhole(part: number, whole: number): Amount | null {
  return whole <= 0 ? null : { part, whole };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
