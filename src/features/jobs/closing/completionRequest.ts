import type { PayLine } from '#domain/money/crewPay';
import {
  completionLimits,
  hasTipDifference,
  isBreakTooLong,
  getMaxHours,
  validateTimeOnSite,
} from '#domain/orders/completionLimits';
import type { CrewHours, CrewRating, OrderCompleteRequest } from '#generated/model';
import { compose, maxValue, minValue, stepValue, type Validator } from '#platform/forms/validation/validators';
import { ApiError } from '#platform/http/ApiError';
import { formatMoney } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { serverNow } from '#platform/lib/time/serverClock';
import type { InvitedMember } from '../orders';
import {
  type CompletionValues,
  computePayout,
  getOnSite,
  type PersonValues,
  readPerson,
  rounding,
  type Terms,
  readAmount,
  toPersonKey,
  countJobDays,
  type SiteValues,
  sumTips,
} from './completion';
import { closingTexts } from './texts';

const nothingEarned = { bonus: 0, tip: 0 };

/** The request to complete the job; null until the times are valid. Without a crew if only the provider knows it. */
export function toCompletionRequest(
  values: CompletionValues,
  crew: readonly InvitedMember[],
  terms: Terms,
): OrderCompleteRequest | null {
  const onSite = getOnSite(values, terms.timezone);
  if (!onSite) return null;
  const { lines } = computePayout(values, crew, terms);
  const [signature, notes] = [values.customer_signature_name.trim(), values.notes.trim()];
  return {
    actual_start_at: onSite.startAt,
    actual_end_at: onSite.endAt,
    rounding,
    break_minutes: readAmount(values.break_minutes),
    ...(crew.length > 0 && {
      crew: crew.map((member, index) => toCrewHours(member, readPerson(values, member), lines[index] ?? nothingEarned)),
    }),
    tips_total: readAmount(values.tips_total),
    tip_split: values.tip_split,
    ...(values.issues.length > 0 && { issues: values.issues.map(({ type, text }) => ({ type, text: text.trim() })) }),
    ...(signature !== '' && { customer_signature_name: signature }),
    ...(notes !== '' && { notes }),
  };
}

function toCrewHours(
  member: InvitedMember,
  person: PersonValues,
  { bonus, tip }: Pick<PayLine, 'bonus' | 'tip'>,
): CrewHours {
  const { invitation_id, hourly_rate } = member;
  const terms = { invitation_id, ...(hourly_rate !== null && { hourly_rate }), bonus, tip };
  if (person.no_show) return { ...terms, hours: 0, no_show: true };
  const rating = toCrewRating(person);
  const hours = Math.round(readAmount(person.hours) * 100) / 100;
  return { ...terms, hours, no_show: false, ...(rating && { rating }) };
}

function toCrewRating({ stars, tags, comment, work_again }: PersonValues): CrewRating | undefined {
  if (stars === null) return undefined;
  const text = comment.trim();
  return {
    stars,
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(text !== '' && { comment: text }),
    ...(work_again !== null && { work_again }),
  };
}

type Line = Pick<InvitedMember, 'invitation_id'>;

/** Form fields by the provider's names, where the two differ. */
const renamed: Readonly<Record<string, string>> = { actual_start_at: 'times', actual_end_at: 'times' };
const personFields: Readonly<Record<string, string>> = {
  hourly_rate: 'hours',
  rating: 'stars',
  'rating.stars': 'stars',
  'rating.tags': 'stars',
  'rating.comment': 'comment',
  'rating.work_again': 'work_again',
};

/** Moves errors of the n-th crew line to that person's fields: `crew.1.hours` to the second person's hours. */
export function moveToFormFields(error: ApiError, crew: readonly Line[]): ApiError {
  const errors = Object.entries(error.errors).map(([field, texts]) => [toFormField(field, crew), texts] as const);
  const { status, body, code, retryAfter, conflicts } = error;
  return new ApiError(status, { ...body, errors: Object.fromEntries(errors) }, { code, retryAfter, conflicts });
}

function toFormField(field: string, crew: readonly Line[]): string {
  const [list, place, ...rest] = field.split('.');
  const member = list === 'crew' && place !== undefined ? crew[Number(place)] : undefined;
  if (!member) return renamed[field] ?? field;
  const part = rest.join('.');
  return `crew.${toPersonKey(member)}.${personFields[part] ?? part}`;
}

/** The provider's rules as the form checks them; the limits are in `completionLimits`. */

/** The times of the job: a past window, not before the job, on no more days than the job has. */
export function timesRule(terms: Terms): Validator<unknown, SiteValues> {
  return (value, values) => {
    const window = windowMinutes(typeof value === 'string' ? value : '');
    if (!window || window.start === window.end) return closingTexts.timesWrong;
    const onSite = getOnSite(values, terms.timezone);
    // An empty day is an error of its own field.
    if (!onSite) return values.day ? closingTexts.timesWrong : undefined;
    const stay = { startsAt: Date.parse(onSite.startAt), endsAt: Date.parse(onSite.endAt) };
    // A job without a planned start cannot start too early.
    const startsAt = terms.starts_at === null ? stay.startsAt : Date.parse(terms.starts_at);
    const job = { startsAt, days: countJobDays(terms), zone: terms.timezone };
    const problem = validateTimeOnSite(stay, job, serverNow());
    return problem ? closingTexts.stay[problem] : undefined;
  };
}

/** Minutes of break, shorter than the time on site. */
export function breakRule({ timezone }: Pick<Terms, 'timezone'>): Validator<unknown, SiteValues> {
  const leavesWork: Validator<unknown, SiteValues> = (value, values) => {
    const onSite = getOnSite(values, timezone);
    return onSite && isBreakTooLong(Number(value), onSite.minutes) ? closingTexts.breakTooLong : undefined;
  };
  return compose(minValue(0), maxValue(completionLimits.breakMinutes), leavesWork);
}

/** One person's hours: at most the crew's time on site, to the hundredth. */
export function hoursRule({ timezone }: Pick<Terms, 'timezone'>): Validator<unknown, SiteValues> {
  const withinStay: Validator<unknown, SiteValues> = (value, values) => {
    const onSite = getOnSite(values, timezone);
    const most = onSite ? getMaxHours(onSite.minutes) : 0;
    return most > 0 && Number(value) > most ? closingTexts.hoursTooMany(formatNumber(most)) : undefined;
  };
  return compose(minValue(0), stepValue(0.01), withinStay);
}

/** Cents of tips or of a bonus (docs/product.md, "Limits"). */
export const centsRule = compose(minValue(0, formatMoney), maxValue(1_000_000, formatMoney));

/** Total tips: the shares add up to the total, and at least one person gets a share. */
export function tipsRule(crew: readonly InvitedMember[], terms: Terms): Validator<unknown, CompletionValues> {
  const addsUp: Validator<unknown, CompletionValues> = (value, values) => {
    const given = sumTips(values);
    const shared = computePayout(values, crew, terms).lines.map(({ tip }) => tip);
    const isByHand = values.tip_split === 'custom';
    if (!hasTipDifference({ total: Number(value ?? 0), given: isByHand ? [given] : [], shared })) return undefined;
    return isByHand ? closingTexts.tipsDiffer(given) : closingTexts.tipsForNoOne;
  };
  return compose(centsRule, addsUp);
}
