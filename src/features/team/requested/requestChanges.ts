import { findByCode } from '#platform/lib/codes';
import type { BranchInvitation } from '#generated/model';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { requestedTexts as texts } from './texts';

/** "Marcus R.": until they join, only the initial of the last name is known. */
export function formatHelperName({ helper }: Pick<BranchInvitation, 'helper'>): string {
  return texts.name(helper.first_name, helper.last_initial);
}

/** Identifies requests, and announces a new row by its state. */
export const requestChangeRules: ChangeRules<BranchInvitation> = {
  getId: ({ id }) => id,
  describeChange: (before, now) =>
    before ? undefined : findByCode(getArrivalTexts(), now.status)?.(formatHelperName(now)),
};

const getArrivalTexts = () => ({ 1: texts.arrived, 2: texts.joined, 3: texts.hasDeclined, 4: texts.wasWithdrawn });
