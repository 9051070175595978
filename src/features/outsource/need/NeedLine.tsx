import type { Need } from '#domain/orders/typedLine/parseNeed';
import type { Branch } from '#generated/model';
import { useChangeValue, useReadValue } from '#platform/forms/formValues';
import { TypedLine } from '../../orders';
import { createOfferValues, offerField } from '../create/offerValues';
import { applyNeed } from './applyNeed';
import { needTexts as texts } from './texts';

/** The typed line of an offer, which fills in the fields below. */
export function NeedLine({ branch }: { branch: Branch }) {
  const read = useReadValue();
  const change = useChangeValue();
  const fill = (before: Need, after: Need) => {
    const empty = createOfferValues(branch);
    const current = {
      draft: read(offerField('draft')) ?? empty.draft,
      position_needs: read(offerField('position_needs')) ?? empty.position_needs,
      rates: read(offerField('rates')) ?? empty.rates,
      radius_miles: read(offerField('radius_miles')) ?? empty.radius_miles,
      requirements: read(offerField('requirements')) ?? empty.requirements,
    };
    const next = applyNeed(before, after, current, empty);
    change(offerField('draft'), next.draft);
    change(offerField('position_needs'), next.position_needs);
    change(offerField('rates'), next.rates);
    change(offerField('radius_miles'), next.radius_miles);
    change(offerField('requirements'), next.requirements);
  };
  return (
    <TypedLine
      name={offerField('line')}
      label={texts.line}
      hint={texts.lineHint}
      branch={branch}
      controls={controls}
      onNeed={fill}
    />
  );
}

const controls = {
  position: 'position_needs',
  date: 'draft.date',
  window: 'draft.arrival_window',
  hours: 'draft.estimated_hours',
  rate: 'rates',
  floor: 'draft.floor',
  flights: 'draft.flights_of_stairs',
  radius: 'radius_miles',
  minRating: 'requirements.min_rating',
  place: 'draft.city',
  elevator: 'draft.elevator',
  service: 'draft.help_type',
  language: 'requirements.languages',
  tool: 'requirements.tool_ids',
  vehicle: 'requirements.vehicle_type_ids',
};
