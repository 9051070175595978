import { areaRadius } from '#domain/limits';
import type { ServingArea, ZipPlace } from '#generated/model';
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

/** A point on the map, in degrees. */
export type Place = { lat: number; lng: number };

/** Address as typed so far. */
export type TypedAddress = { address_line: string; city: string; state: string; zip: string };

/** Results of lookups of the typed address. */
export type Located = {
  /** The geocoder's answer to this street. */
  street?: { lat: number | null; lng: number | null } | undefined;
  /** The cities of this ZIP code. */
  zipPlaces?: readonly ZipPlace[] | undefined;
};

/**
 * Finds the typed address, as exactly as it is known: the street, else the ZIP code's city, else the typed city. Of
 * several cities of a ZIP code the typed one counts.
 */
export function findPlace(
  areas: readonly ServingArea[],
  { city, state }: TypedAddress,
  { street, zipPlaces = [] }: Located,
): Place | undefined {
  const atStreet = street && toPlace(street);
  if (atStreet) return atStreet;
  const typed = zipPlaces.find((place) => isSameName(place.city, city));
  const candidates = [...(typed ? [typed] : []), ...zipPlaces, { city, state }];
  for (const candidate of candidates) {
    const area = findArea(areas, candidate);
    const place = area && toPlace(area);
    if (place) return place;
  }
  return undefined;
}

/** The point of what may have none. */
export function toPlace({ lat, lng }: { lat: number | null; lng: number | null }): Place | undefined {
  return lat === null || lng === null ? undefined : { lat, lng };
}

/** The text for a geocoder; undefined while street and place are not both there. */
export function toStreetQuery({ address_line, city, state, zip }: TypedAddress): string | undefined {
  const street = address_line.trim();
  const rest = [city.trim(), `${state} ${isZip(zip) ? zip : ''}`.trim()].filter(Boolean);
  const hasPlace = city.trim() !== '' || isZip(zip);
  return street.length >= shortestStreet && hasPlace ? [street, ...rest].join(', ') : undefined;
}

export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text);
}

const shortestStreet = 4;

/** The area of a city. Without a state, if only one area has that name. */
function findArea(areas: readonly ServingArea[], { city, state }: { city: string; state: string }) {
  const named = areas.filter(({ name }) => isSameName(name, city));
  if (state === '') return named.length === 1 ? named[0] : undefined;
  return named.find(({ state_code }) => state_code === state);
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
