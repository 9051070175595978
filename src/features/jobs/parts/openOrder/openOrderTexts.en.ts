/** What is said in place of a job that cannot be shown or changed. */
export const openOrderTexts = {
  errorText: 'The connection or the server failed. Nothing was changed.',
  missingTitle: 'This job is not there',
  missing: 'It was deleted, or the link is wrong.',
  closedTitle: 'This job is closed',
  closed: 'Its crew can no longer be changed.',
  toDetails: 'Order details',
  toJobs: 'All jobs',
};
