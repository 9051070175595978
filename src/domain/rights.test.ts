// @vitest-environment node
import { expect, it } from 'vitest';
import { UserType } from '../generated/model/codes';
import { getBranchRights, may, getMemberRights, type Right, getSubscriptionRight } from './rights';

const { owner, office, helper, manager } = UserType;

// The table of docs/product.md, "Who may do what": one column per role.
it.each<[Right, owner: boolean, office: boolean, manager: boolean, helper: boolean]>([
  ['viewBranch', true, true, true, false],
  ['viewManagers', true, true, true, false],
  ['createBranch', true, false, false, false],
  ['editBranch', true, false, true, false],
  ['editWholeBranch', true, false, false, false],
  ['deleteBranch', true, false, false, false],
  ['readClosedBranch', true, false, false, false],
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
  expect([owner, office, manager, helper].map((type) => may(type, right))).toEqual(expected);
  expect([undefined, 0, 1].map((type) => may(type, right))).toEqual([false, false, false]);
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
