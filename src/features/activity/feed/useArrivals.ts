import { useEffect, useState } from 'react';
import type { Activity } from '../../../generated/model';
import { announce } from '../../../platform/ui/announcements';
import { feedTexts } from './texts';

const readingFrom = 160;

type Arrivals = { known: ReadonlySet<string>; arrivedIds: ReadonlySet<string>; waiting: readonly string[] };

/**
 * Tells what arrived by itself: ids above everything that was known before. While the person has scrolled down to
 * read, arrivals wait behind a pill instead of being pointed out.
 */
export function useArrivals(activities: readonly Activity[] | undefined) {
  const [state, setState] = useState<Arrivals>();
  const next = activities && advance(state, activities);
  if (next && next !== state) setState(next);

  const newest = activities?.[0];
  const newestArrived = newest && state?.arrivedIds.has(newest.id) ? newest.title : undefined;
  useEffect(() => {
    if (newestArrived !== undefined) announce(feedTexts.arrived(newestArrived));
  }, [newestArrived, newest?.id]);

  useEffect(() => {
    const onScroll = () => {
      if (!isReading()) setState((now) => now && (now.waiting.length === 0 ? now : { ...now, waiting: [] }));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  return {
    arrivedIds: state?.arrivedIds ?? new Set<string>(),
    waiting: state?.waiting.length ?? 0,
    showWaiting: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}

function advance(state: Arrivals | undefined, activities: readonly Activity[]): Arrivals {
  const ids = activities.map(({ id }) => id);
  if (!state) return { known: new Set(ids), arrivedIds: new Set(), waiting: [] };
  const fresh = ids.filter((id) => !state.known.has(id));
  if (fresh.length === 0) return state;
  const firstKnown = ids.findIndex((id) => state.known.has(id));
  const arrived = ids.slice(0, Math.max(0, firstKnown));
  return {
    known: new Set([...state.known, ...fresh]),
    arrivedIds: arrived.length > 0 ? new Set(arrived) : state.arrivedIds,
    waiting: isReading() ? [...state.waiting, ...arrived] : [],
  };
}

function isReading(): boolean {
  return window.scrollY > readingFrom;
}
