import { namePerson } from '#domain/people/personName';
import { findByCode } from '#platform/lib/codes';
import type { BranchInvitation } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { ChangeRules } from '#platform/ui/lists/steadyList';
import { requestedTexts as texts } from './texts';

/** "Marcus R.": until they join, only the initial of the last name is known. */
export function formatHelperName({ helper, positions }: Pick<BranchInvitation, 'helper' | 'positions'>): string {
  return namePerson(helper ?? { positions });
}

/** Without a status it may be pending, so it can be withdrawn. */
export function isPending({ status }: Pick<BranchInvitation, 'status'>): boolean {
  return status === InvitationStatus.new || status === null;
}

/** Identifies requests, and announces a new row by its state. */
export const requestChangeRules: ChangeRules<BranchInvitation> = {
  getId: ({ id }) => id,
  describeChange: (before, now) =>
    before || now.status === null ? undefined : findByCode(getArrivalTexts(), now.status)?.(formatHelperName(now)),
};

const getArrivalTexts = () => ({ 1: texts.arrived, 2: texts.joined, 3: texts.hasDeclined, 4: texts.wasWithdrawn });
