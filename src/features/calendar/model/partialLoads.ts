import type { CalendarItem } from '../../../generated/model';

/** The jobs of a branch. */
export type BranchJobs = { branchId: number; jobs: readonly CalendarItem[] };

/** What was loaded before an error, by the error. */
const loadedBefore = new WeakMap<object, BranchJobs>();

/** Keeps the pages that were loaded before a page failed. Returns the error. */
export function rememberLoaded(error: unknown, loaded: BranchJobs): unknown {
  if (typeof error === 'object' && error !== null && loaded.jobs.length > 0) loadedBefore.set(error, loaded);
  return error;
}

export function recallLoaded(error: unknown): BranchJobs | undefined {
  return typeof error === 'object' && error !== null ? loadedBefore.get(error) : undefined;
}
