import type { Fault } from './fault';

/** Faults in the provider's handlers and presenters. */
export const providerFaults: readonly Fault[] = [
  {
    area: 'mocks',
    name: 'visibility.ts',
    text: 'Math.round(degrees * 10) / 10',
    replacement: 'degrees',
    description: 'an invited helper sees the exact address on the map',
  },
  {
    area: 'mocks',
    name: 'visibility.ts',
    text: 'timeline: [],',
    replacement: 'timeline: detail.timeline,',
    description: 'the crew reads the history of the office',
  },
  {
    area: 'mocks',
    name: 'crews.ts',
    text: 'order.travel_pay * sum(order.crew_requirements.map(({ count }) => count))',
    replacement: 'order.travel_pay',
    description: 'the cost of a crew counts the travel pay once',
  },
  {
    area: 'mocks',
    name: 'pages.ts',
    text: 'first + rows.length - 1',
    replacement: 'first + rows.length',
    description: 'a page of activities says that it ends one row later',
  },
  {
    area: 'mocks',
    name: 'notifications.ts',
    text: 'found && toFeedKey(found) === feed ? found : undefined',
    replacement: 'found',
    description: 'a person marks activities of others as read',
  },
  {
    area: 'mocks',
    name: 'lists.ts',
    text: 'wait >= 0 && wait <= soonMs',
    replacement: 'wait <= soonMs',
    description: 'jobs that have started are listed as starting soon',
  },
  {
    area: 'mocks',
    name: 'trackRecord.ts',
    text: 'showUp: recent.length === 0 ? null : recent.filter(({ line }) => !line.no_show)',
    replacement: 'showUp: recent.length === 0 ? null : recent.filter(({ line }) => line.no_show)',
    description: 'those who never come count as reliable',
  },
  {
    area: 'mocks',
    name: 'findHelpers.ts',
    text: 'Number(a.isMember) - Number(b.isMember)',
    replacement: 'Number(b.isMember) - Number(a.isMember)',
    description: 'the search for helpers lists those first who are members already',
  },
  {
    area: 'mocks',
    name: 'branchChanges.ts',
    text: 'return openOrders > 0',
    replacement: 'return openOrders > 1',
    description: 'a branch with an open job is deleted',
  },
];
