import type { Employee } from '../../../generated/model';
import { removeTexts } from './texts';

const [owner, manager] = [2, 5] as const;

/** Why somebody may not take a member out of the branch; undefined when they may (docs/product.md, "Who may do what"). */
export function removalOf(userType: number | undefined, member: Pick<Employee, 'is_manager'>): string | undefined {
  if (userType === owner) return undefined;
  if (userType !== manager) return removeTexts.notYours;
  return member.is_manager ? removeTexts.managersNotYours : undefined;
}
