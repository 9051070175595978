import { UserType } from '../../../src/generated/model/codes';
import type { BranchRow, UserRow } from '../../db/schema';

export type Person = Pick<UserRow, 'id' | 'type' | 'company_id'>;

const { owner, office, helper, manager } = UserType;

/** Predicates for the account types (docs/product.md, "People and roles"). */
export const isOwner = ({ type }: Pick<Person, 'type'>) => type === owner;
export const isOffice = ({ type }: Pick<Person, 'type'>) => type === office;
export const isHelper = ({ type }: Pick<Person, 'type'>) => type === helper;
export const isManager = ({ type }: Pick<Person, 'type'>) => type === manager;

/** Roles that may do an action; managers only in their assigned branches (spec section 6). */
const permitted = {
  viewBranch: [owner, office, manager],
  viewManagers: [owner, office, manager],
  setUpCompany: [owner],
  createBranch: [owner],
  editBranch: [owner, manager],
  deleteBranch: [owner],
  readClosedBranch: [owner],
  assignManagers: [owner],
  writeOrder: [owner, office, manager],
  closeOrder: [owner, office, manager],
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
  viewPlanLimits: [owner, office, manager],
  deleteOwnAccount: [helper],
} as const satisfies Record<string, readonly UserRow['type'][]>;

export type Action = keyof typeof permitted;

/** Whether the person's role allows an action in any branch (spec section 6). */
export function may(person: Person, action: Action): boolean {
  const types: readonly UserRow['type'][] = permitted[action];
  return types.includes(person.type);
}

/** Whether a person may act in a branch. `unknown` answers 404 (missing, deleted, or another company's), `closed` 403. */
export type Reach = 'open' | 'closed' | 'unknown';

/**
 * Whether a person may act in a branch: owner and office in every branch of their company, managers where they are
 * assigned (`managed`: ids of those branches), no one in another company's (spec section 6).
 */
export function getReach(
  person: Person,
  branch: Pick<BranchRow, 'id' | 'company_id' | 'closed_at'> | undefined,
  managed: readonly number[],
): Reach {
  if (!branch || branch.closed_at !== null) return 'unknown';
  if (person.company_id === null || branch.company_id !== person.company_id) return 'unknown';
  if (person.type === manager) return managed.includes(branch.id) ? 'open' : 'closed';
  return may(person, 'viewBranch') ? 'open' : 'closed';
}

/** What a manager may change in their own branches. An owner may change everything. */
const managerFields: readonly string[] = ['name', 'phone', 'serving_area_ids'];

/** Whether the person may change these columns of a branch that is open to them. */
export function mayChangeColumns(person: Person, columns: readonly string[]): boolean {
  if (person.type === manager) return columns.every((column) => managerFields.includes(column));
  return may(person, 'editBranch');
}
