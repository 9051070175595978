import type { AddressProvider, FoundAddress } from './addressProvider';

/** The states to accept, by code and name. */
type States = readonly { id: string; name: string }[];

/**
 * Addresses of a geocoder that answers GeocodeJSON, such as Photon or Nominatim (https://github.com/geocoders/geocodejson-spec).
 * `template` is its URL with `{query}`, and if it can prefer places nearby `{lat}` and `{lng}`. The call has no token and
 * no cookies.
 */
export function createGeocoder(template: string, states: States): AddressProvider {
  return async ({ text, near, signal }) => {
    const url = template
      .replace('{query}', encodeURIComponent(text))
      .replace('{lat}', String(near?.lat ?? ''))
      .replace('{lng}', String(near?.lng ?? ''));
    const response = await fetch(url, { signal, credentials: 'omit', headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
    return readAddresses(await response.json(), states);
  };
}

/** The addresses of a GeocodeJSON answer; places without street and city are left out. */
export function readAddresses(answer: unknown, states: States): FoundAddress[] {
  const features = readMember(answer, 'features');
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature: unknown, at) => readAddress(feature, String(at), states));
}

function readAddress(feature: unknown, id: string, states: States): FoundAddress[] {
  const properties = readMember(feature, 'properties');
  // The standard has the facts in `geocoding`, Photon one level above.
  const facts = readMember(properties, 'geocoding') ?? properties;
  const [number, street, city] = ['housenumber', 'street', 'city'].map((name) => readText(facts, name));
  const state = toStateCode(readText(facts, 'state'), states);
  if (!street || !city || !state) return [];
  const zip = readText(facts, 'postcode').slice(0, 5);
  return [
    {
      id,
      address_line: [number, street].filter(Boolean).join(' '),
      city,
      state,
      zip: /^\d{5}$/.test(zip) ? zip : '',
      ...readPin(feature),
    },
  ];
}

function readPin(feature: unknown): Pick<FoundAddress, 'lat' | 'lng'> {
  const coordinates = readMember(readMember(feature, 'geometry'), 'coordinates');
  const [lng, lat] = [readMember(coordinates, '0'), readMember(coordinates, '1')];
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : { lat: null, lng: null };
}

function toStateCode(state: string, states: States): string | undefined {
  const stateText = state.toLowerCase();
  return states.find(({ id, name }) => id.toLowerCase() === stateText || name.toLowerCase() === stateText)?.id;
}

function readText(object: unknown, name: string): string {
  const value = readMember(object, name);
  return typeof value === 'string' ? value.trim() : '';
}

function readMember(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
}
