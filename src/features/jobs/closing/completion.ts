import {
  type PayLine,
  type PayTerms,
  getPaidHoursOnSite,
  getPayLines,
  sumPayout,
  type TipSplit,
  needsNote,
} from '#domain/money/crewPay';
import type { AttendanceName } from '#domain/orders/attendance';
import { getTimeOnSite } from '#domain/orders/completionLimits';
import { isOnCrew } from '#domain/orders/statuses';
import { countDays, getLastDay } from '#domain/time/workDays';
import type { CrewMember, CrewRating, Order, OrderIssueType } from '#generated/model';
import { toTime, windowMinutes } from '#platform/lib/time/clockTimes';
import { addDays, parseDate } from '#platform/lib/time/dates';
import { addHours, toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { hasInvitation, type InvitedMember, planHours } from '../orders';

/** Form values of one person. Money is in cents. */
export type PersonValues = {
  hours: number | null;
  bonus: number | null;
  tip: number | null;
  no_show: boolean;
  stars: number | null;
  tags: readonly string[];
  work_again: CrewRating['work_again'] | null;
  comment: string;
};

export type IssueValues = { key: string; type: OrderIssueType; text: string };

export type PersonKey = `i${number}`;

/** Form values of a completed job. */
export type CompletionValues = {
  /** Day and times in the branch's zone; "HH:mm - HH:mm", over midnight when the end is earlier. */
  day: string;
  /** Last day of a job of several days; the end time is on this day. */
  last_day: string | null;
  times: string;
  break_minutes: number | null;
  /** By `toPersonKey`. */
  crew: Readonly<Record<PersonKey, PersonValues>>;
  tips_total: number | null;
  tip_split: TipSplit;
  issues: readonly IssueValues[];
  customer_signature_name: string;
  notes: string;
};

export type Terms = Pick<
  Order,
  | 'timezone'
  | 'date'
  | 'end_date'
  | 'arrival_window'
  | 'starts_at'
  | 'pay_type'
  | 'estimated_hours'
  | 'min_paid_hours'
  | 'travel_pay'
>;

/** Paid time is rounded to quarter hours (docs/product.md, "Pay"). */
export const rounding = 'quarter_up';

export const toPersonKey = ({ invitation_id }: Pick<InvitedMember, 'invitation_id'>): PersonKey => `i${invitation_id}`;

/**
 * Members who accepted, in the order of their answers. None if the provider does not say which invitation is whose: then
 * it alone knows the crew.
 */
export function listPaid(members: readonly CrewMember[]): InvitedMember[] {
  const crew = members.filter(isOnCrew);
  const paid = crew.filter(hasInvitation);
  return paid.length === crew.length ? paid : [];
}

/** Counts the days of a job. One whose days are not known has its results on one. */
export function countJobDays({ date, end_date }: Terms): number {
  return date === null ? 1 : countDays({ date, end_date });
}

/** The recorded arrivals and departures; without them the start of the arrival window and the estimated hours. */
export function getInitialValues(terms: Terms, crew: readonly InvitedMember[]): CompletionValues {
  const planned = getPlannedValues(terms, crew);
  const times = getRecordedTimes(terms, crew);
  if (times === null) return planned;
  const values = { ...planned, ...times };
  const hours = listFollowingHours(values, crew, terms);
  const people: Record<PersonKey, PersonValues> = {};
  for (const each of crew) {
    const key = toPersonKey(each);
    people[key] = { ...emptyPersonValues, hours: hours?.[key] ?? planHours(terms) ?? null };
  }
  return { ...values, crew: people };
}

/**
 * Each person's hours as they follow from the times and the break of the form: those between their own check-in and
 * departure, where recorded, else all. The break is everyone's. Null until the times are valid.
 */
export function listFollowingHours(
  values: SiteValues,
  crew: readonly InvitedMember[],
  terms: Terms,
): Readonly<Record<PersonKey, number>> | null {
  const onSite = getOnSite(values, terms.timezone);
  if (!onSite) return null;
  const recorded = getRecordedTimes(terms, crew);
  const whole = recorded && getOnSite({ ...values, ...recorded, break_minutes: 0 }, terms.timezone)?.minutes;
  const pairs = crew.map((member): [PersonKey, number] => {
    const own = countOwnMinutes(member);
    // Someone who was there all the time follows the times of the form.
    if (own === null || own === whole) return [toPersonKey(member), onSite.hours];
    const hours = getPaidHoursOnSite(own, readAmount(values.break_minutes), rounding);
    return [toPersonKey(member), Math.min(hours, onSite.hours)];
  });
  return Object.fromEntries(pairs);
}

function getPlannedValues(terms: Terms, crew: readonly InvitedMember[]): CompletionValues {
  const { date, end_date } = terms;
  const person = { ...emptyPersonValues, hours: planHours(terms) ?? null };
  return {
    ...getPlannedTimes(terms),
    break_minutes: 0,
    last_day: date !== null && countJobDays(terms) > 1 ? getLastDay({ date, end_date }) : null,
    crew: Object.fromEntries(crew.map((each) => [toPersonKey(each), person])),
    tips_total: null,
    tip_split: 'equal',
    issues: [],
    customer_signature_name: '',
    notes: '',
  };
}

/** Empty as far as the provider does not say when the job is. */
function getPlannedTimes({ starts_at, timezone, estimated_hours }: Terms): Pick<CompletionValues, 'day' | 'times'> {
  if (starts_at === null) return { day: '', times: '' };
  const { date, time } = zonedTime(starts_at, timezone);
  if (estimated_hours === null) return { day: date, times: '' };
  const [hour, minute] = time.split(':').map(Number);
  const start = (hour ?? 0) * 60 + (minute ?? 0);
  return { day: date, times: `${toTime(start)} - ${toTime(start + estimated_hours * 60)}` };
}

/** The first arrival of the first day and the last departure of the last day; null if no one checked in. */
function getRecordedTimes(terms: Terms, crew: readonly CrewMember[]) {
  const steps = crew.flatMap(({ attendance }) => attendance);
  const listTimes = (step: AttendanceName) =>
    steps
      .filter((each) => each.step === step)
      .map(({ at }) => at)
      .sort();
  const arrival = listTimes('checked_in')[0];
  if (arrival === undefined) return null;
  const start = zonedTime(arrival, terms.timezone);
  const departure = listTimes('checked_out').at(-1) ?? addPlanned(arrival, terms);
  if (departure === null) return { day: start.date, times: '' };
  return { day: start.date, times: `${start.time} - ${zonedTime(departure, terms.timezone).time}` };
}

function addPlanned(arrival: string, { estimated_hours }: Terms): string | null {
  return estimated_hours === null ? null : addHours(arrival, estimated_hours);
}

/** Minutes between the arrival and the departure of each day; null if one is not recorded. */
function countOwnMinutes({ attendance }: CrewMember): number | null {
  const toMinute = ({ at }: { at: string }) => Math.floor(Date.parse(at) / 60_000);
  const arrivals = attendance.filter(({ step }) => step === 'checked_in');
  const minutes = arrivals.map((arrival) => {
    const departure = attendance.find(({ step, date }) => step === 'checked_out' && date === arrival.date);
    return departure ? toMinute(departure) - toMinute(arrival) : null;
  });
  if (minutes.length === 0 || minutes.includes(null)) return null;
  return minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Those who accepted and never checked in, while others did. */
export function listWithoutCheckIn(crew: readonly CrewMember[]): CrewMember[] {
  const absent = crew.filter(({ attendance }) => !attendance.some(({ step }) => step === 'checked_in'));
  return absent.length === crew.length ? [] : absent;
}

const emptyPersonValues: PersonValues = {
  hours: null,
  bonus: null,
  tip: null,
  no_show: false,
  stars: null,
  tags: [],
  work_again: null,
  comment: '',
};
/** The values of a person; empty ones of a person who joined the crew after the form was opened or its draft stored. */
export const readPerson = ({ crew }: Pick<CompletionValues, 'crew'>, member: InvitedMember): PersonValues => ({
  ...emptyPersonValues,
  ...crew[toPersonKey(member)],
});

export type OnSite = {
  startAt: string;
  endAt: string;
  /** On all days from arrival to departure, break included. */ minutes: number;
  /** Paid hours: without the break, in quarter hours. */ hours: number;
};

/** Form values that define the time on site. */
export type SiteValues = Pick<CompletionValues, 'day' | 'last_day' | 'times' | 'break_minutes'>;

/** The crew's time on site; null until the days and times are valid. */
export function getOnSite({ day, last_day, times, break_minutes }: SiteValues, zone: string): OnSite | null {
  const window = windowMinutes(times);
  const lastDay = last_day || day;
  if (!window || !parseDate(day) || !parseDate(lastDay) || window.start === window.end) return null;
  const startAt = toInstant(day, toTime(window.start), zone);
  const endAt = toInstant(window.end < window.start ? addDays(lastDay, 1) : lastDay, toTime(window.end), zone);
  const { minutes } = getTimeOnSite({ startsAt: Date.parse(startAt), endsAt: Date.parse(endAt) }, zone);
  return { startAt, endAt, minutes, hours: getPaidHoursOnSite(minutes, readAmount(break_minutes), rounding) };
}

/** `total` is null if a rate or a term of pay is not known: then the lines only have bonuses and tips. */
export type Payout = { lines: readonly PayLine[]; total: number | null };

/** Each person's pay and the total, in cents. Unfinished hours count as zero. */
export function computePayout(values: CompletionValues, crew: readonly InvitedMember[], order: Terms): Payout {
  const hours = crew.map((member) => {
    const { hours: worked, bonus, tip, no_show: noShow } = readPerson(values, member);
    const hourlyRate = member.hourly_rate ?? 0;
    return { hours: readAmount(worked), hourlyRate, bonus: readAmount(bonus), tip: readAmount(tip), noShow };
  });
  const terms = getOrderTerms(order);
  const tips = { tipsTotal: readAmount(values.tips_total), tipSplit: values.tip_split };
  const lines = getPayLines(hours, terms ?? noTerms, tips);
  const isKnown = terms !== null && crew.length > 0 && crew.every(({ hourly_rate }) => hourly_rate !== null);
  return { lines, total: isKnown ? sumPayout(lines) : null };
}

const noTerms: PayTerms = { payType: 'hourly', estimatedHours: 0, minPaidHours: 0, travelPay: 0 };

/** The terms of pay; null if one that counts is not known. Only a flat job pays its planned hours. */
export function getOrderTerms(order: Terms): PayTerms | null {
  const { pay_type: payType, min_paid_hours: minPaidHours, travel_pay: travelPay } = order;
  const planned = planHours(order) ?? null;
  const estimatedHours = payType === 'flat' ? planned : (planned ?? 0);
  if (payType === null || minPaidHours === null || travelPay === null || estimatedHours === null) return null;
  return { payType, estimatedHours, minPaidHours, travelPay };
}

/** Equal shares of the tips, in cents by `toPersonKey`. */
export function splitTipsEqually(
  values: CompletionValues,
  crew: readonly InvitedMember[],
  terms: Terms,
): Record<PersonKey, number> {
  const { lines } = computePayout({ ...values, tip_split: 'equal' }, crew, terms);
  return Object.fromEntries(crew.map((member, index) => [toPersonKey(member), lines[index]?.tip ?? 0]));
}

/** Sum of the tips split by hand, in cents. */
export function sumTips({ crew }: Pick<CompletionValues, 'crew'>): number {
  return Object.values(crew).reduce((sum, { tip, no_show }) => sum + (no_show ? 0 : readAmount(tip)), 0);
}

/** Checks whether anyone worked long enough to need a note. */
export function isNoteWanted({ crew }: Pick<CompletionValues, 'crew'>, terms: Terms): boolean {
  const planned = planHours(terms);
  if (planned === undefined) return false;
  return Object.values(crew).some(({ hours, no_show }) => !no_show && needsNote(readAmount(hours), planned));
}

/** Unfinished input may not be a number. */
export function readAmount(value: number | null | undefined): number {
  return value === null || value === undefined || Number.isNaN(value) ? 0 : value;
}

export function isCompletion(values: object): values is CompletionValues {
  return 'crew' in values && 'times' in values && 'tip_split' in values;
}
