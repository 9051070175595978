import { counted } from '#platform/lib/text';

const job = { one: 'job', other: 'jobs' };

/** Actions on several jobs. */
export const bulkTexts = {
  bar: 'Selected jobs',
  selected: (count: number) => `${counted(count, job)} selected`,
  elsewhere: (count: number) => `${count} not on this page`,
  limit: (most: number) => `Up to ${most} at a time`,
  selectPage: 'Select page',
  clear: 'Clear selection',
  invite: 'Invite people',
  print: 'Print sheets',
  csv: 'Export CSV',
  ics: 'Add to calendar',
  saved: (name: string) => `Downloaded ${name}`,
  partly: (done: number, all: number) => `${done} of ${counted(all, job)} exported`,
  none: 'No job was exported',
  failed: 'These jobs are missing in the file:',
  failure: (number: string, customer: string) => `${number} ${customer}`,
  close: 'Close',
};
