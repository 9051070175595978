import type { Area } from '../platform/routing/routeTable';

/** Reads that the session, the branches and the shell start with. */
export const callsOfArea: Readonly<Record<Area, readonly string[]>> = {
  public: [],
  company: ['/company-branches'],
  // A helper's own activities are those of branch 0.
  helper: ['/notifications/branch/0/notifications-count'],
};
