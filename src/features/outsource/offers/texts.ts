import { counted } from '#platform/lib/text';

const people = { one: 'person', other: 'people' };

export const offersTexts = {
  create: 'New offer',
  list: 'Offers',
  loading: 'Loading offers',
  pages: 'Offer pages',
  states: 'Offers by status',
  all: 'All',
  countOf: (label: string, count: number) => `${label} · ${count}`,
  newItems: (count: number) => `${count} new`,
  stale: 'These offers couldn’t be refreshed and may be out of date.',
  errorTitle: 'The offers couldn’t be loaded',
  errorText: 'Check your connection and try again. Nothing was changed.',
  emptyTitle: 'No offers yet',
  empty: 'When your own crew isn’t enough, publish an offer to helpers nearby.',
  noneTitle: 'No offers with this status',
  none: 'Choose another status to see your other offers.',
  showAll: 'Show all',

  within: (miles: number, place: string) => `${place} · within ${miles}\u00a0mi`,
  hours: (hours: string) => hours,
  applied: (count: number) => `${counted(count, people)} applied`,
  noneApplied: 'No applications yet',
  waiting: (count: number) => `${count} to answer`,
  reach: (notified: number, viewed: number) => `${notified} notified, ${viewed} viewed`,
  autoAccept: (count: number) => `Accepts the first ${counted(count, people)} automatically`,
  published: (when: string, by: string) => `Published ${when} by ${by}`,
  ended: (when: string) => `Ended ${when}`,
  review: (count: number) => `Review ${count}`,
  view: 'View offer',
  viewName: (offer: string) => `View offer: ${offer}`,
  reviewName: (count: number, offer: string) => `Review ${count} for ${offer}`,

  arrived: (offer: string) => `New offer: ${offer}`,
  newApplication: (offer: string, count: number) => `${offer}: ${counted(count, people)} applied`,
  statusNow: (offer: string, status: string) => `${offer} is now ${status}`,
  changed: (offer: string) => `${offer} has changed`,
};
