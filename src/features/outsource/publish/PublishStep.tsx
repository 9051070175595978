import { useCallback } from 'react';
import { crewSize } from '#domain/orders/formation';
import { namePerson } from '#domain/people/personName';
import type { AudienceSizes, Branch, OfferAudience, Match, PositionCode } from '#generated/model';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useDerivedValue, useFormValue, useChangeValue } from '#platform/forms/formValues';
import { FieldRow, FormSection } from '#platform/forms/layout/FormSection';
import { formatRate } from '#platform/lib/money';
import { formatTime, formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatDay } from '#platform/lib/time/dates';
import { addHours, zonedTime } from '#platform/lib/time/zonedTimes';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { jobLabels, listCrewNeeds } from '../../jobs/orders';
import { type OfferValues, offerField, type StaffedJob, toMatchRequest } from '../create/offerValues';
import { publishTexts as texts } from '../create/texts';
import { useMatches } from '../createApi';
import { hasTiers, tierGaps } from '../parts/labels';
import styles from '../create/create.module.css';

type PublishStepProps = { branch: Branch; job: StaffedJob | undefined; initial: OfferValues };

/** Publishing step: audience, deadline and text of the offer. */
export function PublishStep({ branch, job, initial }: PublishStepProps) {
  const orderId = job?.order.order_id ?? null;
  const derive = useCallback(
    (values: Partial<OfferValues>) => toMatchRequest({ ...initial, ...values }, branch.id, orderId),
    [branch.id, orderId, initial],
  );
  const { data } = useMatches(useDerivedValue(offerField.root, derive));
  return (
    <Columns align="start" gap={6} className={styles.publishColumns}>
      <Stack gap={4} canShrink className={styles.publishSections}>
        <FormSection level={3} title={texts.audienceTitle} why={texts.audienceWhy}>
          <Audience sizes={data?.audiences} timezone={branch.timezone} />
          <LowerRates matches={data?.matches ?? []} />
          <Tiers />
        </FormSection>
        <FormSection level={3} title={texts.termsTitle} why={texts.termsWhy}>
          <TextAreaField
            name={offerField('message')}
            label={texts.message}
            hint={texts.messageHint}
            limit={500}
            rows={3}
          />
          <FieldRow columns="two">
            <SelectField
              name={offerField('open_hours')}
              label={texts.deadline}
              hint={texts.deadlineHint}
              items={deadlines()}
              placeholder={texts.deadlineDefault}
            />
            <AutoAccept />
          </FieldRow>
        </FormSection>
      </Stack>
      <OfferSummary job={job} initial={initial} />
    </Columns>
  );
}

const audiences: readonly OfferAudience[] = ['selected', 'favorites', 'top_20', 'everyone_in_radius'];

/** Minutes that helpers on Pro see an offer before others. */
const headStartMinutes = 15;

function Audience({ sizes, timezone }: { sizes: AudienceSizes | undefined; timezone: string }) {
  const selected = useFormValue(offerField('user_ids'))?.length ?? 0;
  const describeReach = useReach(sizes, timezone);
  const choices = audiences.map((value) => {
    const count = value === 'selected' ? selected : sizes?.[value];
    const isEmpty = value === 'selected' && selected === 0;
    return {
      value,
      title: texts.audiences[value],
      disabled: isEmpty,
      ...(count !== undefined && { note: isEmpty ? texts.selectFirst : describeReach(value, count) }),
    };
  });
  return <RadioField name={offerField('audience')} label={texts.audience} choices={choices} appearance="cards" />;
}

/**
 * Returns how many people see an offer right away, and how many when the head start of helpers on Pro is over; in
 * steps, how many each step has.
 */
function useReach(sizes: AudienceSizes | undefined, timezone: string) {
  const gap = useFormValue(offerField('tier_minutes'));
  const now = useNow().toISOString();
  const timeIn = (minutes: number) => formatTime(zonedTime(addHours(now, minutes / 60), timezone).time);
  return (audience: OfferAudience, count: number): string => {
    if (sizes && typeof gap === 'number' && hasTiers(audience)) {
      return describeSteps(listSteps(sizes, audience), (step) => timeIn(step * gap)) || texts.count(count);
    }
    const first = audience === 'selected' ? count : (sizes?.right_away[audience] ?? count);
    return first === count ? texts.count(count) : texts.countLater(first, count - first, timeIn(headStartMinutes));
  };
}

/** The steps that have people; empty without any. */
function describeSteps(counts: readonly number[], timeOf: (step: number) => string): string {
  const steps = counts.flatMap((count, step) => (count > 0 ? { count, step } : []));
  const describe = ({ count, step }: { count: number; step: number }, index: number) =>
    step === 0 ? texts.firstStep(count) : texts.laterStep(count, timeOf(step), index === 0);
  return steps.map(describe).join(', ');
}

/** The people of each step up to the audience. */
function listSteps({ steps: { favorites, top_20, everyone_in_radius } }: AudienceSizes, audience: OfferAudience) {
  return audience === 'top_20' ? [favorites, top_20] : [favorites, top_20, everyone_in_radius];
}

/** Only an audience of several groups can be notified one group after the other. */
function Tiers() {
  const audience = useFormValue(offerField('audience')) ?? 'top_20';
  if (!hasTiers(audience)) return null;
  return (
    <SelectField
      name={offerField('tier_minutes')}
      label={texts.inSteps}
      hint={texts.inStepsHint}
      items={gaps()}
      placeholder={texts.allAtOnce}
    />
  );
}

function AutoAccept() {
  const needs = useFormValue(offerField('position_needs')) ?? [];
  const items = Array.from({ length: crewSize(needs) + 1 }, (_, count) => ({
    id: count,
    name: count === 0 ? texts.noAuto : texts.first(count),
  }));
  return (
    <SelectField name={offerField('auto_accept')} label={texts.autoAccept} hint={texts.autoAcceptHint} items={items} />
  );
}

const gaps = () => tierGaps.map((minutes) => ({ id: minutes, name: texts.apart(minutes) }));
const deadlines = () => [1, 2, 6, 12, 48].map((hours) => ({ id: hours, name: texts.hours(hours) }));

/** Selected people who usually charge more than the offer pays. Asks for a decision: their rate in one click, or the lower one. */
function LowerRates({ matches }: { matches: readonly Match[] }) {
  const selected = useFormValue(offerField('user_ids')) ?? [];
  const rates = useFormValue(offerField('rates')) ?? [];
  const audience = useFormValue(offerField('audience'));
  const change = useChangeValue();
  if (audience !== 'selected') return null;
  const people = matches.filter(({ person }) => selected.includes(person.user_id));
  return listLower(people, rates).map(({ position, names, highest }) => (
    <Callout key={position} intent="warning" title={texts.lowerTitle(jobLabels.positionInText[position].one)}>
      <Row gap={3} isWrapping role="status">
        <span>{names.join(', ')}</span>
        <Button size="small" variant="outline" onClick={() => change(offerField(`rates[${position}]`), highest)}>
          {texts.offerRate(formatRate(highest))}
        </Button>
      </Row>
    </Callout>
  ));
}

type Lower = { position: PositionCode; names: string[]; highest: number };

/** By the position they would work in. */
function listLower(people: readonly Match[], rates: readonly (number | null)[]): Lower[] {
  const lower = people.filter(({ person, position }) => person.hourly_rate > (rates[position] ?? person.hourly_rate));
  return [...Map.groupBy(lower, ({ position }) => position)].map(([position, own]) => ({
    position,
    names: own.map(({ person }) => texts.usually(namePerson(person), formatRate(person.hourly_rate))),
    highest: Math.max(...own.map(({ person }) => person.hourly_rate)),
  }));
}

type OfferSummaryProps = { job: StaffedJob | undefined; initial: OfferValues };

/** Preview of the offer to publish. */
function OfferSummary({ job, initial }: OfferSummaryProps) {
  const derive = useCallback(
    (values: Partial<OfferValues>) => listRows({ ...initial, ...values }, job),
    [initial, job],
  );
  const rows = useDerivedValue(offerField.root, derive);
  return (
    <Card as="section" className={styles.card}>
      <h3>{texts.summaryTitle}</h3>
      <Stack as="dl" gap={3} above={3}>
        {rows.map(([name, text]) => (
          <div key={name}>
            <Muted as="dt" size={13}>
              {name}
            </Muted>
            <Text as="dd" lines="kept">
              {text}
            </Text>
          </div>
        ))}
      </Stack>
      {!job && (
        <Muted size={13} above={3}>
          {texts.newJob}
        </Muted>
      )}
    </Card>
  );
}

function listRows(values: OfferValues, job: StaffedJob | undefined): [name: string, text: string][] {
  const { draft, position_needs, rates, radius_miles } = values;
  const date = job?.order.date ?? draft.date ?? '';
  const window = job?.order.arrival_window ?? draft.arrival_window;
  return [
    [texts.need, listCrewNeeds(position_needs).join(', ')],
    [texts.when, `${formatDay(date)} · ${formatTimeWindow(window)}`],
    [
      texts.rates,
      position_needs
        .map(({ position }) => `${jobLabels.position[position]} ${formatRate(rates[position] ?? 0)}`)
        .join('\n'),
    ],
    [texts.where, texts.miles(radius_miles)],
  ];
}
