import type { Stop, StopPlaceType } from '#generated/model';

/** Driving miles for straight-line miles: 1.3 times as far (docs/product.md, "Conflicts"). */
export function toRoadMiles(miles: number): number {
  return miles * 1.3;
}

/** Minutes for driving miles, at 28 mph and without parking. */
export function toDriveMinutes(miles: number): number {
  return (miles / 28) * 60;
}

type Place = { place_type: StopPlaceType | null; unit: string | null; no_unit?: boolean };
type Stops = Record<
  'pick_up_addresses' | 'destination_addresses',
  readonly Pick<Stop, 'place_type' | 'unit' | 'no_unit'>[]
>;

/** Places whose address is incomplete without the number of the unit. */
const placesWithUnits: readonly (StopPlaceType | null)[] = ['apartment', 'condo', 'storage_unit'];

/** Checks whether an address of this property type usually has a unit. */
export function needsUnit(place_type: StopPlaceType | null): boolean {
  return placesWithUnits.includes(place_type);
}

export function isUnitMissing({ place_type, unit, no_unit = false }: Place): boolean {
  return needsUnit(place_type) && !no_unit && (unit ?? '').trim() === '';
}

/** Fields of addresses that a crew would ask for: "pick_up_addresses.0.unit". */
export function getMissingFields({ pick_up_addresses, destination_addresses }: Stops): string[] {
  return Object.entries({ pick_up_addresses, destination_addresses }).flatMap(([side, stops]) =>
    stops.flatMap((stop, index) => (isUnitMissing(stop) ? [`${side}.${index}.unit`] : [])),
  );
}
