import type { ApplicationReason, Language } from '#generated/model';

/** Reasons of the company for declining an application. */
type DeclineReason = Extract<
  ApplicationReason,
  'chose_nearer' | 'chose_experienced' | 'rate_too_high' | 'missing_equipment'
>;
/** Reasons why an application ended on its own. */
type EndReason = Extract<
  ApplicationReason,
  'offer_filled' | 'offer_closed' | 'offer_expired' | 'offer_deleted' | 'order_cancelled' | 'order_deleted'
>;

export const offerListTexts = {
  errorTitle: 'Your offers couldn’t be loaded',
  errorText: 'Check your connection and try again. Nothing was changed.',
  stale: 'These offers couldn’t be refreshed and may be out of date.',
  pages: 'Pages of offers',
  emptyTitle: {
    new: 'No new offers',
    accepted: 'No accepted offers',
    waiting: 'No rejected offers',
    cancelled: 'No canceled offers',
  },
  empty: {
    new: 'When a company near you needs people, its offer appears here right away.',
    accepted: 'When a company accepts your application, the whole job appears here.',
    waiting: 'Offers you passed on appear here, and those where the company chose someone else.',
    cancelled: 'Offers that were filled or closed appear here, and applications you withdrew.',
  },

  offer: (cities: string, day: string): string => `Offer: ${cities}, ${day}`,
  details: 'Details',
  detailsOf: (offer: string): string => `Details of ${offer}`,
  noCity: 'City not set',
  openSlots: (open: number, count: number): string => (open === 0 ? 'Filled' : `${open} of ${count} open`),
  otherPosition: (position: string, total: string): string => `${position}: about ${total}`,
  asHelper: 'below your usual position',
  proposed: (rate: string): string => `You proposed ${rate}`,

  applied: 'Applied, waiting for reply',
  early: (left: string): string => `Early access: others see it in ${left}`,
  closes: (left: string): string => `Closes in ${left}`,
  closed: 'Closed',

  passed: (reason: string): string => `You passed: ${reason}`,
  passedWithoutReason: 'You passed on this offer',
  chosenOther: 'The company chose someone else. No reason given.',
  declined: {
    chose_nearer: 'The company chose someone closer to the job.',
    chose_experienced: 'The company chose someone with more experience in this work.',
    rate_too_high: 'The rate you proposed was more than the company can pay.',
    missing_equipment: 'The company chose someone with the tools or vehicle it needs.',
  } satisfies Record<DeclineReason, string>,
  ended: {
    offer_filled: 'All slots went to other helpers.',
    offer_closed: 'The company closed the offer before it was filled.',
    offer_expired: 'The deadline passed before the company decided.',
    offer_deleted: 'The company removed the offer.',
    order_cancelled: 'The job was canceled.',
    order_deleted: 'The job was deleted.',
  } satisfies Record<EndReason, string>,
  missed: {
    offer_filled: 'All slots were filled before you applied.',
    offer_expired: 'The deadline passed before you applied.',
  },
  withdrew: 'You withdrew your application',
  withdrewBecause: (reason: string): string => `You withdrew: ${reason}`,
  removed: 'The company canceled',
  removedBecause: (reason: string): string => `The company canceled: ${reason}`,

  arrived: (cities: string): string => `New offer: ${cities}`,
};

export const offerDetailTexts = {
  errorTitle: 'This offer couldn’t be loaded',
  errorText: 'Check your connection and try again.',
  gone: 'This offer is no longer available to you.',
  back: 'All offers',
  stale: 'This offer couldn’t be refreshed and may be out of date.',

  company: 'Company',
  deadline: 'Apply by',
  application: 'Your application',
  appliedAt: (when: string): string => `Sent ${when}`,
  noRate: 'At the offered rate',
  wanted: 'Helpful to have',
  tools: (names: string): string => `Tools: ${names}`,
  vehicles: (names: string): string => `Vehicles: ${names}`,
  languages: (names: string): string => `Languages: ${names}`,
  language: { en: 'English', es: 'Spanish', other: 'Other' } satisfies Record<Language, string>,
  minRating: (stars: string): string => `Rating of at least ${stars}`,
  whenAndWhere: 'When and where',
  cityOnly: 'You see the full address after you’re accepted.',
  drive: (miles: string): string => `${miles} mi drive`,
  volume: (cubicFeet: string): string => `${cubicFeet}\u00a0cu\u00a0ft`,
  acceptedNote: 'You were accepted for this offer. Here is the whole job.',
};

export const applyTexts = {
  apply: 'Apply',
  applyName: (offer: string): string => `Apply. ${offer}`,
  applyAfterAll: 'Apply after all',
  applyAfterAllName: (offer: string): string => `Apply after all. ${offer}`,
  pass: 'Pass',
  passName: (offer: string): string => `Pass. ${offer}`,
  withdraw: 'Withdraw application',
  withdrawName: (offer: string): string => `Withdraw application. ${offer}`,
  offline: 'You’re offline. You can answer this offer when you’re back online.',

  applyTitle: 'Apply for this offer?',
  applyNote: 'If the company accepts you, the job is yours right away.',
  position: 'Position',
  rate: 'Your rate',
  perHour: '/hr',
  rateHint: (rate: string): string => `Optional. Leave blank for ${rate} as offered.`,
  note: 'Note to the company',
  noteHint: 'Optional. For example, tools you bring.',
  back: 'Back',
  sent: 'Application sent',
  acceptedAtOnce: 'You’re accepted. The job is yours.',
  openOffer: 'Open offer',
  openJob: 'Open job',

  passTitle: 'Pass on this offer?',
  passNote: 'You can still apply while the offer is open.',
  passed: (cities: string): string => `You passed on ${cities}`,

  withdrawTitle: 'Withdraw your application?',
  withdrawNote: 'The company is notified. You can’t apply for this offer again.',
  keep: 'Keep application',
  withdrawn: 'Application withdrawn',

  refusedTitle: 'Your application was not sent',
  filled: 'All slots were just filled. You weren’t booked.',
  closed: 'This offer is closed and is no longer accepting applications.',
};
