import { hashKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { toCallKey } from '../http/callAddress';
import { getCallOfKey, toCallKeyOfQuery, toFirstPage } from './callOfKey';

describe('the call behind a key', () => {
  it('has the path and the parameters', () => {
    const key = ['company-branches', 3, 'orders', { page: 2, 'filter[status]': '2,3' }];
    expect(getCallOfKey(key)).toEqual({
      path: '/company-branches/3/orders',
      params: { page: 2, 'filter[status]': '2,3' },
    });
  });

  it('of a key without parameters has none', () => {
    expect(getCallOfKey(['company-branches'])).toEqual({ path: '/company-branches', params: {} });
  });

  it('of an endless list is its first page', () => {
    const key = ['infinite', 'notifications', 'branch', 1, 'get-notifications', { type: 'unread' }];
    const path = '/notifications/branch/1/get-notifications';
    expect(getCallOfKey(key)).toEqual({ path, params: { type: 'unread', page: 1 } });
    expect(toFirstPage('rows')).toEqual({ pages: ['rows'], pageParams: [1] });
  });

  it.each([
    ['page', ['company-branches', 1, 'employees', { per_page: 100 }, 'all'], { per_page: 100, page: 1 }],
    [
      'page[number]',
      ['company-branches', 1, 'employees', { 'page[size]': 9 }, 'all'],
      { 'page[size]': 9, 'page[number]': 1 },
    ],
  ])('of a list that is read as a whole is its first page: %s', (_, key, params) => {
    expect(getCallOfKey(key)).toEqual({ path: '/company-branches/1/employees', params });
  });

  it('is found by the hash of the query', () => {
    const hash = hashKey(['company-branches', 3, 'orders', { page: 1, per_page: 5 }]);
    expect(toCallKeyOfQuery(hash)).toBe(toCallKey('/company-branches/3/orders', 'per_page=5&page=1'));
  });
});
