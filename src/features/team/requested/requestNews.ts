import type { BranchInvitation } from '../../../generated/model';
import type { ChangeRules } from '../../../platform/lib/steadyList';
import { requestedTexts as texts } from './texts';

/** Until they join only the first letter of the last name is known: "Marcus R." */
export function helperName({ helper }: Pick<BranchInvitation, 'helper'>): string {
  return texts.name(helper.first_name, helper.last_initial);
}

/** Tells requests apart; one that comes while somebody looks is told by its state. */
export const requestChangeRules: ChangeRules<BranchInvitation> = {
  getId: ({ id }) => id,
  describeChange: (before, now) => (before ? undefined : arrival()[now.status](helperName(now))),
};

const arrival = () => ({ 1: texts.arrived, 2: texts.joined, 3: texts.saidNo, 4: texts.wasCancelled });
