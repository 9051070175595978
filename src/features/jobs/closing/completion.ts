import type {
  CrewHours,
  CrewMember,
  CrewRating,
  Order,
  OrderCompleteRequest,
  OrderIssueType,
} from '../../../generated/model';
import { InvitationStatus } from '../../../generated/model/codes';
import { toTime, windowMinutes } from '../../../platform/lib/clockTimes';
import { getTimeOnSite } from '../../../domain/completionLimits';
import {
  type PayLine,
  getPaidHoursOnSite,
  getPayLines,
  sumPayout,
  type TipSplit,
  needsNote,
} from '../../../domain/crewPay';
import { addDays, parseDate } from '../../../platform/lib/dates';
import { countDays, getLastDay, getPlannedHours } from '../../../domain/workDays';
import { toInstant, zonedTime } from '../../../platform/lib/zonedTimes';

/** How one person's day went, as the form keeps it: money in cents. */
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

/** How a job went, as the form keeps it. */
export type CompletionValues = {
  /** Day and times in the branch's zone; "HH:mm - HH:mm", over midnight when the end is earlier. */
  day: string;
  /** Of a job of several days the last one, on which the second of the times is. */
  last_day: string | null;
  times: string;
  break_minutes: number | null;
  /** By `personKey`. */
  crew: Readonly<Record<PersonKey, PersonValues>>;
  tips_total: number | null;
  tip_split: TipSplit;
  issues: readonly IssueValues[];
  customer_signature_name: string;
  notes: string;
};

export type Terms = Pick<
  Order,
  'timezone' | 'date' | 'end_date' | 'starts_at' | 'pay_type' | 'estimated_hours' | 'min_paid_hours' | 'travel_pay'
>;

/** Whole quarters of an hour, as the field pays (docs/product.md, "Pay"). */
const rounding = 'quarter_up';

export const personKey = ({ invitation_id }: Pick<CrewMember, 'invitation_id'>): PersonKey => `i${invitation_id}`;

/** Who has accepted and so gets a line, in the order of their answers. */
export function comers(members: readonly CrewMember[]): CrewMember[] {
  return members.filter(({ status }) => status === InvitationStatus.accepted);
}

/** What is known beforehand: the start of the window and the estimated hours, for everybody alike. */
export function firstValues(terms: Terms, crew: readonly CrewMember[]): CompletionValues {
  const { starts_at, timezone, estimated_hours } = terms;
  const { date, time } = zonedTime(starts_at, timezone);
  const [hour, minute] = time.split(':').map(Number);
  const start = (hour ?? 0) * 60 + (minute ?? 0);
  const person = { ...nothingSaid, hours: getPlannedHours(terms) };
  return {
    day: date,
    times: `${toTime(start)} - ${toTime(start + estimated_hours * 60)}`,
    break_minutes: 0,
    last_day: countDays(terms) > 1 ? getLastDay(terms) : null,
    crew: Object.fromEntries(crew.map((each) => [personKey(each), person])),
    tips_total: null,
    tip_split: 'equal',
    issues: [],
    customer_signature_name: '',
    notes: '',
  };
}

const nothingSaid: PersonValues = {
  hours: null,
  bonus: null,
  tip: null,
  no_show: false,
  stars: null,
  tags: [],
  work_again: null,
  comment: '',
};
const nothingEarned = { bonus: 0, tip: 0 };

export type OnSite = {
  startAt: string;
  endAt: string;
  /** On all days from arriving to leaving, break included. */ minutes: number;
  /** To be paid: without the break, in whole quarters. */ hours: number;
};

/** What of the form says when the crew was there. */
export type SiteValues = Pick<CompletionValues, 'day' | 'last_day' | 'times' | 'break_minutes'>;

/** When the crew was there; null as long as the days or the times are none. */
export function onSiteOf({ day, last_day, times, break_minutes }: SiteValues, zone: string): OnSite | null {
  const window = windowMinutes(times);
  const lastDay = last_day || day;
  if (!window || !parseDate(day) || !parseDate(lastDay) || window.start === window.end) return null;
  const startAt = toInstant(day, toTime(window.start), zone);
  const endAt = toInstant(window.end < window.start ? addDays(lastDay, 1) : lastDay, toTime(window.end), zone);
  const { minutes } = getTimeOnSite({ startsAt: Date.parse(startAt), endsAt: Date.parse(endAt) }, zone);
  return { startAt, endAt, minutes, hours: getPaidHoursOnSite(minutes, numberOf(break_minutes), rounding) };
}

export type Payout = { lines: readonly PayLine[]; total: number };

/** What everybody earns and all of them together, in cents; hours that are being typed count as none. */
export function payoutFor(values: CompletionValues, crew: readonly CrewMember[], order: Terms): Payout {
  const hours = crew.map((member) => {
    const person = values.crew[personKey(member)];
    const [bonus, tip] = [numberOf(person?.bonus), numberOf(person?.tip)];
    const noShow = person?.no_show === true;
    return { hours: numberOf(person?.hours), hourlyRate: member.hourly_rate ?? 0, bonus, tip, noShow };
  });
  const terms = {
    payType: order.pay_type,
    estimatedHours: getPlannedHours(order),
    minPaidHours: order.min_paid_hours,
    travelPay: order.travel_pay,
  };
  const lines = getPayLines(hours, terms, { tipsTotal: numberOf(values.tips_total), tipSplit: values.tip_split });
  return { lines, total: sumPayout(lines) };
}

/** Each one's part of the tips when all get the same, in cents by `personKey`. */
export function equalShares(
  values: CompletionValues,
  crew: readonly CrewMember[],
  terms: Terms,
): Record<PersonKey, number> {
  const { lines } = payoutFor({ ...values, tip_split: 'equal' }, crew, terms);
  return Object.fromEntries(crew.map((member, place) => [personKey(member), lines[place]?.tip ?? 0]));
}

/** Cents of the tips that were given out by hand. */
export function tipsGiven({ crew }: Pick<CompletionValues, 'crew'>): number {
  return Object.values(crew).reduce((sum, { tip, no_show }) => sum + (no_show ? 0 : numberOf(tip)), 0);
}

/** Whether somebody worked so long that it wants an explanation. */
export function isNoteWanted({ crew }: Pick<CompletionValues, 'crew'>, terms: Terms): boolean {
  const planned = getPlannedHours(terms);
  return Object.values(crew).some(({ hours, no_show }) => !no_show && needsNote(numberOf(hours), planned));
}

/** The values as the provider takes them; null as long as the times are none. */
export function completionBody(
  values: CompletionValues,
  crew: readonly CrewMember[],
  terms: Terms,
): OrderCompleteRequest | null {
  const onSite = onSiteOf(values, terms.timezone);
  if (!onSite) return null;
  const { lines } = payoutFor(values, crew, terms);
  const [signature, notes] = [values.customer_signature_name.trim(), values.notes.trim()];
  return {
    actual_start_at: onSite.startAt,
    actual_end_at: onSite.endAt,
    rounding,
    break_minutes: numberOf(values.break_minutes),
    crew: crew.map((member, place) =>
      lineBody(member, values.crew[personKey(member)] ?? nothingSaid, lines[place] ?? nothingEarned),
    ),
    tips_total: numberOf(values.tips_total),
    tip_split: values.tip_split,
    ...(values.issues.length > 0 && { issues: values.issues.map(({ type, text }) => ({ type, text: text.trim() })) }),
    ...(signature !== '' && { customer_signature_name: signature }),
    ...(notes !== '' && { notes }),
  };
}

function lineBody(member: CrewMember, person: PersonValues, { bonus, tip }: Pick<PayLine, 'bonus' | 'tip'>): CrewHours {
  const { invitation_id, hourly_rate } = member;
  const terms = { invitation_id, hourly_rate: hourly_rate ?? 0, bonus, tip };
  if (person.no_show) return { ...terms, hours: 0, no_show: true };
  const rating = ratingBody(person);
  const hours = Math.round(numberOf(person.hours) * 100) / 100;
  return { ...terms, hours, no_show: false, ...(rating && { rating }) };
}

function ratingBody({ stars, tags, comment, work_again }: PersonValues): CrewRating | undefined {
  if (stars === null) return undefined;
  const text = comment.trim();
  return {
    stars,
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(text !== '' && { comment: text }),
    ...(work_again !== null && { work_again }),
  };
}

/** What is typed may be no number yet. */
function numberOf(value: number | null | undefined): number {
  return value === null || value === undefined || Number.isNaN(value) ? 0 : value;
}

/** Whether these are the values of the closing form. */
export function isCompletion(values: object): values is CompletionValues {
  return 'crew' in values && 'times' in values && 'tip_split' in values;
}
