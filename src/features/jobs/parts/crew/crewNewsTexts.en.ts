/** What is read aloud when the answer of somebody asked for a job changes. */
export const crewNewsTexts = {
  news: {
    1: (name: string, count: string) => `${name} was asked, ${count}`,
    2: (name: string, count: string) => `${name} accepted, ${count}`,
    3: (name: string, count: string) => `${name} said no, ${count}`,
    4: (name: string, count: string) => `${name} is no longer asked, ${count}`,
  },
  acceptedCount: (accepted: number, required: number) => `${accepted} of ${required}`,
};
