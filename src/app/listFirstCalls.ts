import { findFirstDays } from '../features/calendar';
import { fillCalls, type RouteOfPage } from '../platform/routing/routeFiles';
import type { SessionUser } from '../platform/session/user';

type Screen = Pick<RouteOfPage, 'calls' | 'days'> & {
  /** The ids of its path and of the active branch. */
  ids: Readonly<Record<string, string>>;
  user: SessionUser | null;
};

/** The reads of a screen at this address. With a query those that have one are left out: only the page can read it. */
export function listFirstCalls({ calls, days, ids, user }: Screen): string[] {
  const called = calls.filter((call) => location.search === '' || !call.includes('?'));
  const zone = days === 'helperCalendar' ? user?.timezone : undefined;
  return fillCalls(called, days ? { ...ids, ...findFirstDays(days, zone ?? undefined) } : ids);
}
