/** Page titles by route (spec section 2). */
export const titles = {
  'company-team': 'Team',
  'company-team-create': 'Add member',
  'company-team-edit': 'Edit member',
  'company-team-helpers': 'Helpers',
  'company-team-drivers': 'Drivers',
  'company-team-foreman': 'Foreman',
  'company-team-employees': 'Employees',
  'company-team-requested': 'Requested',
};
