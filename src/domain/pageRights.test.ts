// @vitest-environment node
import { expect, it } from 'vitest';
import { UserType } from '../generated/model/codes';
import { isRestricted, mayOpenPage } from './pageRights';

const { owner, office, manager, helper } = UserType;

it.each([
  ['company-settings-subscription', [owner, office]],
  ['helper-settings-subscription', [helper]],
  ['company-team', [owner, office, manager, helper]],
])('%s may be opened by %j', (name, expected) => {
  expect([owner, office, manager, helper].filter((type) => mayOpenPage(name, type))).toEqual(expected);
});

it('keeps restricted pages from a person whose type is unknown', () => {
  expect([isRestricted('company-settings-subscription'), isRestricted('toString')]).toEqual([true, false]);
  expect(mayOpenPage('company-settings-subscription', undefined)).toBe(false);
});
