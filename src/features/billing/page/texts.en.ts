import type { LimitName } from '../model/describePlan';

export const pageTexts = {
  loading: 'Loading subscription',
  failed: 'The subscription couldn’t be loaded. Nothing was changed.',
  readOnly: 'Only the company owner can change the subscription.',
  owner: 'Only the company owner can change this.',
  met: {
    title: (limit: LimitName | undefined): string =>
      limit ? `You’ve reached your ${limitNames[limit]} limit` : paymentNeeded,
    text: (limit: LimitName | undefined): string => `${limit ? upgrade : payOrChoose}, then go back. ${entriesKept}`,
    textForOthers: 'Ask the company owner to upgrade. Your entries are kept on this device.',
    back: 'Back to what you were doing',
  },
  plan: {
    title: 'Your plan',
    trialEnds: (day: string): string => `Free trial until ${day}`,
    renews: (day: string): string => `Renews on ${day}`,
    ends: (day: string): string => `Ends on ${day}`,
    ended: (day: string): string => `Ended on ${day}`,
    next: (plan: string, day: string): string => `${plan} starts on ${day}`,
    paidWith: (card: string): string => `Paid with ${card}`,
    cancel: 'Cancel subscription',
    resume: 'Keep subscription',
    keep: (plan: string): string => `Keep ${plan}`,
    resumed: 'Subscription resumed',
  },
  usage: {
    title: 'Usage',
    labels: {
      branches: 'Branches',
      members: 'Active members',
      orders: 'Jobs this month',
      offers: 'Open offers',
      serving_areas: 'Service areas',
      accepted_jobs: 'Accepted jobs this month',
    },
    of: (used: string, allowed: string): string => `${used} of ${allowed}`,
    unlimited: (used: string): string => `${used} (unlimited)`,
    near: 'Near the limit',
    full: 'Limit reached',
    over: 'Over the limit',
  },
  notices: {
    pastDue: 'Your last payment failed',
    pastDueText: (amount: string, day: string): string =>
      `${amount} is due. Pay by ${day}. After that you can’t add anything new. Existing jobs continue.`,
    unpaid: 'Your subscription is unpaid',
    unpaidText: (amount: string): string =>
      `${amount} is due. Existing jobs continue, but you can’t add anything new until you pay.`,
    incomplete: 'Your first payment didn’t go through',
    incompleteText: (amount: string): string => `${amount} is due. Pay with another card to get full access.`,
    paused: 'Your trial has ended',
    pausedText: 'Existing jobs continue, but you can’t add anything new. Choose a plan below.',
    canceled: 'Your subscription has ended',
    canceledText: 'Existing jobs continue, but you can’t add anything new. Choose a plan below to come back.',
    ending: (day: string): string => `Your subscription ends on ${day}`,
    endingText: 'Until then everything works as before. You can change your mind at any time.',
    trial: (days: string): string => `${days} of your free trial left`,
    trialText: 'Add a card to continue without interruption. You won’t be charged before the trial ends.',
    trialLastDay: 'Last day of your free trial',
    pay: 'Pay with another card',
    addCard: 'Add a card',
  },
};

const paymentNeeded = 'You can’t add anything new right now';
const upgrade = 'Choose a bigger plan';
const payOrChoose = 'Pay or choose a plan';
const entriesKept = 'Your entries are kept on this device.';

const limitNames: Record<LimitName, string> = {
  branches: 'branch',
  members: 'active member',
  orders: 'monthly job',
  offers: 'open offer',
  serving_areas: 'service area',
  accepted_jobs: 'monthly job',
};
