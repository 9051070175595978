/** Page titles by route (spec section 2). */
export const titles = {
  'company-job': 'Job',
  'company-job-create': 'Add new job',
  'company-job-edit': 'Edit job',
  'company-job-details': 'Order details',
  'company-job-not-formed': 'Not formed',
  'company-job-formed': 'Formed',
  'company-job-history': 'History',
  'company-job-team-add': 'Team add',
  'company-job-team-edit': 'Team edit',
  'company-job-outsourcing': 'Outsourcing',
  'company-outsourcing': 'Outsourcing',
  'company-outsourcing-offer-applications': 'Offer applications',
};
