import type { HelperArea, HelperAreasRequest, ServingArea } from '#generated/model';
import type { MapArea } from '#platform/map/coverage';

export type ChosenArea = Pick<HelperArea, 'id' | 'name_with_state_initials' | 'radius_miles'>;

export type AreaValues = { serving_areas: readonly ChosenArea[] };

/** Radii to choose from, in miles (contract: 5 to 100). */
const radii = [5, 10, 15, 20, 25, 30, 40, 50, 75, 100];
const usualRadius = 25;

export function toAreaValues(areas: readonly HelperArea[]): AreaValues {
  return {
    serving_areas: areas.map(({ id, name_with_state_initials, radius_miles }) => ({
      id,
      name_with_state_initials,
      radius_miles,
    })),
  };
}

export function toAreasRequest({ serving_areas }: AreaValues): HelperAreasRequest {
  return {
    serving_areas: serving_areas.map(({ id, radius_miles }) => (radius_miles === null ? { id } : { id, radius_miles })),
  };
}

export function toChosenArea({ id, name_with_state_initials }: ServingArea): ChosenArea {
  return { id, name_with_state_initials, radius_miles: usualRadius };
}

/** The area where the helper starts from is the first one. */
export function moveToFront(areas: readonly ChosenArea[], id: number): ChosenArea[] {
  return [...areas.filter((each) => each.id === id), ...areas.filter((each) => each.id !== id)];
}

/** The radii of a picker, with the one that is set. */
export function listRadii(current: number): number[] {
  return [...new Set([...radii, current])].sort((one, other) => one - other);
}

/** Areas with a place, in the order the map needs: chosen areas first, large cities before small ones. */
export function toOwnMapAreas(areas: readonly ServingArea[], chosen: readonly ChosenArea[]): MapArea[] {
  return areas
    .flatMap((area) => {
      const own = chosen.find(({ id }) => id === area.id);
      const { id, name, lat, lng, population } = area;
      if (lat === null || lng === null) return [];
      const miles = own?.radius_miles ?? usualRadius;
      return [{ id, name, lat, lng, population, miles, chosen: own !== undefined }];
    })
    .toSorted(
      (one, other) => Number(other.chosen) - Number(one.chosen) || (other.population ?? 0) - (one.population ?? 0),
    );
}
