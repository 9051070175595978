import type { LimitName } from '../model/describePlan';

export const pageTexts = {
  loading: 'Loading the subscription',
  failed: 'The subscription could not be loaded. Nothing was changed.',
  readOnly: 'Only the company owner can change the subscription. You can look at it.',
  owner: 'Only the company owner can change this.',
  met: {
    title: (limit: LimitName | undefined): string =>
      limit ? `Your plan has no more room for ${rooms[limit]}` : noRoom,
    text: (limit: LimitName | undefined): string => `${limit ? moreRoom : payFirst}, then go back: ${kept}.`,
    textForOthers: 'Ask the company owner for a plan with more room; what you typed is kept on this device.',
    back: 'Back to what you were doing',
  },
  plan: {
    title: 'Your plan',
    trialEnds: (day: string): string => `Free trial until ${day}`,
    renews: (day: string): string => `Renews on ${day}`,
    ends: (day: string): string => `Ends on ${day}`,
    ended: (day: string): string => `Ended on ${day}`,
    next: (plan: string, day: string): string => `${plan} begins on ${day}`,
    paidWith: (card: string): string => `Paid with ${card}`,
    cancel: 'Cancel subscription',
    resume: 'Keep subscription',
    keep: (plan: string): string => `Keep ${plan}`,
    resumed: 'Your subscription goes on',
  },
  usage: {
    title: 'What you use',
    labels: {
      branches: 'Branches',
      members: 'Active members',
      orders: 'Jobs this month',
      offers: 'Open offers',
      serving_areas: 'Serving areas',
      accepted_jobs: 'Accepted jobs this month',
    },
    of: (used: string, allowed: string): string => `${used} of ${allowed}`,
    unlimited: (used: string): string => `${used}, no limit`,
    near: 'Almost full',
    full: 'Full',
    over: 'More than the plan includes',
  },
  notices: {
    pastDue: 'Your last payment failed',
    pastDueText: (amount: string, day: string): string =>
      `${amount} is open. Pay by ${day}; after that nothing new can be added. Jobs you have go on.`,
    unpaid: 'Your subscription is unpaid',
    unpaidText: (amount: string): string =>
      `${amount} is open. Jobs you have go on, but nothing new can be added until it is paid.`,
    incomplete: 'Your first payment did not go through',
    incompleteText: (amount: string): string => `${amount} is open. Use another card and everything opens again.`,
    paused: 'Your trial has ended',
    pausedText: 'Jobs you have go on, but nothing new can be added. Choose a plan below.',
    canceled: 'Your subscription has ended',
    canceledText: 'Jobs you have go on, but nothing new can be added. Choose a plan below to come back.',
    ending: (day: string): string => `Your subscription ends on ${day}`,
    endingText: 'Until then everything works as before. You can change your mind at any time.',
    trial: (days: string): string => `${days} of your free trial left`,
    trialText: 'Add a card to go on without a break. Nothing is charged before the trial ends.',
    today: 'The last day',
    pay: 'Pay with another card',
    addCard: 'Add a card',
  },
};

const noRoom = 'Nothing new can be added right now';
const moreRoom = 'Choose a plan with more room';
const payFirst = 'Pay or choose a plan';
const kept = 'what you typed is kept on this device';

const rooms: Record<LimitName, string> = {
  branches: 'branches',
  members: 'active members',
  orders: 'jobs this month',
  offers: 'offers',
  serving_areas: 'serving areas',
  accepted_jobs: 'jobs this month',
};
