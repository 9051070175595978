import { positionNames } from '#domain/people/positionNames';
import type { ClosedState, InvitationBucket } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { counted } from '#platform/lib/text';

export const searchTexts = {
  title: 'Search',
  results: 'Search results',
  kinds: 'Search in',
  kind: { order: 'Orders', employee: 'Employees' },
  ownKind: { job: 'Jobs', invitation: 'Invitations' },
  bucket: { new: 'New', accepted: 'Accepted', waiting: 'Rejected', cancelled: 'Canceled' } satisfies Record<
    InvitationBucket,
    string
  >,
  ownHint: 'Try a company, a city or #number.',
  nothingOwn: 'No jobs or invitations yet.',
  allBranches: 'All branches',
  recentSearches: 'Recent searches',
  recentlyOpened: 'Recently opened',
  clearRecents: 'Clear recent',
  nothing: (text: string) => `No matches for “${text}”`,
  nothingHint: 'Try a customer, crew member, phone, city, address or #number.',
  nothingHere: 'No jobs or members in this branch yet.',
  searching: 'Searching…',
  failed: 'Couldn’t search.',
  found: (count: number) => counted(count, { one: 'result', other: 'results' }),
  number: (id: number) => `#${id}`,
  route: (cities: readonly string[]) => cities.join(' → '),
  status: {
    [OrderStatus.notFormed]: 'Not formed',
    [OrderStatus.pending]: 'Pending',
    [OrderStatus.partiallyFormed]: 'Partially formed',
    [OrderStatus.formed]: 'Formed',
  } satisfies Record<OrderStatus, string>,
  closed: { completed: 'Completed', cancelled: 'Canceled' } satisfies Record<ClosedState, string>,
  position: positionNames.en,
  office: 'Office',
};
