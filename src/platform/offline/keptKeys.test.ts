// @vitest-environment node
import { expect, it } from 'vitest';
import { isKept } from './keptKeys';

it.each([
  [['helper', 'invitations'], true],
  [['company-branches'], true],
  [['company-branches', 1], true],
  [['company-branches', 1, 'orders', { page: 1, per_page: 5, 'filter[status]': '2,3,4' }], true],
  [['company-branches', 1, 'orders', { page: 2 }], false],
  [['company-branches', 1, 'orders', { page: 1, 'filter[search]': 'Smith' }], false],
  [['company-branches', 1, 'orders', 'count', { 'filter[status]': '1' }], true],
  [['company-branches', 1, 'employees', { page: 1, per_page: 25 }], true],
  [['company-branches', 1, 'customers', { search: 'Smith' }], false],
  [['notifications', 'branch', 1, 'needs-action'], true],
  [['infinite', 'notifications', 'branch', 1, 'get-notifications', {}], true],
  [['subscription', 'limits'], false],
  [['calendar-feeds'], false],
])('%j: %s', (key, expected) => {
  expect(isKept(key)).toBe(expected);
});
