import { useEffect, useRef, useState } from 'react';
import type { Activity } from '#generated/model';
import { announce } from '#platform/ui/feedback/announcements';
import { feedTexts } from './texts';

const readingFrom = 160;

type Arrivals = { known: ReadonlySet<string>; arrivedIds: ReadonlySet<string>; waiting: readonly string[] };

/**
 * Finds live arrivals: ids above every id known before. While the user has scrolled down, arrivals are held behind a
 * pill instead of being highlighted.
 */
export function useArrivals(activities: readonly Activity[] | undefined) {
  const [state, setState] = useState<Arrivals>();
  const next = activities && advance(state, activities);
  if (next && next !== state) setState(next);
  useAnnouncement(newestArrival(state, activities));
  useEffect(() => {
    const onScroll = () => {
      if (!isReading()) setState((now) => (now && now.waiting.length > 0 ? { ...now, waiting: [] } : now));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return {
    arrivedIds: state?.arrivedIds ?? none,
    waiting: state?.waiting ?? [],
    showHeldBack: () => window.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}

const none: ReadonlySet<string> = new Set();

function newestArrival(state: Arrivals | undefined, activities: readonly Activity[] | undefined) {
  const newest = activities?.[0];
  return newest && state?.arrivedIds.has(newest.id) ? newest : undefined;
}

function useAnnouncement(arrival: Activity | undefined): void {
  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (!arrival || announced.current === arrival.id) return;
    announced.current = arrival.id;
    announce(feedTexts.arrived(arrival.title));
  }, [arrival]);
}

function advance(state: Arrivals | undefined, activities: readonly Activity[]): Arrivals {
  const ids = activities.map(({ id }) => id);
  if (!state) return { known: new Set(ids), arrivedIds: new Set(), waiting: [] };
  const fresh = ids.filter((id) => !state.known.has(id));
  if (fresh.length === 0) return state;
  const firstKnown = ids.findIndex((id) => state.known.has(id));
  const arrived = firstKnown < 0 ? ids : ids.slice(0, firstKnown);
  return {
    known: new Set([...state.known, ...fresh]),
    arrivedIds: arrived.length > 0 ? new Set(arrived) : state.arrivedIds,
    waiting: isReading() ? [...state.waiting, ...arrived] : [],
  };
}

function isReading(): boolean {
  return window.scrollY > readingFrom;
}
