/** The page of a new offer: its steps and what happens after them. */
export const createOfferTexts = {
  formName: 'New offer',
  steps: ['Need', 'Matches', 'Publish'] as const,
  stepsLabel: 'Steps',
  stepOf: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
  done: 'Done',
  intro: 'Find your own people and others nearby for a job.',
  offers: 'View offers',
  noBranch: 'Create a branch to find people for its jobs.',
  failed: 'Your branch couldn’t be loaded.',
  loading: 'Loading',
  forbidden: 'You don’t have permission to do this. Ask the company owner for access.',
  back: 'Back',
  showMatches: 'Show matches',
  toPublish: 'Continue',
  publish: 'Publish offer',
  published: 'Offer published',
};
