import type { CancelSubscriptionRequestReason, PlanLimits } from '#generated/model';

export const pageTexts = {
  loading: 'Loading subscription',
  failed: 'The subscription couldn’t be loaded. Nothing was changed.',
  readOnly: 'Only the company owner can change the subscription.',
  met: {
    title: (limit: keyof PlanLimits | undefined): string =>
      limit ? `You’ve reached your ${limitNames[limit]} limit` : paymentNeeded,
    text: (limit: keyof PlanLimits | undefined): string =>
      `${limit ? upgrade : payOrChoose}, then go back. ${entriesStored}`,
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
      members: 'Active members, all branches',
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
    payNow: 'Pay now',
    addCard: 'Add a card',
  },
};

const paymentNeeded = 'You can’t add anything new right now';

const upgrade = 'Choose a bigger plan';

const payOrChoose = 'Pay or choose a plan';

const entriesStored = 'Your entries are kept on this device.';

const limitNames: Record<keyof PlanLimits, string> = {
  branches: 'branch',
  members: 'active member',
  orders: 'monthly job',
  offers: 'open offer',
  serving_areas: 'service area',
  accepted_jobs: 'monthly job',
};

const reasons: Record<CancelSubscriptionRequestReason, string> = {
  too_expensive: 'Too expensive',
  missing_feature: 'Missing a feature we need',
  less_work: 'Less work',
  another_tool: 'Switching to another tool',
  closing: 'Closing the business',
  other: 'Other',
};

export const cancelTexts = {
  title: (plan: string): string => `Cancel ${plan}?`,
  text: (day: string): string =>
    `You keep full access until ${day}. After that you can’t add anything new. Existing jobs continue, and nothing is deleted.`,
  textHelper: (day: string): string => `You keep full access until ${day}. After that you’re on the free plan.`,
  reason: 'Why are you canceling?',
  reasons,
  comment: 'Anything else we should know?',
  keep: 'Keep subscription',
  action: 'Cancel subscription',
  done: (day: string): string => `Your subscription ends on ${day}`,
};

export const addressTexts = {
  title: 'Billing address',
  none: 'No billing address yet. Invoices are addressed to the account.',
  edit: 'Edit address',
  add: 'Add address',
  dialog: 'Billing address',
  why: 'New invoices are addressed here. Existing invoices don’t change.',
  name: 'Name on the invoice',
  email: 'Email for invoices',
  address: 'Street address',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  save: 'Save address',
  saved: 'The billing address was saved',
  street: (line: string, unit: string): string => `${line}, ${unit}`,
  place: (city: string, state: string, zip: string): string => `${city}, ${state} ${zip}`,
};

export const invoicesTexts = {
  title: 'Invoices',
  none: 'No invoices yet. Your first one comes with your first payment.',
  number: 'Invoice',
  date: 'Date',
  what: 'For',
  amount: 'Amount',
  status: 'Status',
  file: 'File',
  statuses: { paid: 'Paid', open: 'Open', failed: 'Payment failed', void: 'Void' },
  download: 'Download',
  downloadName: (number: string): string => `Download invoice ${number}`,
};

/** The words of the PDF. */
export const invoicePdfTexts = {
  fileName: (number: string): string => `crewboard-invoice-${number}.pdf`,
  title: (product: string): string => `${product} invoice`,
  number: (number: string): string => `Invoice ${number}`,
  date: (day: string): string => `Date: ${day}`,
  period: (from: string, to: string): string => `Period: ${from} to ${to}`,
  billedTo: 'Billed to',
  total: (amount: string): string => `Total: ${amount}`,
  status: (status: string): string => `Status: ${status}`,
  card: (last4: string): string => `Card ending in ${last4}`,
  test: 'Test mode: no money was charged.',
};
