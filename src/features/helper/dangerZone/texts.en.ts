export const dangerZoneTexts = {
  deleteAccount: 'Delete account',
};
