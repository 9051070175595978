import { isActivityKind } from '#domain/activityKinds';
import type { ActivityKind } from '#generated/model';
import { useQueryParams } from '#platform/routing/useQuery';

/** The kind of activities that is shown; it is in the address bar. A change closes the open activity. */
export function useKind(): [kind: ActivityKind | null, choose: (kind: ActivityKind | null) => void] {
  const [read, change] = useQueryParams();
  const text = read('kind');
  return [isActivityKind(text) ? text : null, (kind) => change({ kind, activity: null })];
}
