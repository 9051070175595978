import { useState } from 'react';
import type { NeedField } from '#domain/orders/typedLine/needPhrases';
import type { Need } from '#domain/orders/typedLine/parseNeed';
import { nameCustomer } from '#domain/people/personName';
import { usStates } from '#domain/places/usStates';
import type { Branch, CrewRequirement } from '#generated/model';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { useFormValue, useChangeValue, useReadValue } from '#platform/forms/formValues';
import { FormSection, FieldRow } from '#platform/forms/layout/FormSection';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { serverDate } from '#platform/lib/time/serverClock';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack } from '#platform/ui/layout/Layout';
import {
  WhenLine,
  getDetailsPath,
  CrewSizeField,
  jobLabels,
  orderRules,
  useTools,
  useVehicleTypes,
  ArrivalWindowField,
  dateRule,
  TypedLine,
} from '../../jobs/orders';
import { listOpenNeeds, type StaffedJob, offerField, createOfferValues } from '../create/offerValues';
import { needTexts as texts } from '../create/texts';
import { applyNeed } from './applyNeed';
import { JobsToStaff } from './JobsToStaff';
import styles from '../create/create.module.css';

type NeedStepProps = { branch: Branch; job: StaffedJob | undefined; onChooseJob: (orderId: number) => void };

/** Step for the need: the open slots of a job, or a new need, each from one line and a few fields. */
export function NeedStep({ branch, job, onChooseJob }: NeedStepProps) {
  if (job) return <JobNeed branch={branch} job={job} />;
  return (
    <Columns align="start" gap={6} className={styles.columns}>
      <Stack canShrink gap={4}>
        <FormSection level={3} title={texts.lineTitle} why={texts.lineWhy}>
          <NeedLine branch={branch} />
        </FormSection>
        <FormSection level={3} title={texts.crewTitle} why={texts.crewWhy}>
          <CrewNeeds />
        </FormSection>
        <Requirements />
        <FormSection level={3} title={texts.whenTitle} why={texts.whenWhy}>
          <DraftFields branch={branch} />
        </FormSection>
      </Stack>
      <FormSection level={3} title={texts.jobsTitle} why={texts.jobsWhy}>
        <JobsToStaff branchId={branch.id} onChoose={onChooseJob} />
      </FormSection>
    </Columns>
  );
}

function JobNeed({ branch, job }: { branch: Branch; job: StaffedJob }) {
  const { order, crew } = job;
  const link = useLink();
  const now = useNow();
  return (
    <Stack canShrink gap={4}>
      <FormSection level={3} title={texts.jobTitle(order.number)} why={texts.jobWhy}>
        <Row gap={4} rowGap={2} justify="between" isWrapping className={styles.job}>
          <Stack as="span" canShrink className={styles.jobLines}>
            <strong>{nameCustomer(order)}</strong>
            <Muted as="span" size={13}>
              <WhenLine job={order} now={now} />
            </Muted>
          </Stack>
          <Row as="span" gap={2} align="stretch" isWrapping>
            <Button {...link(getDetailsPath(order))}>{texts.openJob}</Button>
            <Button variant="quiet" {...link(href('company-outsourcing'))}>
              {texts.otherNeed}
            </Button>
          </Row>
        </Row>
        <NeedLine branch={branch} job={job} />
      </FormSection>
      <FormSection level={3} title={texts.crewTitle} why={texts.crewWhy}>
        <CrewNeeds open={listOpenNeeds(crew)} />
      </FormSection>
      <Requirements />
    </Stack>
  );
}

/** `open`: of a job, the positions with open slots; an offer cannot ask for more. */
type CrewNeedsProps = { open?: readonly CrewRequirement[] };

/** People per position, and their rates. */
function CrewNeeds({ open }: CrewNeedsProps) {
  return (
    <>
      <CrewSizeField name={offerField('position_needs')} label={texts.people} {...(open && { open })} />
      <Rates />
    </>
  );
}

/** Equipment, languages and rating; open once one of them is set, also by the line. */
function Requirements() {
  const tools = useTools().data;
  const vehicles = useVehicleTypes().data;
  const requirements = Object.values(useFormValue(offerField('requirements')) ?? {});
  const isSet = requirements.some((value) => (Array.isArray(value) ? value.length > 0 : value !== null));
  const fold = { facts: [], startsOpen: isSet, onToggle: () => undefined };
  return (
    <FormSection level={3} title={texts.refineTitle} why={texts.refineWhy} fold={fold}>
      <FieldRow columns="two">
        <MultiSelectField
          name={offerField('requirements.tool_ids')}
          label={texts.tools}
          items={tools ?? none}
          titleField="title"
        />
        <MultiSelectField
          name={offerField('requirements.vehicle_type_ids')}
          label={texts.vehicles}
          items={vehicles ?? none}
          titleField="title"
        />
      </FieldRow>
      <FieldRow columns="two">
        <ChecksField
          name={offerField('requirements.languages')}
          label={texts.languages}
          choices={languageChoices()}
          appearance="list"
        />
        <NumberField
          name={offerField('requirements.min_rating')}
          label={texts.minRating}
          hint={texts.minRatingHint}
          decimals
          unit={texts.stars}
          validate={starRule}
        />
      </FieldRow>
    </FormSection>
  );
}

function Rates() {
  const needs = useFormValue(offerField('position_needs')) ?? noPeople;
  if (needs.length === 0) return null;
  return (
    <FieldRow columns="two">
      {needs.map(({ position }) => (
        <MoneyField
          key={position}
          name={offerField(`rates[${position}]`)}
          label={texts.rate(jobLabels.positionInText[position].one)}
          unit={texts.perHour}
          required
          validate={orderRules.rate}
        />
      ))}
    </FieldRow>
  );
}

const starRule: Validator = compose(minValue(1), maxValue(5));
const noPeople: readonly CrewRequirement[] = [];
const none: readonly { id: number; title: string }[] = [];
const languageChoices = () =>
  (['en', 'es', 'other'] as const).map((value) => ({ value, title: jobLabels.language[value] }));

/** When and where, for an offer without a job. */
function DraftFields({ branch }: { branch: Branch }) {
  const [today] = useState(() => todayIn(branch.timezone, serverDate()));
  const [rule] = useState(() => dateRule(today, null));
  return (
    <>
      <FieldRow columns="two">
        <DateField
          name={offerField('draft.date')}
          label={texts.date}
          minDay={today}
          zone={branch.timezone}
          required
          validate={rule}
        />
        <NumberField
          name={offerField('draft.estimated_hours')}
          label={texts.hours}
          decimals
          unit={texts.hoursUnit}
          required
          validate={orderRules.hours}
        />
      </FieldRow>
      <ArrivalWindowField name={offerField('draft.arrival_window')} label={texts.window} branch={branch} />
      <FieldRow columns="two">
        <TextField name={offerField('draft.city')} label={texts.city} required validate={orderRules.city} />
        <SelectField
          name={offerField('draft.state')}
          label={texts.state}
          items={usStates}
          required
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow columns="two">
        <SelectField
          name={offerField('draft.help_type')}
          label={texts.service}
          items={services()}
          placeholder={texts.notSet}
        />
        <SelectField
          name={offerField('draft.elevator')}
          label={texts.elevator}
          items={elevators()}
          placeholder={texts.notSet}
        />
      </FieldRow>
      <FieldRow columns="two">
        <NumberField name={offerField('draft.floor')} label={texts.floor} validate={orderRules.floor} />
        <NumberField name={offerField('draft.flights_of_stairs')} label={texts.flights} validate={orderRules.flights} />
      </FieldRow>
    </>
  );
}

const services = () => Object.entries(jobLabels.helpType).map(([id, name]) => ({ id: Number(id), name }));
const elevators = () => Object.entries(jobLabels.elevator).map(([id, name]) => ({ id, name }));

type NeedLineProps = { branch: Branch; job?: StaffedJob };

/** The typed line of an offer, which fills in the fields below. Day, place and service of a job stay. */
function NeedLine({ branch, job }: NeedLineProps) {
  const read = useReadValue();
  const change = useChangeValue();
  const fill = (before: Need, after: Need) => {
    const empty = createOfferValues(branch, job);
    const current = {
      draft: read(offerField('draft')) ?? empty.draft,
      position_needs: read(offerField('position_needs')) ?? empty.position_needs,
      rates: read(offerField('rates')) ?? empty.rates,
      radius_miles: read(offerField('radius_miles')) ?? empty.radius_miles,
      requirements: read(offerField('requirements')) ?? empty.requirements,
    };
    const next = applyNeed(before, after, current, empty);
    if (!job) change(offerField('draft'), next.draft);
    change(offerField('position_needs'), next.position_needs);
    change(offerField('rates'), next.rates);
    change(offerField('radius_miles'), next.radius_miles);
    change(offerField('requirements'), next.requirements);
  };
  return (
    <TypedLine
      name={offerField('line')}
      label={texts.line}
      hint={job ? texts.lineHintOfJob : texts.lineHint}
      branch={branch}
      fields={job ? crewFields : fields}
      onNeed={fill}
    />
  );
}

const crewFields = new Set<NeedField>(['position', 'rate', 'radius', 'minRating', 'language', 'tool', 'vehicle']);

const fields = new Set<NeedField>([
  ...crewFields,
  'date',
  'window',
  'hours',
  'floor',
  'flights',
  'place',
  'elevator',
  'service',
]);
