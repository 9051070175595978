import { UserType } from '../generated/model/codes';

const { owner, office, helper, manager } = UserType;

/**
 * Who may do what, by the type of their account (spec section 6; docs/product.md, "Who may do what"). Managers may do
 * theirs only in the branches they are assigned to; the provider tells them of no others.
 */
const permitted = {
  viewBranch: [owner, office, manager],
  viewManagers: [owner, office, manager],
  createBranch: [owner],
  editBranch: [owner, manager],
  editWholeBranch: [owner],
  deleteBranch: [owner],
  readClosedBranch: [owner],
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
  createOffer: [owner, office, manager],
  seeOfficeNotes: [owner, office, manager],
  manageSubscription: [owner],
  viewSubscription: [owner, office],
  manageOwnSubscription: [helper],
  deleteOwnAccount: [helper],
  switchView: [manager],
} as const satisfies Record<string, readonly UserType[]>;

export type Right = keyof typeof permitted;

/** Whether an account of this type has a right; nobody has one while the type is not known. */
export function may(userType: number | undefined, right: Right): boolean {
  const types: readonly number[] = permitted[right];
  return userType !== undefined && types.includes(userType);
}

/** What somebody may do to the branches they see. */
export type BranchRights = {
  create: boolean;
  /** `some`: name, phone and serving areas. */
  edit: 'all' | 'some' | 'none';
  remove: boolean;
};

export function branchRightsOf(userType: number | undefined): BranchRights {
  const partly = may(userType, 'editBranch') ? 'some' : 'none';
  return {
    create: may(userType, 'createBranch'),
    edit: may(userType, 'editWholeBranch') ? 'all' : partly,
    remove: may(userType, 'deleteBranch'),
  };
}

/** What somebody may do to a member they see. */
export type MemberRights = {
  /** Change the rate. Whoever adds somebody says with which rate they begin. */
  pay: boolean;
  /** Make them active or inactive. An inactive manager may act nowhere, so that is the owner's to decide. */
  status: boolean;
  /** Take them out of a branch. */
  remove: boolean;
  /** Make them a manager, or no longer one. */
  managers: boolean;
};

export function memberRightsOf(userType: number | undefined, isManager = false): MemberRights {
  const managers = may(userType, 'assignManagers');
  return {
    pay: may(userType, 'changeMember'),
    status: isManager ? managers : may(userType, 'changeMember'),
    remove: isManager ? managers : may(userType, 'removeMember'),
    managers,
  };
}

/** `manage` changes plan, cards and address; `read` looks; nobody else sees a subscription. Helpers have their own. */
export function subscriptionRightOf(userType: number | undefined): 'manage' | 'read' | 'none' {
  if (may(userType, 'manageSubscription') || may(userType, 'manageOwnSubscription')) return 'manage';
  return may(userType, 'viewSubscription') ? 'read' : 'none';
}
