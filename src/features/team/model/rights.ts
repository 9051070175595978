const [owner, manager] = [2, 5] as const;

/** What somebody of the company may do to the members they see (docs/product.md, "Who may do what"). */
export type MemberRights = {
  /** Rate and status of a member; what somebody new begins with, everybody who adds them says. */
  pay: boolean;
  /** Who is a manager. */
  managers: boolean;
};

/** A manager sees no members but those of their own branches, so the type of the person decides alone. */
export function memberRightsOf(userType: number | undefined): MemberRights {
  return { pay: userType === owner || userType === manager, managers: userType === owner };
}
