/** Words of plans, limits and states. */
export const planLabels = {
  limits: {
    branches: { one: 'branch', other: 'branches' },
    members: { one: 'active member', other: 'active members' },
    orders: { one: 'job a month', other: 'jobs a month' },
    offers: { one: 'open offer', other: 'open offers' },
    serving_areas: { one: 'serving area', other: 'serving areas' },
    accepted_jobs: { one: 'accepted job a month', other: 'accepted jobs a month' },
  },
  days: { one: 'day', other: 'days' },
  unlimited: (things: string): string => `Unlimited ${things}`,
  free: 'Free',
  aMonth: (price: string): string => `${price} a month`,
  aYear: (price: string): string => `${price} a year`,
  monthly: 'monthly',
  yearly: 'yearly',
  planBy: (plan: string, how: string): string => `${plan}, ${how}`,
  statuses: {
    trialing: 'Trial',
    active: 'Active',
    past_due: 'Payment failed',
    unpaid: 'Unpaid',
    canceled: 'Ended',
    paused: 'Trial ended',
    incomplete: 'First payment failed',
  },
};

export const cardRuleTexts = {
  number: 'Write the whole card number',
  expiry: 'Write month and year, as 08/29',
  expired: 'This card has expired',
  code: 'Write the 3 or 4 digits of the code',
};
