import { useEffect, useRef, useState } from 'react';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { useChangeValue } from '#platform/forms/formValues';
import { formatNumber } from '#platform/lib/text';
import { formatSpan } from '#platform/lib/time/timeLeft';
import { Columns } from '#platform/ui/layout/Layout';
import type { InvitedMember } from '../orders';
import {
  countJobDays,
  getOnSite,
  getOrderTerms,
  listFollowingHours,
  type OnSite,
  type SiteValues,
  type Terms,
  toPersonKey,
} from './completion';
import { FieldGroup, completionField, useCompletion } from './completionForm';
import { breakRule, timesRule } from './completionRequest';
import { closingTexts } from './texts';
import styles from './Closing.module.css';

/** The crew's time on site and the hours it adds up to. */
export function TimeSection({ terms }: { terms: Terms }) {
  const [rules] = useState(() => ({ times: timesRule(terms), pause: breakRule(terms) }));
  return (
    <FieldGroup title={closingTexts.time}>
      <Columns gap={4} rowGap={3} align="start" className={styles.times}>
        <DateField
          name={completionField('day')}
          label={closingTexts.day}
          minDay={null}
          zone={terms.timezone}
          required
        />
        {countJobDays(terms) > 1 && (
          <DateField
            name={completionField('last_day')}
            label={closingTexts.lastDay}
            minDay={null}
            zone={terms.timezone}
            required
          />
        )}
        <WindowField
          name={completionField('times')}
          label={closingTexts.times}
          hint={closingTexts.timesHint}
          required
          validate={rules.times}
        />
        <NumberField
          name={completionField('break_minutes')}
          label={closingTexts.breakTime}
          unit={closingTexts.minutes}
          validate={rules.pause}
        />
      </Columns>
      <HoursToPay terms={terms} />
    </FieldGroup>
  );
}

function HoursToPay({ terms }: { terms: Terms }) {
  const onSite = useOnSite(terms.timezone);
  const pause = useCompletion(({ break_minutes }) => break_minutes) ?? 0;
  if (!onSite) return null;
  const { hours, minutes } = onSite;
  return (
    <p className={styles.result}>
      {closingTexts.toPay(formatNumber(hours), formatSpan(minutes * 60_000), {
        pause,
        isRounded: hours * 60 !== minutes - pause,
      })}
      <PaidMinimum hours={hours} terms={terms} />
    </p>
  );
}

/** The minimum that is paid even when the job was shorter. */
function PaidMinimum({ hours, terms }: { hours: number; terms: Terms }) {
  const pay = getOrderTerms(terms);
  if (!pay) return null;
  const paid = pay.payType === 'flat' ? pay.estimatedHours : hours;
  const isMinimum = paid < pay.minPaidHours;
  if (pay.payType === 'hourly' && !isMinimum) return null;
  const format = isMinimum ? closingTexts.minimum : closingTexts.flat;
  return <span> {format(formatNumber(Math.max(paid, pay.minPaidHours)))}</span>;
}

/** Renders nothing. Everyone's hours follow the times and the break, except where they were changed by hand. */
export function HoursFromTimes({ terms, crew }: { terms: Terms; crew: readonly InvitedMember[] }) {
  const site = useSite();
  const people = useCompletion((values) => values.crew);
  const change = useChangeValue();
  const hours = listFollowingHours(site, crew, terms);
  const followed = useRef(hours);
  useEffect(() => {
    if (hours === null) return;
    for (const key of crew.map(toPersonKey)) {
      const before = followed.current?.[key];
      if (hours[key] !== before && (people[key]?.hours ?? undefined) === before)
        change(completionField(`crew.${key}.hours`), hours[key]);
    }
    followed.current = hours;
  });
  return null;
}

function useOnSite(zone: string): OnSite | null {
  return getOnSite(useSite(), zone);
}

function useSite(): SiteValues {
  const day = useCompletion((values) => values.day);
  const last_day = useCompletion((values) => values.last_day);
  const times = useCompletion((values) => values.times);
  const break_minutes = useCompletion((values) => values.break_minutes);
  return { day, last_day, times, break_minutes };
}
