import type { ClosedState } from '#generated/model';
import { UserType } from '#generated/model/codes';

const { owner, office, helper, manager } = UserType;

/**
 * Rights by account type (spec section 6; docs/product.md, "Who may do what"). Managers have their rights only
 * in their assigned branches; the provider shows them no others.
 */
const permitted = {
  viewBranch: [owner, office, manager],
  viewManagers: [owner, office, manager],
  setUpCompany: [owner],
  createBranch: [owner],
  editBranch: [owner, manager],
  editWholeBranch: [owner],
  deleteBranch: [owner],
  readClosedBranch: [owner],
  searchAllBranches: [owner],
  viewBranchesTogether: [owner],
  viewNumbers: [owner],
  assignManagers: [owner],
  writeOrder: [owner, office, manager],
  closeOrder: [owner, office, manager],
  reopenOrder: [owner],
  overrideConflict: [owner, manager],
  inviteCrew: [owner, office, manager],
  seeRates: [owner, office, manager],
  addMember: [owner, office, manager],
  changeMember: [owner, manager],
  removeMember: [owner, manager],
  inviteHelper: [owner, office, manager],
  joinBranch: [helper, manager],
  workJobs: [helper, manager],
  createOffer: [owner, office, manager],
  seeOfficeNotes: [owner, office, manager],
  manageSubscription: [owner],
  viewSubscription: [owner, office, manager],
  receiveSubscriptionNews: [owner, office],
  viewPlanLimits: [owner, office, manager],
  manageOwnSubscription: [helper],
  viewHelperSubscription: [helper, manager],
  deleteOwnAccount: [helper],
  switchView: [manager],
} as const satisfies Record<string, readonly UserType[]>;

export type Right = keyof typeof permitted;

/** Checks whether an account of this type has a right; false while the type is unknown. */
export function can(userType: number | undefined, right: Right): boolean {
  const types: readonly number[] = permitted[right];
  return userType !== undefined && types.includes(userType);
}

/** Fields a manager can change in their own branches, by the names of the API. */
const managersBranchFields: readonly string[] = ['name', 'phone', 'serving_area_ids', 'serving_area_radii'];

/** Checks whether an account of this type may change these fields of a branch it can see. */
export function canEditBranchFields(userType: number | undefined, fields: readonly string[]): boolean {
  const { edit } = getBranchRights(userType);
  return edit === 'all' || (edit === 'some' && fields.every((field) => managersBranchFields.includes(field)));
}

/** Rights to the branches a user can see. */
export type BranchRights = {
  create: boolean;
  /** `some`: name, phone and serving areas. */
  edit: 'all' | 'some' | 'none';
  remove: boolean;
};

export function getBranchRights(userType: number | undefined): BranchRights {
  const partly = can(userType, 'editBranch') ? 'some' : 'none';
  return {
    create: can(userType, 'createBranch'),
    edit: can(userType, 'editWholeBranch') ? 'all' : partly,
    remove: can(userType, 'deleteBranch'),
  };
}

/** Rights to a member a user can see. */
export type MemberRights = {
  /** Change the rate. The first rate is set by the person who adds the member. */
  pay: boolean;
  /** Make them active or inactive. Only the owner can for a manager, because an inactive manager loses all rights. */
  status: boolean;
  /** Remove them from a branch. */
  remove: boolean;
  /** Make them a manager, or take that back. */
  managers: boolean;
};

/** `isSelf`: only the owner sets their own rate. */
export function getMemberRights(userType: number | undefined, isManager = false, isSelf = false): MemberRights {
  const managers = can(userType, 'assignManagers');
  return {
    pay: isSelf ? can(userType, 'assignManagers') : can(userType, 'changeMember'),
    status: isManager ? managers : can(userType, 'changeMember'),
    remove: isManager ? managers : can(userType, 'removeMember'),
    managers,
  };
}

/** `manage` changes plan, cards and address; `read` only views; others do not see a subscription. Helpers have their own. */
export function getSubscriptionRight(userType: number | undefined): 'manage' | 'read' | 'none' {
  if (can(userType, 'manageSubscription') || can(userType, 'manageOwnSubscription')) return 'manage';
  return can(userType, 'viewSubscription') ? 'read' : 'none';
}

const reopenLimitMs = 24 * 3_600_000;

/** Reason a job cannot be reopened: the user's role, its state, or more than a day has passed since it was completed. */
export type ReopenBlocker = 'role' | 'state' | 'time';

/** Only the owner reopens a job, only a completed one, and only within a day (docs/product.md, "Pay"). `now` in ms. */
export function findReopenBlocker(
  userType: number | undefined,
  { closed_state, closed_at }: { closed_state: ClosedState | null; closed_at: string | null },
  now: number,
): ReopenBlocker | null {
  if (!can(userType, 'reopenOrder')) return 'role';
  if (closed_state !== 'completed' || closed_at === null) return 'state';
  return now - Date.parse(closed_at) > reopenLimitMs ? 'time' : null;
}
