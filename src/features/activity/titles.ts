/** Page titles by route (spec section 2). */
export const titles = { 'company-activity': 'Activity' };
