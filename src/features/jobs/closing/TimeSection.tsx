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
import { type CompletionValues, type OnSite, onSiteOf, type Terms } from './completion';
import { Section } from './Section';
import { closingTexts } from './texts';

type Props = { values: CompletionValues; terms: Terms };

/** When the crew was there; the hours to pay follow for everybody whose hours were not changed by hand. */
export function TimeSection({ values, terms }: Props) {
  const onSite = onSiteOf(values, terms.timezone);
  useHoursThatFollow(onSite, values.crew);
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
      {onSite && (
        <p className={styles.result}>
          {closingTexts.toPay(
            onSite.hours.toLocaleString(locale),
            spanWords(onSite.minutes * 60_000),
            values.break_minutes ?? 0,
          )}
          {onSite.hours < terms.min_paid_hours && (
            <span> {closingTexts.minimum(terms.min_paid_hours.toLocaleString(locale))}</span>
          )}
        </p>
      )}
    </Section>
  );
}

/** What was changed by hand stays; everybody else works as long as the crew was there. */
function useHoursThatFollow(onSite: OnSite | null, crew: CompletionValues['crew']): void {
  const change = useChangeValue();
  const hours = onSite?.hours;
  const followed = useRef(hours);
  useEffect(() => {
    if (hours === undefined || hours === followed.current) return;
    for (const [key, person] of Object.entries(crew)) {
      if (person.hours === followed.current) change(`crew.${key}.hours`, hours);
    }
    followed.current = hours;
  }, [hours, crew, change]);
}

const isWindow: Validator = (value) => {
  const window = windowMinutes(typeof value === 'string' ? value : '');
  return window && window.start !== window.end ? undefined : closingTexts.timesWrong;
};
const breakRule = compose(minValue(0), maxValue(480));
