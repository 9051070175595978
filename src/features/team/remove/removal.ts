import { getMemberRights } from '#domain/people/rights';
import type { Employee } from '#generated/model';
import { removeTexts } from '../list/texts';

/** Reason the user may not remove a member; undefined if they may (docs/product.md, "Who may do what"). */
export function findRemovalProblem(
  userType: number | undefined,
  member: Pick<Employee, 'is_manager'>,
): string | undefined {
  if (getMemberRights(userType, member.is_manager).remove) return undefined;
  return getMemberRights(userType).remove ? removeTexts.managersNotYours : removeTexts.notYours;
}
