import { useEffect, useSyncExternalStore } from 'react';

/*
 * How many entries of a list are hidden because their removal can still be undone. Counts of the same list elsewhere on
 * the screen, in tabs above it for example, leave them out as well.
 */

type Report = { list: string; count: number };

const reports = new Map<symbol, Report>();
const listeners = new Set<() => void>();

function changeReports(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports how many entries of a list are hidden, as long as the component is mounted. */
export function useReportHidden(list: string | undefined, count: number): void {
  useEffect(() => {
    if (list === undefined || count === 0) return undefined;
    const id = Symbol(list);
    changeReports(() => reports.set(id, { list, count }));
    return () => changeReports(() => reports.delete(id));
  }, [list, count]);
}

/** How many entries of a list are hidden now. */
export function useHiddenCount(list: string): number {
  return useSyncExternalStore(subscribe, () =>
    [...reports.values()].reduce((sum, report) => (report.list === list ? sum + report.count : sum), 0),
  );
}

/** A count without the hidden entries; the provider may have counted them out already. */
export function withoutHidden(count: number, hidden: number): number {
  return Math.max(0, count - hidden);
}
