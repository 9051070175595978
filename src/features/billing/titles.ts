/** Page titles by route (spec section 2). */
export const titles = {
  'company-settings-subscription': 'Subscription',
  'helper-settings-subscription': 'Subscription',
};
