import { jobLabels } from '../../jobs/orders';
import { rateRule } from '../../team/people';
import { useState } from 'react';
import type { OutsourceOffer } from '#generated/model';
import { areaRadius } from '#domain/limits';
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
import { formatTime, toTime } from '#platform/lib/time/clockTimes';
import { serverDate } from '#platform/lib/time/serverClock';
import { hasTiers, listAudiences, tierGaps } from './labels';
import { getDeadline, type OfferValues, toOfferValues } from './editOffer';
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
          label={needs.length === 1 ? texts.rate : texts.rateOf(jobLabels.positionInText[position])}
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
