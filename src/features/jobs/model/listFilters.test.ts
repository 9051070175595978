// @vitest-environment node
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { hasJobFilters, readJobFilters, toFilterParams, toFilterQuery } from './listFilters';

const readFrom = (query: string) => {
  const params = new URLSearchParams(query);
  return readJobFilters((name) => params.get(name));
};

it.each([
  ['', {}],
  ['search=hollis', { search: 'hollis' }],
  ['search=%20%20hollis%20tempe%20', { search: 'hollis tempe' }],
  ['search=%20', {}],
  [`search=${'x'.repeat(150)}`, { search: 'x'.repeat(100) }],
  ['from=2026-11-28&to=2026-11-30', { from: '2026-11-28', to: '2026-11-30' }],
  ['from=2026-11-28&to=2026-11-28', { from: '2026-11-28', to: '2026-11-28' }],
  ['from=2026-11-28&to=2026-11-27', { from: '2026-11-28' }],
  ['from=2026-02-30&to=soon', {}],
  ['customer=6025550142', { customer: '6025550142' }],
  ['customer=602555014', {}],
  ['missing=3', { missing: PositionCode.helper }],
  ['missing=5', {}],
  ['missing=03', {}],
])('%j is %j', (query, expected) => {
  const filters = readFrom(query);
  expect(filters).toEqual(expected);
  expect(hasJobFilters(filters)).toBe(Object.keys(expected).length > 0);
});

it('becomes the provider’s parameters, and a query again', () => {
  const filters = readFrom('search=a%26b&from=2026-11-28&to=2026-11-30&customer=6025550142&missing=1');
  expect(toFilterParams(filters)).toEqual({
    'filter[search]': 'a&b',
    'filter[date_from]': '2026-11-28',
    'filter[date_to]': '2026-11-30',
    'filter[customer]': '6025550142',
    'filter[missing_position]': PositionCode.driver,
  });
  expect(readFrom(toFilterQuery(filters))).toEqual(filters);
  expect([toFilterParams({}), toFilterQuery({})]).toEqual([{}, '']);
});
