// @vitest-environment node
import { expect, it } from 'vitest';
import { isPersistedKey } from './persistedQueries';

it.each([
  [['helper', 'invitations'], true],
  [['helper', 'calendar', { from: '2026-11-24' }], true],
  [['helper-profile', 'data'], true],
  [['notifications', 'branch', 0, 'needs-action'], true],
  [['infinite', 'notifications', 'branch', 0, 'get-notifications', {}], true],
  [['company-branches'], true],
  [['company-branches', 1], true],
  [['company-branches', 1, 'orders', { page: 1 }], false],
  [['company-branches', 1, 'customers', { search: 'Smith' }], false],
  [['orders', 7, 'detail'], false],
  [['notification-preferences'], false],
  [['subscription', 'limits'], false],
  [['calendar-feeds'], false],
])('%j: %s', (key, expected) => {
  expect(isPersistedKey(key)).toBe(expected);
});
