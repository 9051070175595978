const [owner, manager] = [2, 5] as const;

/** What a person may do to the branches they see (spec section 6; docs/product.md, "Who may do what"). */
export type Rights = {
  create: boolean;
  /** `some`: name, phone and service area. */
  edit: 'all' | 'some' | 'none';
  remove: boolean;
};

/** A manager sees only their own branches, so the user type alone decides. */
export function getRights(userType: number | undefined): Rights {
  if (userType === owner) return { create: true, edit: 'all', remove: true };
  return { create: false, edit: userType === manager ? 'some' : 'none', remove: false };
}
