import { counted } from '#platform/lib/text';

/** Words of the list of sections with their state. */
export const sectionTexts = {
  label: 'Sections of this job',
  states: { done: '(done)', open: '(not filled in)' },
  errors: (count: number) => counted(count, { one: 'error', other: 'errors' }),
  reviewTitle: 'Review',
  reviewWhy: 'Read it back to the customer, then save.',
  addCrew: 'Add crew',
  files: (count: number) => counted(count, { one: 'file', other: 'files' }),
  items: (count: number) => counted(count, { one: 'item', other: 'items' }),
  vehicles: (count: number) => counted(count, { one: 'vehicle', other: 'vehicles' }),
};
