import { crewOrder, jobLabels, listCrewNeeds, orderRules } from '../../orders';
import { crewSize } from '#domain/orders/formation';
import { orderLimits } from '#domain/limits';
import type { CrewRequirement, PositionCode } from '#generated/model';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { useFormValue } from '#platform/forms/formValues';
import { useFormField } from '#platform/forms/useFormField';
import { compose, maxValue, minValue, required, type Validator } from '#platform/forms/validation/validators';
import { CountInput } from '#platform/ui/inputs/CountInput';
import { offerField } from '../create/offerValues';
import { useEquipment } from '../createApi';
import styles from './need.module.css';
import { needTexts as texts } from './texts';

/** `open`: of a job, the positions with open slots; an offer cannot ask for more. */
type CrewNeedsProps = { open?: readonly CrewRequirement[] };

/** People per position, their rates, and their equipment. */
export function CrewNeeds({ open }: CrewNeedsProps) {
  const { tools, vehicles } = useEquipment();
  return (
    <>
      <CrewCounts {...(open && { open })} />
      <Rates />
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
          choices={languages()}
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
    </>
  );
}

function CrewCounts({ open }: CrewNeedsProps) {
  const field = useFormField(
    {
      name: offerField('position_needs'),
      label: texts.people,
      validate: crewRule,
      ...(open && { hint: texts.onlyOpen(listCrewNeeds(open).join(', ')) }),
    },
    noPeople,
  );
  const { id, ...control } = field.control;
  const change = (position: PositionCode, count: number) => field.change(withCount(field.value, position, count));
  return (
    <FieldFrame {...field.frame} group required>
      <div
        id={id}
        role="group"
        tabIndex={-1}
        className={styles.counts}
        aria-labelledby={getLabelId(id)}
        aria-describedby={control['aria-describedby']}
      >
        {(open?.map(({ position }) => position) ?? crewOrder).map((position) => (
          <div key={position} className={styles.count}>
            <span aria-hidden="true">{jobLabels.position[position]}</span>
            <CountInput
              aria-label={jobLabels.position[position]}
              aria-invalid={control['aria-invalid']}
              value={getCount(field.value, position)}
              max={open ? getCount(open, position) : orderLimits.crew}
              lessLabel={texts.less(jobLabels.positionInText[position])}
              moreLabel={texts.more(jobLabels.positionInText[position])}
              onChange={(count) => change(position, count)}
            />
          </div>
        ))}
      </div>
    </FieldFrame>
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
          label={texts.rate(jobLabels.positionInText[position])}
          unit={texts.perHour}
          required
          validate={orderRules.rate}
        />
      ))}
    </FieldRow>
  );
}

function getCount(needs: readonly CrewRequirement[], position: PositionCode): number {
  return needs.find((each) => each.position === position)?.count ?? 0;
}

function withCount(needs: readonly CrewRequirement[], position: PositionCode, count: number): CrewRequirement[] {
  return crewOrder.flatMap((each) => {
    const needed = each === position ? count : getCount(needs, each);
    return needed > 0 ? [{ position: each, count: needed }] : [];
  });
}

/** 1 to 12 people. */
const crewRule: Validator = (value, values) => {
  const people = crewSize(Array.isArray(value) ? value : []);
  return people === 0 ? required(null, values) : maxValue(orderLimits.crew)(people, values);
};

const starRule: Validator = compose(minValue(1), maxValue(5));
const noPeople: readonly CrewRequirement[] = [];
const none: readonly { id: number; title: string }[] = [];
const languages = () => (['en', 'es', 'other'] as const).map((value) => ({ value, title: jobLabels.language[value] }));
