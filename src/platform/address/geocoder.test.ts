// @vitest-environment node
import { expect, it, onTestFinished, vi } from 'vitest';
import { createGeocoder, readAddresses } from './geocoder';

const states = [{ id: 'AZ', name: 'Arizona' }];

const address = { housenumber: '410', street: 'West Copperleaf Avenue', city: 'Tempe', postcode: '85281-1204' };
const geometry = { type: 'Point', coordinates: [-111.94, 33.42] };
const tempe = {
  id: '0',
  address_line: '410 West Copperleaf Avenue',
  city: 'Tempe',
  state: 'AZ',
  zip: '85281',
  lat: 33.42,
  lng: -111.94,
};
const answer = (properties: unknown) => ({ type: 'FeatureCollection', features: [{ geometry, properties }] });

it.each([
  ['the standard', answer({ geocoding: { ...address, state: 'Arizona' } }), [tempe]],
  ['Photon', answer({ ...address, state: 'AZ' }), [tempe]],
  [
    'an address without a number',
    answer({ ...address, housenumber: undefined, state: 'AZ' }),
    [{ ...tempe, address_line: 'West Copperleaf Avenue' }],
  ],
  ['no ZIP code', answer({ ...address, postcode: undefined, state: 'AZ' }), [{ ...tempe, zip: '' }]],
  [
    'no place on the map',
    { features: [{ properties: { ...address, state: 'AZ' } }] },
    [{ ...tempe, lat: null, lng: null }],
  ],
  ['a city alone', answer({ city: 'Tempe', state: 'Arizona' }), []],
  ['another country', answer({ ...address, state: 'Bayern' }), []],
  ['nothing', { features: [] }, []],
  ['something else', 'Not found', []],
])('reads %s', (_, given, expected) => expect(readAddresses(given, states)).toEqual(expected));

it('fills in the address of the call and sends no credentials', async () => {
  const calls = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer({ ...address, state: 'AZ' })));
  onTestFinished(() => calls.mockRestore());
  const find = createGeocoder('https://geo.example/api?q={query}&lat={lat}&lon={lng}', states);
  const { signal } = new AbortController();
  expect(await find({ text: '410 W & Main', near: { lat: 33.4, lng: -112 }, signal })).toEqual([tempe]);
  expect(calls).toHaveBeenCalledWith(
    'https://geo.example/api?q=410%20W%20%26%20Main&lat=33.4&lon=-112',
    expect.objectContaining({ credentials: 'omit', signal }),
  );
  calls.mockResolvedValue(new Response('', { status: 503 }));
  await expect(find({ text: 'x', near: { lat: 0, lng: 0 }, signal })).rejects.toThrow('The geocoder answered 503');
});
