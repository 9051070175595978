/** Words about who fits a job and what is open. */
export const matchTexts = {
  bestTitle: 'Best matches',
  score: (score: number) => `Fit ${score}`,
  groups: {
    available: 'Free for the whole job',
    partial: 'Tight turnaround or a pending invitation at that time',
    unavailable: 'Not available at that time',
    busy: 'Working another job at that time',
  },
  noSlot: 'Gray: no open slot for that position. Remove a selection to free one.',
  openSlot: 'Open slot',
  invite: 'Invite',
  inviteFor: (position: string) => `Invite a ${position}`,
};
