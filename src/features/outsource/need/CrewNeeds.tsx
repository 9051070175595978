import { CrewSizeField, jobLabels, orderRules, useTools, useVehicleTypes } from '../../orders';
import type { CrewRequirement } from '#generated/model';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { useFormValue } from '#platform/forms/formValues';
import { compose, maxValue, minValue, type Validator } from '#platform/forms/validation/validators';
import { offerField } from '../create/offerValues';
import { needTexts as texts } from './texts';

/** `open`: of a job, the positions with open slots; an offer cannot ask for more. */
type CrewNeedsProps = { open?: readonly CrewRequirement[] };

/** People per position, their rates, and their equipment. */
export function CrewNeeds({ open }: CrewNeedsProps) {
  const tools = useTools().data;
  const vehicles = useVehicleTypes().data;
  return (
    <>
      <CrewSizeField name={offerField('position_needs')} label={texts.people} {...(open && { open })} />
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

const starRule: Validator = compose(minValue(1), maxValue(5));
const noPeople: readonly CrewRequirement[] = [];
const none: readonly { id: number; title: string }[] = [];
const languages = () => (['en', 'es', 'other'] as const).map((value) => ({ value, title: jobLabels.language[value] }));
