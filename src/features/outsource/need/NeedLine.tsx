import type { NeedField } from '#domain/orders/typedLine/needPhrases';
import type { Need } from '#domain/orders/typedLine/parseNeed';
import type { Branch } from '#generated/model';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { TypedLine } from '../../orders';
import { createOfferValues, offerField, type StaffedJob } from '../create/offerValues';
import { applyNeed } from './applyNeed';
import { needTexts as texts } from './texts';

type NeedLineProps = { branch: Branch; job?: StaffedJob };

/** The typed line of an offer, which fills in the fields below. Day, place and service of a job stay. */
export function NeedLine({ branch, job }: NeedLineProps) {
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
