import { currentLanguage } from '../platform/language/current';
import { hasEarlyCalls, startEarlyCalls } from '../platform/http/earlyCalls';
import type { RouteMatch } from '../platform/routing/routeTable';
import type { SessionUser } from '../platform/session/user';
import { callsOfArea } from './callsOfArea';
import type { RunningApp } from './createApp';
import { listFirstCalls } from './listFirstCalls';
import { routes } from './routes';
import { whenState } from './whenState';

/**
 * Sends the reads of the first screen when the branch is known, if the entry could not: the page has no table of its
 * routes, as in the demo, or a link signed the person in. Resolves when they were sent.
 */
export async function sendFirstCalls(
  { store }: RunningApp,
  { name, params }: RouteMatch,
  apiUrl: string,
): Promise<void> {
  const { phase, token } = store.getState().session;
  if (phase !== 'signedIn' || token === null || hasEarlyCalls()) return;
  await whenState(store, ({ branches }) => branches.settled || branches.failed);
  const { session, branches } = store.getState();
  if (session.token !== token || branches.failed || !hasOwnLanguage(session.user)) return;
  const { area, firstCalls = [], firstDays } = routes[name];
  const calls = [...callsOfArea[area].filter((call) => call !== branchList), ...firstCalls];
  const ids = { ...params, branch: String(branches.activeBranchId) };
  startEarlyCalls(apiUrl, token, listFirstCalls({ calls, days: firstDays, ids, user: session.user }));
}

/** It was read to know the branch. */
const branchList = '/company-branches';

/** The texts of another language are still loading; answers would be in the wrong one. */
function hasOwnLanguage(user: SessionUser | null): boolean {
  return user?.locale === undefined || user.locale === currentLanguage();
}
