import { areaRadius } from '#domain/limits';
import type { ServingArea } from '#generated/model';
import { foldText } from '#platform/lib/text';

/** The most areas a branch may have; it has at least one (docs/product.md, "Limits"). */
export const maxAreas = 20;

/** The areas of one state, in their original order. */
export type StateGroup = { state: string; areas: readonly ServingArea[] };

/** Areas with a name: what has none cannot be chosen. */
export function listNamedAreas(areas: readonly ServingArea[]): ServingArea[] {
  return areas.filter((area) => nameArea(area) !== '');
}

/** "Tempe", below the name of its state. */
export function nameArea({ name, name_with_state_initials }: ServingArea): string {
  return name || name_with_state_initials;
}

/** "Tempe, AZ" */
export function nameWithState({ name, name_with_state_initials }: ServingArea): string {
  return name_with_state_initials || name;
}

/** Areas whose name contains the text, by state; states sorted by name. */
export function groupAreas(areas: readonly ServingArea[], search: string): StateGroup[] {
  const searchText = foldText(search.trim());
  const found = areas.filter((area) => foldText(nameWithState(area)).includes(searchText));
  const states = [...new Set(found.map(({ state_name }) => state_name))].toSorted();
  return states.map((state) => ({ state, areas: found.filter(({ state_name }) => state_name === state) }));
}

/** The choice with one area added or removed. Adding one too many changes nothing. */
export function toggleArea(chosen: readonly number[], id: number): readonly number[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length >= maxAreas ? chosen : [...chosen, id];
}

/** Miles by area id. */
export type AreaRadii = Readonly<Record<number, number>>;

/** Radius of a branch around an area: as chosen in the form, as saved, or the default; null if none is known. */
export function getRadius(area: ServingArea, radii: AreaRadii = {}): number | null {
  return radii[area.id] ?? area.radius_miles ?? area.default_radius_miles;
}

export function isRadius(miles: number): boolean {
  return Number.isInteger(miles) && miles >= areaRadius.min && miles <= areaRadius.max;
}

/** Areas with a place and a radius, in the order the map needs: chosen areas first, large cities before small ones. */
export function toMapAreas(areas: readonly ServingArea[], chosen: readonly number[], radii?: AreaRadii) {
  const isChosen = new Set(chosen);
  return areas
    .flatMap((area) => {
      const { id, name, lat, lng, population } = area;
      const miles = getRadius(area, radii);
      if (lat === null || lng === null || miles === null) return [];
      return [{ id, name, lat, lng, population, miles, chosen: isChosen.has(id) }];
    })
    .toSorted(
      (one, other) => Number(other.chosen) - Number(one.chosen) || (other.population ?? 0) - (one.population ?? 0),
    );
}
