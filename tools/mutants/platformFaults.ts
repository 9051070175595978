import type { Fault } from './fault';

/** Faults in the client's platform: sagas, realtime, HTTP, cache, routing and drafts. */
export const platformFaults: readonly Fault[] = [
  {
    area: 'src',
    name: 'sessionSaga.ts',
    text: 'else if (token === usedToken)',
    replacement: 'else',
    description: 'a late 401 of an old token signs the new session out',
  },
  {
    area: 'src',
    name: 'branchesSaga.ts',
    text: 'ids.includes(stored) ? stored :',
    replacement: 'stored !== 0 ? stored :',
    description: 'a stored branch stays active that the person no longer has',
  },
  {
    area: 'src',
    name: 'hub.ts',
    text: 'if (ofChannel.size > 0) return connection?.joins.add(channel, isRequired(channel));',
    replacement: '',
    description: 'the first of two listeners that leaves closes the channel for both',
  },
  {
    area: 'src',
    name: 'resync.ts',
    text: 'if (sinceLast > resetAfterMs) interval = 0;',
    replacement: '',
    description: 'refetches stay slow after a calm period',
  },
  {
    area: 'src',
    name: 'callAddress.ts',
    text: "value.join(',')",
    replacement: "value.join(';')",
    description: 'lists in a query are not comma lists',
  },
  {
    area: 'src',
    name: 'scope.ts',
    text: "return typeof second !== 'number';",
    replacement: 'return true;',
    description: 'data of the old branch survives a branch switch',
  },
  {
    area: 'src',
    name: 'guard.ts',
    text: 'match && canEnter(match.name, visitor) ? wanted',
    replacement: 'match ? wanted',
    description: 'a return path leads to pages the person may not open',
  },
  {
    area: 'src',
    name: 'drafts.ts',
    text: 'if (gone.has(key.owner)) return;',
    replacement: '',
    description: 'a draft is written after its owner has logged out',
  },
];
