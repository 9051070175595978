/** Announcements for screen readers when an invitation to a job changes. */
export const crewNewsTexts = {
  news: {
    1: (name: string, count: string) => `${name} was invited, ${count}`,
    2: (name: string, count: string) => `${name} accepted, ${count}`,
    3: (name: string, count: string) => `${name} declined, ${count}`,
    4: (name: string, count: string) => `${name}’s invitation was withdrawn, ${count}`,
  },
  acceptedCount: (accepted: number, required: number) => `${accepted} of ${required}`,
};
