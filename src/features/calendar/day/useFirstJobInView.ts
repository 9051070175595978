import { type RefObject, useLayoutEffect } from 'react';
import type { Lane } from './lanes';
import type { Hours } from './trackMoves';

/** Scrolls a day that is wider than the page, as on a phone, to its first job. */
export function useFirstJobInView(
  grid: RefObject<HTMLElement | null>,
  day: string,
  lanes: readonly Lane[],
  hours: Hours,
): void {
  const starts = lanes.flatMap(({ blocks }) => blocks.map(({ start }) => start));
  const share = starts.length === 0 ? null : (Math.min(...starts) / 60 - hours.from) / (hours.to - hours.from);
  const hasJobs = share !== null;
  useLayoutEffect(() => {
    const track = grid.current?.querySelector('[data-track]');
    const frame = grid.current?.parentElement;
    if (track && frame && share !== null) frame.scrollLeft = track.clientWidth * share;
    // A job that moves later must not move the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [grid, day, hasJobs]);
}
