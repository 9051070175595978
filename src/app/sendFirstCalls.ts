import { currentLanguage } from '../platform/language/current';
import { hasEarlyCalls, startEarlyCalls } from '../platform/http/earlyCalls';
import type { RouteMatch } from '../platform/routing/routeTable';
import type { SessionUser } from '../platform/session/user';
import { callsOfArea } from './callsOfArea';
import type { RunningApp } from './createApp';
import { listFirstCalls } from './listFirstCalls';
import { findPage } from './pages/findPage';
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
  // The screen itself says that its page could not be loaded.
  const page = await findPage(name).catch(() => undefined);
  await whenState(store, ({ branches }) => branches.settled || branches.failed);
  const { session, branches } = store.getState();
  if (!page || session.token !== token || branches.failed || !hasOwnLanguage(session.user)) return;
  const calls = [...callsOfArea[routes[name].area].filter((call) => call !== branchList), ...(page.firstCalls ?? [])];
  const ids = { ...params, branch: String(branches.activeBranchId) };
  startEarlyCalls(apiUrl, token, listFirstCalls({ calls, days: page.firstDays, ids, user: session.user }));
}

/** It was read to know the branch. */
const branchList = '/company-branches';

/** The texts of another language are still loading; answers would be in the wrong one. */
function hasOwnLanguage(user: SessionUser | null): boolean {
  return user?.locale === undefined || user.locale === currentLanguage();
}
