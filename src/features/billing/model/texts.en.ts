/** Texts of plans, limits and statuses. */
export const planLabels = {
  limits: {
    branches: { one: 'branch', other: 'branches' },
    members: { one: 'active member', other: 'active members' },
    orders: { one: 'job per month', other: 'jobs per month' },
    offers: { one: 'open offer', other: 'open offers' },
    serving_areas: { one: 'service area', other: 'service areas' },
    accepted_jobs: { one: 'accepted job per month', other: 'accepted jobs per month' },
  },
  days: { one: 'day', other: 'days' },
  unlimited: (things: string): string => `Unlimited ${things}`,
  free: 'Free',
  aMonth: (price: string): string => `${price}/mo`,
  aYear: (price: string): string => `${price}/yr`,
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
  number: 'Enter the full card number',
  expiry: 'Enter the month and year, like 08/29',
  expired: 'This card has expired',
  code: 'Enter the 3- or 4-digit code',
};
