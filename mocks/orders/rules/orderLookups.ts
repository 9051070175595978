import type { OrderRequest, StopRequest } from '#generated/model';
import { windowMinutes } from '#platform/lib/time/clockTimes';
import { findPlaceProblems } from '../../provider/rules/fields/places';
import { type Problems, problemIf } from '../../provider/rules/fields/problems';
import { fieldProblemTexts as fieldTexts } from '../../provider/texts/refusals';

/** The known ids of each lookup. */
export type Lookups = Record<'toolIds' | 'vehicleTypeIds' | 'catalogIds', ReadonlySet<number>>;

/** Unknown lookup ids in an order form. */
export function findLookupProblems(
  { tool_ids = [], vehicle_requirements = [], items = [] }: OrderRequest,
  { toolIds, vehicleTypeIds, catalogIds }: Lookups,
): Problems {
  const vehicles = vehicle_requirements.map(({ vehicle_type_id }) => vehicle_type_id);
  const catalog = items.map(({ catalog_id }) => catalog_id ?? null);
  return {
    ...findUnknownIds(tool_ids, toolIds, (index) => `tool_ids.${index}`),
    ...findUnknownIds(vehicles, vehicleTypeIds, (index) => `vehicle_requirements.${index}.vehicle_type_id`),
    ...findUnknownIds(catalog, catalogIds, (index) => `items.${index}.catalog_id`),
  };
}

/** Problems within the stops of an order form. */
export function findStopProblems(order: Pick<OrderRequest, 'pick_up_addresses' | 'destination_addresses'>): Problems {
  const sides = ['pick_up_addresses', 'destination_addresses'] as const;
  const found = sides.flatMap((side) =>
    (order[side] ?? []).flatMap((stop, index) => [
      findPlaceProblems(stop, `${side}.${index}.`),
      problemIf(!isForward(stop.elevator_window), `${side}.${index}.elevator_window`, fieldTexts.notValid),
    ]),
  );
  return Object.assign({}, ...found) as Problems;
}

/** An elevator reservation must end after it starts, on the same day. */
function isForward(window: StopRequest['elevator_window']): boolean {
  if (window === undefined || window === null) return true;
  const lasts = windowMinutes(window);
  return lasts !== null && lasts.end > lasts.start;
}

function findUnknownIds(
  ids: readonly (number | null)[],
  known: ReadonlySet<number>,
  getField: (index: number) => string,
): Problems {
  const wrong = ids.map((id, index) => problemIf(id !== null && !known.has(id), getField(index), fieldTexts.notValid));
  return Object.assign({}, ...wrong) as Problems;
}
