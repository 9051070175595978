import { can } from '#domain/people/rights';
import { UserType } from '#generated/model/codes';
import type { BranchRow, UserRow } from '../store/schema';

export type Person = Pick<UserRow, 'id' | 'type' | 'company_id'>;

const { owner, office, helper, manager } = UserType;

/** Predicates for the account types (docs/product.md, "People and roles"). */
export const isOwner = ({ type }: Pick<Person, 'type'>) => type === owner;
export const isOffice = ({ type }: Pick<Person, 'type'>) => type === office;
export const isHelper = ({ type }: Pick<Person, 'type'>) => type === helper;
export const isManager = ({ type }: Pick<Person, 'type'>) => type === manager;

/** Access of a person to a branch. `unknown` answers 404 (missing, deleted, or another company's), `closed` 403. */
export type Reach = 'open' | 'closed' | 'unknown';

/**
 * Access of a person to a branch: owner and office in every branch of their company, managers where they are
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
  return can(person.type, 'viewBranch') ? 'open' : 'closed';
}
