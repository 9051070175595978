/** The keys of local and session storage (spec section 3); a demo profile adds its prefix. */
export const storedKeys = {
  token: 'token',
  branch: 'activeBranchId',
  user: 'userData',
  view: 'isManagerChangeDashboard',
  steps: 'signUpSteps',
  draftTab: 'draftTab',
  missingFeatures: 'missingFeatures',
} as const;
