/** Status of a helper's profile (docs/product.md, "Helper profile"): only active ones are found and take jobs. */
export const ProfileStatus = { incomplete: 0, active: 1, paused: 2, suspended: 3 } as const;
