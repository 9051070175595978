/** Words inside the parts themselves; what a screen says stands beside the screen. */
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  tryAgain: 'Try again',
  loading: 'Loading',
  errorTitle: 'This could not be loaded',
  noPermissionTitle: 'You do not have access to this',
  active: 'Active',
  inactive: 'Inactive',
  previous: 'Previous',
  next: 'Next',
  pagination: 'Pages',
  page: (page: number): string => `Page ${page}`,
  newItems: (count: number): string => `${count} new`,
  unread: (count: string): string => `${count} unread`,
  notifications: 'Notifications',
} as const;
