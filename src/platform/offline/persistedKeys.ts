import { partialMatchKey, type QueryKey } from '@tanstack/react-query';

/** Starts of the keys that are persisted: a helper's work, and the activities of a person or branch. */
export const persistedKeys: readonly QueryKey[] = [
  ['helper'],
  ['helper-profile'],
  ['notifications', 'branch'],
  ['infinite', 'notifications', 'branch'],
];

/** True if the data of a query is stored on this device. Only named queries are, so a new call is never stored by accident. */
export function isPersistedKey(key: QueryKey): boolean {
  return isBranch(key) || persistedKeys.some((start) => partialMatchKey(key, start));
}

/** The list of branches, and the details of one: every company page starts with them. */
function isBranch(key: QueryKey): boolean {
  return key[0] === 'company-branches' && key.length <= 2;
}
