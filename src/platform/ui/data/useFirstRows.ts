import { startTransition, useEffect, useState } from 'react';
import { isInUse, onFirstUse } from '../../lib/firstUse';
import { whenIdle } from '../../lib/idle';

/** Milliseconds after which the other rows are rendered even on a busy page. */
const patience = 500;

/**
 * The rows that are rendered: while the app starts, those of the first screen, so that they are shown sooner; the others
 * when the page is idle or someone uses it. A page that is in use has all from the start.
 */
export function useFirstRows<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const [isWhole, setWhole] = useState(isInUse);
  useEffect(() => {
    if (isWhole) return undefined;
    const showAll = () => startTransition(() => setWhole(true));
    whenIdle(showAll, patience);
    return onFirstUse(showAll);
  }, [isWhole]);
  return isWhole ? rows : rows.slice(0, first);
}
