/** Said where the active branch is missing. */
export const texts = {
  noneManaged: 'You do not manage a branch yet. The company owner can give you access.',
  createBranch: 'Create a branch',
  toActivity: 'Go to Activity',
};
