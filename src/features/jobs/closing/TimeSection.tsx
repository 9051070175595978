import { useEffect, useRef } from 'react';
import { DateField } from '../../../platform/forms/DateField';
import { useChangeValue } from '../../../platform/forms/formValues';
import { MaskedField } from '../../../platform/forms/MaskedField';
import { masks } from '../../../platform/forms/masks';
import { NumberField } from '../../../platform/forms/NumberField';
import { compose, maxValue, minValue, type Validator } from '../../../platform/forms/validators';
import { windowMinutes } from '../../../platform/lib/clockTimes';
import { locale } from '../../../platform/lib/locale';
import { spanWords } from '../card/timing';
import styles from './Closing.module.css';
import { type OnSite, onSiteOf, type Terms } from './completion';
import { Section } from './Section';
import { closingTexts } from './texts';
import { useCompletion } from './useCompletion';

/** When the crew was there, and what that makes. */
export function TimeSection({ terms }: { terms: Terms }) {
  return (
    <Section title={closingTexts.time}>
      <div className={styles.times}>
        <DateField name="day" label={closingTexts.day} minDay={null} required />
        <MaskedField
          name="times"
          label={closingTexts.times}
          hint={closingTexts.timesHint}
          mask={masks.time}
          required
          validate={isWindow}
        />
        <NumberField
          name="break_minutes"
          label={closingTexts.breakTime}
          unit={closingTexts.minutes}
          validate={breakRule}
        />
      </div>
      <HoursToPay terms={terms} />
    </Section>
  );
}

function HoursToPay({ terms }: { terms: Terms }) {
  const onSite = useOnSite(terms.timezone);
  const pause = useCompletion(({ break_minutes }) => break_minutes) ?? 0;
  if (!onSite) return null;
  const { hours, minutes } = onSite;
  return (
    <p className={styles.result}>
      {closingTexts.toPay(hours.toLocaleString(locale), spanWords(minutes * 60_000), pause)}
      <Promised hours={hours} terms={terms} />
    </p>
  );
}

/** What is paid whatever the clock says. */
function Promised({ hours, terms }: { hours: number; terms: Terms }) {
  const { pay_type, estimated_hours, min_paid_hours } = terms;
  const paid = pay_type === 'flat' ? estimated_hours : hours;
  const isMinimum = paid < min_paid_hours;
  if (pay_type === 'hourly' && !isMinimum) return null;
  const say = isMinimum ? closingTexts.minimum : closingTexts.flat;
  return <span> {say(Math.max(paid, min_paid_hours).toLocaleString(locale))}</span>;
}

/** Shows nothing: gives everybody the hours the crew was there, except where they were changed by hand. */
export function HoursThatFollow({ zone }: { zone: string }) {
  const hours = useOnSite(zone)?.hours;
  const crew = useCompletion((values) => values.crew);
  const change = useChangeValue();
  const followed = useRef(hours);
  useEffect(() => {
    if (hours === undefined || hours === followed.current) return;
    for (const [key, person] of Object.entries(crew)) {
      if (person.hours === followed.current) change(`crew.${key}.hours`, hours);
    }
    followed.current = hours;
  }, [hours, crew, change]);
  return null;
}

function useOnSite(zone: string): OnSite | null {
  const day = useCompletion((values) => values.day);
  const times = useCompletion((values) => values.times);
  const break_minutes = useCompletion((values) => values.break_minutes);
  return onSiteOf({ day, times, break_minutes }, zone);
}

const isWindow: Validator = (value) => {
  const window = windowMinutes(typeof value === 'string' ? value : '');
  return window && window.start !== window.end ? undefined : closingTexts.timesWrong;
};
const breakRule = compose(minValue(0), maxValue(480));
