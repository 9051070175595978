import type { ServingArea, ZipPlace } from '#generated/model';

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
