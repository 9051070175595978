import { numberNames } from '#domain/numbers/measures';
import { codeLabels } from '#domain/orders/labels';
import type { MeasuredNumber, NumberName } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import type { Month } from '#platform/lib/time/months';
import { formatSpan } from '#platform/lib/time/timeLeft';
import { href } from '#platform/routing/links/href';
import { numbersTexts as texts } from '../texts';

type Amount = Pick<MeasuredNumber, 'part' | 'whole' | 'value'>;

/** A number as it is shown. */
export type Card = {
  name: NumberName;
  /** Bars for amounts of one branch, lines for everything else. */
  shape: 'bars' | 'lines';
  /** The least that the axis shows, so that small changes look small. In the unit of the axis. */
  axis: readonly [from: number, to: number];
  /** A value in the unit of the axis. */
  toAxis: (value: number) => number;
  /** A tick of the axis, and a value next to its point. */
  formatShort: (onAxis: number) => string;
  format: (value: number) => string;
  /** Describes what the number is based on; '' if that is the number itself. */
  describe: (amount: Amount) => string;
};

const minuteMs = 60_000;
const same = (value: number) => value;
const whole = (value: number) => formatNumber(value, 0);
const percent = (value: number) => texts.percent(Math.round(value));
const rounded = (cents: number) => formatMoneyShort(Math.round(cents / 100) * 100);

const countCard = { shape: 'bars', toAxis: same, formatShort: whole, format: whole } as const;
const shareCard = { shape: 'lines', toAxis: same, formatShort: percent, format: percent } as const;

const cards: Readonly<Record<NumberName, Omit<Card, 'name'>>> = {
  jobs_done: { ...countCard, axis: [0, 5], describe: () => '' },
  filled_in_time: {
    ...shareCard,
    axis: [50, 100],
    describe: ({ part, whole: all }) => texts.slots(formatNumber(part), formatNumber(all)),
  },
  time_to_fill: {
    shape: 'lines',
    axis: [0, 4],
    toAxis: (minutes) => minutes / 60,
    formatShort: (hours) => texts.hours(formatNumber(hours, 0)),
    format: (minutes) => formatSpan(minutes * minuteMs),
    describe: ({ part }) => texts.ofJobs(part),
  },
  declines: { ...countCard, axis: [0, 4], describe: ({ part }) => texts.people(part) },
  late_withdrawals: { ...countCard, axis: [0, 4], describe: ({ part }) => texts.people(part) },
  hours: {
    ...shareCard,
    axis: [80, 120],
    describe: ({ part, whole: all }) => texts.workedHours(formatNumber(part), formatNumber(all)),
  },
  labor: {
    ...shareCard,
    axis: [0, 60],
    describe: ({ part, whole: all }) => texts.quoted(rounded(part), rounded(all)),
  },
  outsourced: {
    ...shareCard,
    axis: [0, 20],
    describe: ({ part, whole: all }) => texts.ofPeople(formatNumber(part), formatNumber(all)),
  },
  ratings: {
    shape: 'lines',
    axis: [3, 5],
    toAxis: same,
    formatShort: (stars) => formatNumber(stars, 1),
    format: (stars) => texts.stars(formatNumber(stars, 1)),
    describe: ({ whole: count }) => texts.ratings(count),
  },
};

export function getCard(name: NumberName): Card {
  return named[name];
}

// Charts compare what they are given with what they drew, so each card is made once.
const named = Object.fromEntries(numberNames.map((name) => [name, { name, ...cards[name] }])) as Readonly<
  Record<NumberName, Card>
>;

/** The value of a number in words. */
export function formatValue({ format }: Card, value: number | null): string {
  return value === null ? texts.noneInWords : format(value);
}

/** A number whose jobs are listed; all months, branches and people if not given. */
export type JobsOfNumber = {
  name: NumberName;
  month?: Month | undefined;
  branchId?: number | undefined;
  /** Of the declines. */
  reason?: string | undefined;
  /** Someone who worked on the jobs. */
  personId?: number | undefined;
};

/** The address of the list of the jobs that a number counts. */
export function getJobsPath({ name, month, branchId, reason, personId }: JobsOfNumber): string {
  const params = new URLSearchParams({
    number: name,
    ...(month !== undefined && { month }),
    ...(branchId !== undefined && { branch: String(branchId) }),
    ...(reason !== undefined && { reason }),
    ...(personId !== undefined && { person: String(personId) }),
  });
  return `${href('company-numbers-jobs')}?${params}`;
}

/** Reads the address again. An address that names no number means the completed jobs. */
export function readJobsOfNumber(read: (name: string) => string | null): JobsOfNumber {
  const name = numberNames.find((each) => each === read('number')) ?? 'jobs_done';
  const id = (param: string) => {
    const value = Number(read(param));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const month = read('month') ?? '';
  return {
    name,
    month: /^\d{4}-\d{2}$/.test(month) ? month : undefined,
    branchId: id('branch'),
    reason: read('reason') ?? undefined,
    personId: id('person'),
  };
}

const names: Readonly<Record<string, string>> = codeLabels.en.rejectReason;

/** The reason of someone who declined; "Other" for one that a newer provider sends. */
export function nameReason(reason: string): string {
  return names[reason] ?? codeLabels.en.rejectReason.other;
}
