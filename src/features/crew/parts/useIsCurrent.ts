import { useState } from 'react';

/**
 * True once a query has its first current answer. An outdated one from an earlier visit would propose people who were
 * invited since.
 */
export function useIsCurrent(isFetching: boolean): boolean {
  const [isCurrent, setCurrent] = useState(!isFetching);
  if (!isCurrent && !isFetching) setCurrent(true);
  return isCurrent;
}
