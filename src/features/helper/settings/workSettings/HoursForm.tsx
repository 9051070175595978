import type { Availabilities } from '#generated/model';
import { availabilityLimits as limits } from '#domain/people/availability';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { SwitchField } from '#platform/forms/fields/choices/SwitchField';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { compose, maxValue, minValue } from '#platform/forms/validation/validators';
import { formatMoneyShort } from '#platform/lib/money';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useSaveWorkHours } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { DifferentDays } from './DifferentDays';
import { type HoursValues, toHoursRequest, toHoursValues } from './hours';
import { workTexts as texts } from './texts';
import { WeekField } from './WeekField';

const field = createFieldNames<HoursValues>();

/** When the helper works: the week, its limits and days that differ. */
export function HoursForm({ hours }: { hours: Availabilities }) {
  const { mutateAsync } = useSaveWorkHours();
  const today = todayIn(hours.timezone, serverDate());
  const before = toHoursValues(hours, today);
  return (
    <SettingsForm<HoursValues>
      title={texts.hoursTitle}
      why={texts.hoursWhy}
      values={before}
      draft="helper-hours"
      summary
      onSave={(values) => mutateAsync(toHoursRequest(values, before))}
    >
      <WeekField name={field('availabilities')} />
      <FieldRow columns="two">
        <NumberField
          name={field('max_jobs_per_day')}
          label={texts.jobsPerDay}
          hint={texts.limitHint}
          required={before.max_jobs_per_day !== null}
          validate={jobsRules}
        />
        <NumberField
          name={field('max_hours_per_week')}
          label={texts.hoursPerWeek}
          unit={texts.hoursUnit}
          hint={texts.hoursLimitHint}
          required={before.max_hours_per_week !== null}
          validate={hoursRules}
        />
      </FieldRow>
      <MoneyField name={field('min_pay_per_job')} label={texts.minPay} hint={texts.minPayHint} validate={payRules} />
      <SwitchField
        name={field('on_call')}
        label={texts.onCall}
        hint={texts.onCallHint}
        onLabel={texts.onCallOn}
        offLabel={texts.onCallOff}
      />
      <DifferentDays zone={hours.timezone} />
    </SettingsForm>
  );
}

const jobsRules = compose(minValue(limits.jobsPerDay.min), maxValue(limits.jobsPerDay.max));
const payRules = maxValue(limits.minPayPerJob.max, formatMoneyShort);
const hoursRules = compose(minValue(limits.hoursPerWeek.min), maxValue(limits.hoursPerWeek.max));
