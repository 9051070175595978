import type { QueryKey } from '@tanstack/react-query';

/** First parts of the keys of answers that stay readable without a network: what a helper needs at work. */
const ofHelper = new Set(['helper', 'helper-profile', 'invitations']);

/** What a company opens most, so that it is on screen at once: the third part of a branch's keys. */
const ofBranch = new Set(['orders', 'employees', 'team-summary']);

/**
 * Whether the answers of a query are kept on this device. Only what is named here is, so a new call is not by accident.
 * Of a company's lists only the first pages are kept, without those that were searched or filtered for.
 */
export function isKept(key: QueryKey): boolean {
  const [first, second, third] = key[0] === 'infinite' ? key.slice(1) : key;
  if (typeof first !== 'string') return false;
  if (ofHelper.has(first)) return true;
  if (first === 'notifications') return second === 'branch';
  if (first !== 'company-branches') return false;
  return third === undefined || (typeof third === 'string' && ofBranch.has(third) && isFirstPage(key));
}

const ownFilters = new Set(['page', 'per_page', 'sort', 'filter[status]']);

function isFirstPage(key: QueryKey): boolean {
  const params = key.at(-1);
  if (typeof params !== 'object' || params === null) return true;
  const isPlain = Object.keys(params).every((name) => ownFilters.has(name));
  return isPlain && (!('page' in params) || params.page === 1);
}
