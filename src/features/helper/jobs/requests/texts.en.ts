export const joinRequestTexts = {
  title: 'Companies that want you on their team',
  branch: (company: string, branch: string): string => `${company}, ${branch}`,
  offer: (positions: string, rate: string): string => `${positions} · ${rate}`,
  by: (name: string): string => `Invited by ${name}`,
  join: 'Join team',
  joinName: (company: string): string => `Join team of ${company}`,
  decline: 'Decline',
  declineName: (company: string): string => `Decline to join ${company}`,
  joined: (company: string): string => `You joined the team of ${company}`,
  declined: (company: string): string => `Request of ${company} declined`,
};
