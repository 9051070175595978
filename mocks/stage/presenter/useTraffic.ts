import { useEffect, useState } from 'react';
import type { Exchange } from '../../bridge/traffic';
import type { WorldLink } from '../../bridge/worldLink';

/** Older exchanges are dropped. */
const longest = 200;

/** Calls and events since the console was opened, newest first. */
export function useTraffic(link: Promise<WorldLink>): { exchanges: readonly Exchange[]; clear: () => void } {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void link.then((world) => {
      if (isOver) return;
      stop = world.watchTraffic((exchange) => setExchanges((before) => [exchange, ...before].slice(0, longest)));
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [link]);
  return { exchanges, clear: () => setExchanges([]) };
}
