import type { Need } from '#domain/orders/typedLine/parseNeed';
import type { CrewRequirement } from '#generated/model';
import { isEqual } from '#platform/lib/plainData';
import { findNeededRate, listNeededCrew } from '../../jobs/orders';
import type { OfferValues } from '../create/offerValues';

type Filled = Pick<OfferValues, 'draft' | 'position_needs' | 'rates' | 'radius_miles' | 'requirements'>;

/**
 * The values after the line changed from one meaning to another. Only what changed is filled in, so that fields edited by
 * hand keep their values; what was removed from the line is as it was without the line. An offer for a job asks for no
 * more people than the job has open slots, and for no less equipment and languages than the job.
 */
export function applyNeed(before: Need, after: Need, values: Filled, empty: Filled): Filled {
  const pick = <Value>(key: keyof Need, current: Value, next: Value): Value =>
    isEqual(before[key], after[key]) ? current : next;
  const { draft, requirements } = values;
  return {
    draft: {
      date: pick('date', draft.date, after.date),
      arrival_window: pick('window', draft.arrival_window, after.window ?? ''),
      estimated_hours: pick('hours', draft.estimated_hours, after.hours),
      city: pick('place', draft.city, after.place?.city ?? empty.draft.city),
      state: pick('place', draft.state, after.place?.state ?? empty.draft.state),
      floor: pick('floor', draft.floor, after.floor),
      flights_of_stairs: pick('flights', draft.flights_of_stairs, after.flights),
      elevator: pick('elevator', draft.elevator, after.elevator),
      help_type: pick('service', draft.help_type, after.service),
    },
    position_needs: pick('positions', values.position_needs, limitToOpen(listNeededCrew(after), empty.position_needs)),
    rates: values.rates.map((rate, position) => {
      const [was, is] = [before, after].map((need) => findNeededRate(need, position));
      return was === is ? rate : (is ?? empty.rates[position] ?? null);
    }),
    radius_miles: pick('radius', values.radius_miles, after.radius ?? empty.radius_miles),
    requirements: {
      tool_ids: pick('tools', requirements.tool_ids, join(empty.requirements.tool_ids, after.tools)),
      vehicle_type_ids: pick(
        'vehicles',
        requirements.vehicle_type_ids,
        join(empty.requirements.vehicle_type_ids, after.vehicles),
      ),
      languages: pick('languages', requirements.languages, join(empty.requirements.languages, after.languages)),
      min_rating: pick('minRating', requirements.min_rating, after.minRating),
    },
  };
}

/** `open` is empty without a job. A line that names no open position leaves all of them. */
function limitToOpen(needs: readonly CrewRequirement[], open: readonly CrewRequirement[]): readonly CrewRequirement[] {
  if (open.length === 0) return needs;
  const limited = open.flatMap(({ position, count }) => {
    const need = needs.find((each) => each.position === position);
    return need ? [{ position, count: Math.min(need.count, count) }] : [];
  });
  return limited.length > 0 ? limited : open;
}

const join = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])];
