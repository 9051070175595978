/** Said where the active branch is missing. */
export const texts = {
  noneManaged: 'You do not manage a branch yet. The company owner can give you access.',
  toActivity: 'Go to Activity',
};
