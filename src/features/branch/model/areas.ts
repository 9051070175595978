import { areaRadius } from '#domain/limits';
import type { ServingArea } from '#generated/model';
import { foldText } from '#platform/lib/values/foldText';

/** The most areas a branch may have; it has at least one (docs/product.md, "Limits"). */
export const maxAreas = 20;

/** The areas of one state, in their original order. */
export type StateGroup = { state: string; areas: readonly ServingArea[] };

/** Areas whose name contains the text, by state; states sorted by name. */
export function groupAreas(areas: readonly ServingArea[], search: string): StateGroup[] {
  const searchText = foldText(search.trim());
  const found = areas.filter(({ name_with_state_initials: name }) => foldText(name).includes(searchText));
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

/** Radius of a branch around an area: as chosen in the form, as saved, or the default. */
export function getRadius(area: ServingArea, radii: AreaRadii = {}): number {
  return radii[area.id] ?? area.radius_miles ?? area.default_radius_miles;
}

export function isRadius(miles: number): boolean {
  return Number.isInteger(miles) && miles >= areaRadius.min && miles <= areaRadius.max;
}

/** In the order the map needs: chosen areas first, large cities before small ones. */
export function toMapAreas(areas: readonly ServingArea[], chosen: readonly number[], radii?: AreaRadii) {
  const isChosen = new Set(chosen);
  return areas
    .map((area) => ({ ...area, miles: getRadius(area, radii), chosen: isChosen.has(area.id) }))
    .toSorted(
      (one, other) => Number(other.chosen) - Number(one.chosen) || (other.population ?? 0) - (one.population ?? 0),
    );
}
