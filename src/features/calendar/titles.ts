/** Page titles by route (spec section 2). */
export const titles = {
  'company-calendar': 'Task calendar',
  'company-calendar-create': 'Add new job',
  'helper-calendar': 'Task calendar',
};
