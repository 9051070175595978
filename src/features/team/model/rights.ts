const [owner, manager] = [2, 5] as const;

/** What somebody of the company may do to a member they see (docs/product.md, "Who may do what"). */
export type MemberRights = {
  /** The rate of a member; what somebody new begins with, everybody who adds them says. */
  pay: boolean;
  /** Active or not. Inactive managers may act nowhere, so theirs is the owner's to change. */
  status: boolean;
  /** To take them out of a branch. */
  remove: boolean;
  /** Who is a manager. */
  managers: boolean;
};

/** A manager sees no members but those of their own branches, so types decide alone: the person's, and the member's. */
export function memberRightsOf(userType: number | undefined, isManager = false): MemberRights {
  const isOwner = userType === owner;
  const isLead = isOwner || userType === manager;
  const overMember = isManager ? isOwner : isLead;
  return { pay: isLead, status: overMember, remove: overMember, managers: isOwner };
}
