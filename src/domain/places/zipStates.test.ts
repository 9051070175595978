// @vitest-environment node
import { expect, it } from 'vitest';
import { usStates, getZipState } from './usStates';

it.each([
  ['85281', 'AZ'],
  ['89101', 'NV'],
  ['00501', 'NY'],
  ['05501', 'MA'],
  ['05001', 'VT'],
  ['20101', 'VA'],
  ['20500', 'DC'],
  ['73301', 'TX'],
  ['79999', 'TX'],
  ['99950', 'AK'],
  ['00601', null],
  ['96910', null],
  ['8528', null],
  ['852811', null],
  ['', null],
])('%j is in %s', (zip, state) => expect(getZipState(zip)).toBe(state));

it('knows every state', () => {
  const found = new Set(Array.from({ length: 1000 }, (_, start) => getZipState(`${String(start).padStart(3, '0')}01`)));
  expect(usStates.filter(({ id }) => !found.has(id))).toEqual([]);
});
