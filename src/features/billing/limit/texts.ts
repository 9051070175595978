export const limitTexts = {
  seePlans: 'See plans',
  kept: 'Your entries are kept on this device.',
  used: {
    branches: (used: number, allowed: number): string => `${used} of ${allowed} branches used.`,
    members: (used: number, allowed: number): string => `${used} of ${allowed} active members used.`,
    orders: (used: number, allowed: number): string => `${used} of ${allowed} jobs used this month.`,
    offers: (used: number, allowed: number): string => `${used} of ${allowed} open offers used.`,
  },
  readOnly: 'Nothing can be added until the subscription is paid.',
  upgrade: 'Upgrade',
  askOwner: 'Ask the company owner to upgrade.',
};
