// @vitest-environment node
import { expect, it } from 'vitest';
import type { ClosedState } from '#generated/model';
import { UserType } from '#generated/model/codes';
import {
  findReopenBlocker,
  getBranchRights,
  getMemberRights,
  getSubscriptionRight,
  can,
  canEditBranchFields,
  type ReopenBlocker,
  type Right,
} from './rights';

const { admin, owner, office, helper, manager } = UserType;

// The table of docs/product.md, "Who may do what": one column per role.
it.each<[Right, owner: boolean, office: boolean, manager: boolean, helper: boolean]>([
  ['viewBranch', true, true, true, false],
  ['viewManagers', true, true, true, false],
  ['createBranch', true, false, false, false],
  ['editBranch', true, false, true, false],
  ['editWholeBranch', true, false, false, false],
  ['deleteBranch', true, false, false, false],
  ['readClosedBranch', true, false, false, false],
  ['searchAllBranches', true, false, false, false],
  ['viewBranchesTogether', true, false, false, false],
  ['viewNumbers', true, false, false, false],
  ['assignManagers', true, false, false, false],
  ['writeOrder', true, true, true, false],
  ['closeOrder', true, true, true, false],
  ['reopenOrder', true, false, false, false],
  ['overrideConflict', true, false, true, false],
  ['inviteCrew', true, true, true, false],
  ['seeRates', true, true, true, false],
  ['addMember', true, true, true, false],
  ['changeMember', true, false, true, false],
  ['removeMember', true, false, true, false],
  ['inviteHelper', true, true, true, false],
  ['joinBranch', false, false, true, true],
  ['createOffer', true, true, true, false],
  ['seeOfficeNotes', true, true, true, false],
  ['manageSubscription', true, false, false, false],
  ['viewSubscription', true, true, false, false],
  ['manageOwnSubscription', false, false, false, true],
  ['deleteOwnAccount', false, false, false, true],
  ['switchView', false, false, true, false],
])('%s: owner %s, office %s, manager %s, helper %s', (right, ...expected) => {
  expect([owner, office, manager, helper].map((type) => can(type, right))).toEqual(expected);
  expect([undefined, admin].map((type) => can(type, right))).toEqual([false, false]);
});

it.each([
  [owner, { create: true, edit: 'all', remove: true }],
  [office, { create: false, edit: 'none', remove: false }],
  [manager, { create: false, edit: 'some', remove: false }],
  [helper, { create: false, edit: 'none', remove: false }],
  [undefined, { create: false, edit: 'none', remove: false }],
])('branches: type %s may %o', (type, rights) => expect(getBranchRights(type)).toEqual(rights));

it.each([
  [owner, false, { pay: true, status: true, remove: true, managers: true }],
  [owner, true, { pay: true, status: true, remove: true, managers: true }],
  [office, false, { pay: false, status: false, remove: false, managers: false }],
  [manager, false, { pay: true, status: true, remove: true, managers: false }],
  [manager, true, { pay: true, status: false, remove: false, managers: false }],
  [helper, false, { pay: false, status: false, remove: false, managers: false }],
  [undefined, false, { pay: false, status: false, remove: false, managers: false }],
])('members: type %s, a manager %s: %o', (type, isManager, rights) => {
  expect(getMemberRights(type, isManager)).toEqual(rights);
});

it.each([
  [owner, 'manage'],
  [office, 'read'],
  [helper, 'manage'],
  [manager, 'none'],
  [undefined, 'none'],
] as const)('the subscription: type %s may %s', (type, right) => expect(getSubscriptionRight(type)).toBe(right));

it.each([
  ['all', owner, ['name', 'timezone', 'managers', 'avatar_url'], true],
  ['name, phone and areas', manager, ['name', 'phone', 'serving_area_ids'], true],
  ['nothing', manager, [], true],
  ['the logo', manager, ['avatar_url'], false],
  ['name and managers', manager, ['name', 'managers'], false],
  ['the address', manager, ['address_line'], false],
  ['the name', office, ['name'], false],
  ['nothing', office, [], false],
  ['the name', helper, ['name'], false],
  ['the name', undefined, ['name'], false],
])('fields of a branch: %s, type %s', (_name, type, fields, expected) => {
  expect(canEditBranchFields(type, fields)).toBe(expected);
});

const completedAt = '2026-11-21T15:00:00Z';
it.each<[string, number | undefined, ClosedState | null, string | null, hours: number, ReopenBlocker | null]>([
  ['the owner within a day', owner, 'completed', completedAt, 24, null],
  ['after more than a day', owner, 'completed', completedAt, 24.1, 'time'],
  ['a canceled job', owner, 'cancelled', completedAt, 1, 'state'],
  ['an open job', owner, null, null, 1, 'state'],
  ['the office', office, 'completed', completedAt, 1, 'role'],
  ['a manager', manager, 'completed', completedAt, 1, 'role'],
  ['a helper', helper, 'completed', completedAt, 1, 'role'],
  ['an unknown role', undefined, 'completed', completedAt, 1, 'role'],
])('reopening a job: %s', (_name, type, closed_state, closed_at, hours, expected) => {
  const now = Date.parse(completedAt) + hours * 3_600_000;
  expect(findReopenBlocker(type, { closed_state, closed_at }, now)).toBe(expected);
});
