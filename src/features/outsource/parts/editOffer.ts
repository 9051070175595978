import { isEqual } from '#platform/lib/plainData';
import type { OfferAudience, OfferChange, OutsourceOffer } from '#generated/model';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { hasTiers } from './labels';

/** Form values of an offer that is edited. */
export type OfferValues = {
  /** Cents per hour, in the order of the positions. */
  rates: (number | null)[];
  /** In the zone of the branch. */
  lastDay: string | null;
  lastTime: string | number | null;
  message: string;
  audience: OfferAudience;
  /** Minutes between the groups that are notified; null to notify all together. */
  tierMinutes: number | null;
  radius: number | null;
  autoAccept: number | null;
};

type Terms = Pick<
  OutsourceOffer,
  | ('position_needs' | 'apply_by' | 'timezone' | 'message')
  | ('audience' | 'tier_minutes' | 'radius_miles' | 'auto_accept')
>;

/** Terms of an offer that the form changes. */
export type OfferTerms = Omit<OfferChange, 'version'>;

export function toOfferValues(offer: Terms): OfferValues {
  const { position_needs, apply_by, timezone, message, audience, tier_minutes, radius_miles, auto_accept } = offer;
  const { date, time } = zonedTime(apply_by, timezone);
  return {
    rates: position_needs.map(({ hourly_rate }) => hourly_rate),
    lastDay: date,
    lastTime: time,
    message,
    audience,
    tierMinutes: tier_minutes,
    radius: radius_miles,
    autoAccept: auto_accept,
  };
}

/** The fields that differ from the offer that was opened. Seconds of a deadline that stays are kept. */
export function toOfferTerms(offer: Terms, values: OfferValues): OfferTerms {
  const before = toOfferValues(offer);
  const hasRates = values.rates.some((rate, index) => rate !== before.rates[index]);
  const hasDeadline = values.lastDay !== before.lastDay || values.lastTime !== before.lastTime;
  return {
    ...(hasRates && { position_needs: withRates(offer, values.rates) }),
    ...(hasDeadline && { apply_by: getDeadline(values, offer.timezone) }),
    ...(values.message.trim() !== before.message && { message: values.message.trim() }),
    ...toReachTerms(before, values),
    ...(values.autoAccept !== before.autoAccept && { auto_accept: values.autoAccept ?? 0 }),
  };
}

/** Converts the audience of the offer. An audience of one group has no steps. */
function toReachTerms(before: OfferValues, { audience, radius, ...values }: OfferValues): OfferTerms {
  const tierMinutes = hasTiers(audience) ? values.tierMinutes : null;
  return {
    ...(audience !== before.audience && { audience }),
    ...(tierMinutes !== before.tierMinutes && { tier_minutes: tierMinutes }),
    ...(radius !== null && radius !== before.radius && { radius_miles: radius }),
  };
}

/** The same changes for a newer version of the offer: its counts with these rates. */
export function rebaseTerms(terms: OfferTerms, fresh: Terms): OfferTerms {
  const { position_needs, ...rest } = terms;
  if (position_needs === undefined) return rest;
  const rateOf = new Map(position_needs.map(({ position, hourly_rate }) => [position, hourly_rate]));
  const rates = fresh.position_needs.map(({ position, hourly_rate }) => rateOf.get(position) ?? hourly_rate);
  return { ...rest, position_needs: withRates(fresh, rates) };
}

/** Checks whether someone else changed a field that these terms change too. */
export function overlaps(terms: OfferTerms, before: Terms, fresh: Terms): boolean {
  const getRates = ({ position_needs }: Terms) => position_needs.map(({ hourly_rate }) => hourly_rate);
  const hasOtherRates = terms.position_needs !== undefined && !isEqual(getRates(before), getRates(fresh));
  return hasOtherRates || plainTerms.some((name) => terms[name] !== undefined && before[name] !== fresh[name]);
}

const plainTerms = ['apply_by', 'message', 'audience', 'tier_minutes', 'radius_miles', 'auto_accept'] as const;

/** The deadline as an instant. */
export function getDeadline({ lastDay, lastTime }: Pick<OfferValues, 'lastDay' | 'lastTime'>, zone: string): string {
  return toInstant(lastDay ?? '', String(lastTime ?? ''), zone);
}

function withRates({ position_needs }: Terms, rates: readonly (number | null)[]) {
  return position_needs.map(({ position, count, hourly_rate }, index) => ({
    position,
    count,
    hourly_rate: rates[index] ?? hourly_rate,
  }));
}
