/** Texts for a job that cannot be shown or changed. */
export const openOrderTexts = {
  errorText: 'Something went wrong. Nothing was changed.',
  missingTitle: 'Job not found',
  missing: 'It may have been deleted, or the link is wrong.',
  closedTitle: 'This job is closed',
  closed: 'The crew of a closed job can’t be changed.',
  toDetails: 'View job',
  toJobs: 'All jobs',
};
