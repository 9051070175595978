/** Shown where the active branch is missing. */
export const texts = {
  noneManaged: 'You don’t have a branch yet. Ask the owner for access.',
  createBranch: 'Create a branch',
  toActivity: 'Go to Activity',
};
