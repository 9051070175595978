import type { ServingArea } from '../../../generated/model';

/** The most areas a branch may have; it has at least one (docs/product.md, "Limits"). */
export const maxAreas = 20;

/** The areas of one state, in their original order. */
export type StateGroup = { state: string; areas: readonly ServingArea[] };

/** Areas whose name contains the text, by state; states sorted by name. */
export function groupAreas(areas: readonly ServingArea[], search: string): StateGroup[] {
  const wanted = search.trim().toLowerCase();
  const found = areas.filter(({ name_with_state_initials: name }) => name.toLowerCase().includes(wanted));
  const states = [...new Set(found.map(({ state_name }) => state_name))].toSorted();
  return states.map((state) => ({ state, areas: found.filter(({ state_name }) => state_name === state) }));
}

/** The choice with one area added or removed. Adding one too many changes nothing. */
export function toggleArea(chosen: readonly number[], id: number): readonly number[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return chosen.length >= maxAreas ? chosen : [...chosen, id];
}

/** In the order the map needs: chosen areas first, large cities before small ones. */
export function toMapAreas(areas: readonly ServingArea[], chosen: readonly number[]) {
  const isChosen = new Set(chosen);
  return areas
    .map((area) => ({ ...area, miles: area.default_radius_miles, chosen: isChosen.has(area.id) }))
    .toSorted(
      (one, other) => Number(other.chosen) - Number(one.chosen) || (other.population ?? 0) - (one.population ?? 0),
    );
}
