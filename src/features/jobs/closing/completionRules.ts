import type { InvitedMember } from '../orders';
import { serverNow } from '#platform/lib/time/serverClock';
import {
  completionLimits,
  hasTipDifference,
  isBreakTooLong,
  getMaxHours,
  validateTimeOnSite,
} from '#domain/orders/completionLimits';
import { compose, maxValue, minValue, stepValue, type Validator } from '#platform/forms/validation/validators';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { formatNumber } from '#platform/lib/text';
import { formatMoney } from '#platform/lib/money';
import {
  type CompletionValues,
  computePayout,
  countJobDays,
  getOnSite,
  type SiteValues,
  sumTips,
  type Terms,
} from './completion';
import { closingTexts } from './texts';

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
