import { useEffect, useMemo, useRef } from 'react';
import { getBounds, type Bounds, type Point } from './circle';
import type { Circle } from './coverage';
import type { Engine } from './engine/engine';
import type { MapArea } from './mapArea';

/** Milliseconds without a change before the map moves, so that it does not follow every key. */
export const PAUSE = 500;

/** Miles shown around a place that has no radius. */
const AROUND_PLACE = 6;

type Framed = { areas: readonly MapArea[]; focused: MapArea | undefined; place: Point | undefined };

/** Areas the map must show: the focused area, or else all chosen areas and the place. */
export function listFramed({ areas, focused, place }: Framed): Circle[] {
  if (focused) return [toCircle(focused, Math.max(AROUND_PLACE, focused.miles / 2))];
  const chosen = areas.filter((area) => area.chosen).map((area) => toCircle(area, area.miles));
  return place ? [...chosen, toCircle(place, AROUND_PLACE)] : chosen;
}

export function getFrame(framed: Framed): Bounds | undefined {
  return getBounds(listFramed(framed));
}

/** Moves the map when other areas, radii or another place are chosen. The first frame is the map's own. */
export function useFrame(engine: Pick<Engine, 'frame'> | undefined, { areas, focused, place }: Framed): void {
  const circles = useMemo(() => listFramed({ areas, focused, place }), [areas, focused, place]);
  const key = circles.map(({ lat, lng, miles }) => [lat, lng, miles].join(' ')).join();
  const shown = useRef(key);
  useEffect(() => {
    if (!engine || shown.current === key) return undefined;
    const move = () => {
      shown.current = key;
      const bounds = getBounds(circles);
      if (bounds) engine.frame(bounds, true);
    };
    const timer = setTimeout(move, focused ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [engine, circles, key, focused]);
}

function toCircle({ lat, lng }: Point, miles: number): Circle {
  return { lat, lng, miles };
}
