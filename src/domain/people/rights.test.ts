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

const [yes, no] = [true, false];

// The table of docs/product.md, "Who may do what". A right without a row does not compile.
const permitted: Record<Right, [owner: boolean, office: boolean, manager: boolean, helper: boolean]> = {
  viewBranch: [yes, yes, yes, no],
  viewManagers: [yes, yes, yes, no],
  setUpCompany: [yes, no, no, no],
  createBranch: [yes, no, no, no],
  editBranch: [yes, no, yes, no],
  editWholeBranch: [yes, no, no, no],
  deleteBranch: [yes, no, no, no],
  readClosedBranch: [yes, no, no, no],
  searchAllBranches: [yes, no, no, no],
  viewBranchesTogether: [yes, no, no, no],
  viewNumbers: [yes, no, no, no],
  assignManagers: [yes, no, no, no],
  writeOrder: [yes, yes, yes, no],
  closeOrder: [yes, yes, yes, no],
  reopenOrder: [yes, no, no, no],
  overrideConflict: [yes, no, yes, no],
  inviteCrew: [yes, yes, yes, no],
  seeRates: [yes, yes, yes, no],
  addMember: [yes, yes, yes, no],
  changeMember: [yes, no, yes, no],
  removeMember: [yes, no, yes, no],
  inviteHelper: [yes, yes, yes, no],
  joinBranch: [no, no, yes, yes],
  workJobs: [no, no, yes, yes],
  createOffer: [yes, yes, yes, no],
  seeOfficeNotes: [yes, yes, yes, no],
  manageSubscription: [yes, no, no, no],
  viewSubscription: [yes, yes, yes, no],
  receiveSubscriptionNews: [yes, yes, no, no],
  viewPlanLimits: [yes, yes, yes, no],
  manageOwnSubscription: [no, no, no, yes],
  viewHelperSubscription: [no, no, yes, yes],
  deleteOwnAccount: [no, no, no, yes],
  switchView: [no, no, yes, no],
};

it.each(Object.entries(permitted))('%s: owner, office, manager, helper %o', (right, expected) => {
  const permits = (type: UserType | undefined) => can(type, right as Right);
  expect([owner, office, manager, helper].map(permits)).toEqual(expected);
  expect([undefined, admin].map(permits)).toEqual([false, false]);
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
  [manager, 'read'],
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
