const [owner, office, helper] = [2, 3, 4] as const;

/**
 * `manage` changes plan, cards and address; `read` only views; everyone else sees no subscription (docs/product.md,
 * "Who may do what").
 */
export function getBillingRight(userType: number | undefined): 'manage' | 'read' | 'none' {
  if (userType === owner || userType === helper) return 'manage';
  return userType === office ? 'read' : 'none';
}
