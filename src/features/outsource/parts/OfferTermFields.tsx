import { useState } from 'react';
import { areaRadius } from '#domain/limits';
import type { OutsourceOffer, OfferAudience, OfferChange } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useFormValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { isEqual } from '#platform/lib/plainData';
import { formatTime, toTime } from '#platform/lib/time/clockTimes';
import { serverDate } from '#platform/lib/time/serverClock';
import { toInstant, zonedTime } from '#platform/lib/time/zonedTimes';
import { jobLabels } from '../../jobs/orders';
import { rateRule } from '../../team/people';
import { hasTiers, listAudiences, tierGaps } from './labels';
import { partTexts as texts } from './texts';

const field = createFieldNames<OfferValues>();
/** Characters of the message. */
const messageLimit = 500;

/** Terms and audience of an open offer. */
export function OfferTermFields({ offer }: { offer: OutsourceOffer }) {
  const { position_needs: needs, timezone } = offer;
  const [times] = useState(() => listTimes(toOfferValues(offer).lastTime));
  const places = needs.reduce((sum, { count }) => sum + count, 0);
  const isAhead: Validator<unknown, OfferValues> = (_, values) =>
    isFuture(values, timezone) ? undefined : texts.deadlinePast;
  return (
    <>
      {needs.map(({ position }, index) => (
        <MoneyField
          key={position}
          name={field(`rates[${index}]`)}
          label={needs.length === 1 ? texts.rate : texts.rateOf(jobLabels.positionInText[position].one)}
          unit={texts.rateUnit}
          required
          validate={rateRule}
        />
      ))}
      <FieldRow columns="two">
        <DateField name={field('lastDay')} label={texts.lastDay} required zone={timezone} />
        <SelectField name={field('lastTime')} label={texts.lastTime} required items={times} validate={isAhead} />
      </FieldRow>
      <Reach offer={offer} />
      <TextAreaField name={field('message')} label={texts.message} hint={texts.messageHint} limit={messageLimit} />
      <NumberField
        name={field('autoAccept')}
        label={texts.autoAccept}
        hint={texts.autoAcceptHint}
        unit={texts.autoAcceptUnit}
        required
        validate={compose(minValue(0), atMost(places))}
      />
    </>
  );
}

/** Audience of the offer, as at its creation. */
function Reach({ offer }: { offer: OutsourceOffer }) {
  const audience = useFormValue(field('audience')) ?? offer.audience;
  return (
    <>
      <RadioField
        name={field('audience')}
        label={texts.audience}
        hint={texts.audienceHint}
        choices={listAudiences(offer)}
      />
      <FieldRow columns="two">
        <NumberField
          name={field('radius')}
          label={texts.radius}
          unit={texts.radiusUnit}
          required
          validate={compose(minValue(areaRadius.min), maxValue(areaRadius.max))}
        />
        {hasTiers(audience) && (
          <SelectField
            name={field('tierMinutes')}
            label={texts.inSteps}
            items={listGaps(offer)}
            placeholder={texts.allAtOnce}
          />
        )}
      </FieldRow>
    </>
  );
}

/** The usual gaps, and the one that is set. */
function listGaps({ tier_minutes }: OutsourceOffer) {
  const gaps = tier_minutes === null ? tierGaps : [...new Set([...tierGaps, tier_minutes])].toSorted((a, b) => a - b);
  return gaps.map((minutes) => ({ id: minutes, name: texts.apart(minutes) }));
}

const atMost =
  (places: number): Validator =>
  (value) =>
    Number(value) > places ? texts.atMost(places) : undefined;

/** An incomplete deadline is an error of its fields. */
function isFuture(values: OfferValues, zone: string): boolean {
  try {
    return Date.parse(getDeadline(values, zone)) > serverDate().getTime();
  } catch {
    return true;
  }
}

const halfHour = 30;
const halfHoursOfDay = 48;

/** Every half hour, and the time that is set. */
function listTimes(current: string | number | null) {
  const times = Array.from({ length: halfHoursOfDay }, (_, index) => toTime(index * halfHour));
  const all = typeof current === 'string' && !times.includes(current) ? [...times, current].toSorted() : times;
  return all.map((id) => ({ id, name: formatTime(id) }));
}

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
function getDeadline({ lastDay, lastTime }: Pick<OfferValues, 'lastDay' | 'lastTime'>, zone: string): string {
  return toInstant(lastDay ?? '', String(lastTime ?? ''), zone);
}

function withRates({ position_needs }: Terms, rates: readonly (number | null)[]) {
  return position_needs.map(({ position, count, hourly_rate }, index) => ({
    position,
    count,
    hourly_rate: rates[index] ?? hourly_rate,
  }));
}
