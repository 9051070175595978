import { useState } from 'react';
import type { Estimate, EstimateReason } from '#domain/orders/crewEstimate';
import type { HelpKind } from '#domain/orders/helpType';
import type { CrewRequirement } from '#generated/model';
import { CheckboxField } from '#platform/forms/fields/choices/CheckboxField';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { useChangeValue } from '#platform/forms/formValues';
import { FormNote } from '#platform/forms/layout/FormSection';
import { formatNumber } from '#platform/lib/text';
import { toMinutes, windowMinutes } from '#platform/lib/time/clockTimes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { useNow } from '#platform/ui/clock/useNow';
import { announce } from '#platform/ui/feedback/announcements';
import { Callout } from '#platform/ui/feedback/Callout';
import { TickIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { LabelledSwitch } from '#platform/ui/inputs/LabelledSwitch';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import {
  ArrivalWindowField,
  dateRule,
  endDateRule,
  orderRules as rules,
  formatHours,
  countNeeded,
  crewOrder,
  listCrewNeeds,
} from '../../orders';
import { MoreFields } from '../formParts';
import { itemTexts } from '../items/texts';
import { getHoursPerDay, suggestEstimate } from '../model/estimateRequest';
import { useOrderFormFacts, orderField, useDerivedOrder, useOrderValue, useOrderDays } from '../orderFormContext';
import { formTexts as texts, suggestionTexts } from '../texts';
import styles from '../page/OrderForm.module.css';

export function WhenFields() {
  const { branch, today, keptDate } = useOrderFormFacts();
  const [rule] = useState(() => dateRule(today, keptDate));
  const more = useDerivedOrder(({ firm_time, flexible_days, end_date }) => [
    ...(firm_time ? [texts.firmTime] : []),
    ...(flexible_days ? [texts.flexible(flexible_days)] : []),
    ...(end_date ? [texts.severalDays] : []),
  ]);
  return (
    <>
      <Columns gap={4} className={styles.dateAndWindow}>
        <DateField
          name={orderField('date')}
          label={texts.date}
          minDay={today}
          zone={branch.timezone}
          required
          validate={rule}
          alsoChecks={endDate}
        />
        <ArrivalWindowField name={orderField('arrival_window')} label={texts.window} branch={branch} />
      </Columns>
      <PassedWindow />
      <HoursField />
      <MoreFields name="timing" label={texts.moreTiming} facts={more}>
        <CheckboxField
          name={orderField('firm_time')}
          label={texts.firmTime}
          hint={texts.firmTimeHint}
          alsoChecks={arrivalWindow}
        />
        <NumberField
          name={orderField('flexible_days')}
          label={texts.flexibleDays}
          unit={texts.daysUnit}
          validate={rules.flexibleDays}
        />
        <SeveralDays />
      </MoreFields>
    </>
  );
}

/** A warning only: a job that was done this morning may still be recorded. */
function PassedWindow() {
  const { branch } = useOrderFormFacts();
  const date = useOrderValue('date');
  const end = windowMinutes(useOrderValue('arrival_window'))?.end;
  const now = zonedTime(useNow().toISOString(), branch.timezone);
  const hasPassed = end !== undefined && date === now.date && end <= (toMinutes(now.time) ?? 0);
  return hasPassed && <Callout intent="warning">{texts.windowPassed}</Callout>;
}

/** The switch for several days and, if it is on, the last day. */
function SeveralDays() {
  const { branch, today } = useOrderFormFacts();
  const [isWanted, setWanted] = useState(false);
  const change = useChangeValue();
  const endsOn = useOrderValue('end_date');
  const date = useOrderValue('date');
  const isOn = isWanted || Boolean(endsOn);
  const toggle = (on: boolean) => {
    setWanted(on);
    if (!on) change(orderField('end_date'), null);
  };
  return (
    <>
      <LabelledSwitch
        checked={isOn}
        label={texts.severalDays}
        onLabel={texts.severalDays}
        offLabel={texts.severalDays}
        onChange={toggle}
      />
      {isOn && (
        <DateField
          name={orderField('end_date')}
          label={texts.endDate}
          hint={texts.endDateHint}
          minDay={date ?? today}
          zone={branch.timezone}
          required
          validate={endDateRule}
        />
      )}
    </>
  );
}

const endDate = [orderField('end_date')];
const arrivalWindow = [orderField('arrival_window')];

/** The estimated hours with the suggestion below, and a button that takes it. */
function HoursField() {
  const suggestion = useSuggestion();
  const days = useOrderDays();
  return (
    <Row gap={2} align="start" isWrapping className={styles.hours}>
      <NumberField
        name={orderField('estimated_hours')}
        label={days > 1 ? texts.hoursOfDay : texts.hours}
        decimals
        unit={texts.hoursUnit}
        required
        validate={rules.hours}
        {...(suggestion && { hint: getHoursHint(suggestion.hours, days) })}
      />
      {suggestion && <UseHours hours={getHoursPerDay(suggestion.hours, days)} />}
    </Row>
  );
}

/** Not shown while the field has the suggested hours. */
function UseHours({ hours }: { hours: number }) {
  const change = useChangeValue();
  const current = useOrderValue('estimated_hours');
  if (current === hours) return null;
  return (
    <Button size="small" variant="outline" onClick={() => change(orderField('estimated_hours'), hours)}>
      {texts.useHours(formatHours(hours))}
    </Button>
  );
}

/** The suggestion is for the whole job, the field for each day. */
function getHoursHint(hours: number, days: number): string {
  if (days === 1) return texts.hoursSuggested(formatHours(hours));
  return texts.hoursSuggestedPerDay(formatHours(hours), formatHours(getHoursPerDay(hours, days)));
}

/** The suggested crew and hours with the reasons. The user applies all of it and can edit it afterward. */
export function Suggestion() {
  const estimate = useSuggestion();
  const helpType = useOrderValue('help_type');
  if (!estimate) return <FormNote>{suggestionTexts.none}</FormNote>;
  return (
    <Stack as="section" gap={2} className={styles.suggestion} aria-label={suggestionTexts.label}>
      <Row gap={4} align="start" justify="between">
        <div>
          <Text size={16} weight="strong" isNumeric>
            {suggestionTexts.title(estimate.people, formatHours(estimate.hours))}
          </Text>
          <p>{listCrewNeeds(estimate.requirements).join(', ')}</p>
        </div>
        <UseIt estimate={estimate} />
      </Row>
      <Stack as="ul" tone="secondary" size={13} className={styles.reasons}>
        {estimate.reasons.map((reason) => (
          <li key={reason.kind}>{explainEstimate(reason, estimate, helpType)}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function UseIt({ estimate }: { estimate: Estimate }) {
  const change = useChangeValue();
  const crew = useOrderValue('crew_requirements');
  const hours = useOrderValue('estimated_hours');
  const days = useOrderDays();
  const perDay = getHoursPerDay(estimate.hours, days);
  const isUsed = hours === perDay && isSameCrew(crew, estimate.requirements);
  const use = () => {
    change(orderField('crew_requirements'), estimate.requirements);
    change(orderField('estimated_hours'), perDay);
    announce(suggestionTexts.taken);
  };
  return (
    <Button intent="primary" variant="outline" disabled={isUsed} onClick={use} {...(isUsed && { icon: <TickIcon /> })}>
      {isUsed ? suggestionTexts.used : suggestionTexts.use}
    </Button>
  );
}

function isSameCrew(one: readonly CrewRequirement[], other: readonly CrewRequirement[]): boolean {
  return crewOrder.every((position) => countNeeded(one, position) === countNeeded(other, position));
}

function explainEstimate({ kind, percent = 0 }: EstimateReason, { volumeCuft }: Estimate, helpType: HelpKind): string {
  if (kind === 'volume') {
    return suggestionTexts.volume[helpType](itemTexts.cuftOf(formatNumber(Math.round(volumeCuft))));
  }
  if (kind === 'special_items') return suggestionTexts.heavy;
  return kind === 'minimum' ? suggestionTexts.minimum : suggestionTexts.percent(percent, suggestionTexts.reasons[kind]);
}

/** The suggested crew and hours for the current values. */
function useSuggestion(): Estimate | null {
  return useDerivedOrder(suggestEstimate);
}
