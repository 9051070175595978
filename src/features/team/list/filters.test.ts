// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { type Filters, isFiltered, toMembersQuery, readFilters, type TeamList } from './filters';

const read = (list: TeamList, query: string) => {
  const params = new URLSearchParams(query);
  return readFilters(list, (name) => params.get(name));
};

describe('the filters in the address bar', () => {
  it.each<[TeamList, string, Filters]>([
    ['all', '', {}],
    ['all', 'position=4&employment=helper', { position: PositionCode.foremanDriver, employment: 'helper' }],
    ['all', 'on=2026-11-28&language=es&rated=1', { on: '2026-11-28', language: 'es', rated: true }],
    ['all', 'status=inactive&documents=expiring', { status: 'inactive', documents: true }],
    ['all', 'search=%20marcus%20', { search: 'marcus' }],
    ['all', 'search=%20', {}],
    ['helpers', 'position=1&employment=employee', { employment: 'employee' }],
    ['employees', 'position=1&employment=helper', { position: PositionCode.driver }],
    ['all', 'position=9&employment=boss&on=2026-02-30&language=fr&rated=yes&status=2&documents=all', {}],
  ])('%s ?%s', (list, query, filters) => {
    expect(read(list, query)).toEqual(filters);
    expect(isFiltered(read(list, query))).toBe(Object.keys(filters).length > 0);
  });

  it.each<[TeamList, Filters, object]>([
    ['all', {}, {}],
    ['helpers', {}, { position: '3' }],
    ['drivers', {}, { position: '1,4' }],
    ['foreman', {}, { position: '2,4' }],
    ['employees', { position: PositionCode.foreman }, { position: '2', 'filter[employment_type]': 'employee' }],
    ['all', { status: 'inactive' }, { 'filter[status]': 0 }],
    ['all', { status: 'active', rated: true }, { 'filter[status]': 1, 'filter[min_rating]': 4 }],
    ['drivers', { on: '2026-11-28' }, { position: '1,4', 'filter[available_on]': '2026-11-28' }],
    [
      'all',
      { language: 'es', employment: 'helper' },
      { 'filter[language]': 'es', 'filter[employment_type]': 'helper' },
    ],
    ['all', { documents: true, search: 'ann' }, { 'filter[documents]': 'expiring', search: 'ann' }],
  ])('%s with %o requests %o', (list, filters, asked) =>
    expect(toMembersQuery(list, filters, 2)).toEqual({ page: 2, ...asked }),
  );
});
