import { useEffect, useState } from 'react';
import { getBounds, type Bounds, type Point } from './circle';
import type { Engine } from './engine';
import styles from './MapView.module.css';
import { mapTexts as texts } from './texts';
import { type LiveEngine, useEngine } from './useEngine';
import { useFollow } from './useFollow';

export type RouteMapProps = {
  /** Read aloud as the map's name; the stops themselves are in a list next to it. */
  label: string;
  /** Stops in order, at least one. Read once: change `key` to show others. */
  stops: readonly Point[];
  /** A third-party MapLibre style instead of our own base map. */
  styleUrl?: string | undefined;
};

/** A dashed estimate of the route from stop to stop, with numbered markers. If no map can be drawn, one sentence says so. */
export function RouteMap({ label, stops, styleUrl }: RouteMapProps) {
  const [points] = useState(stops);
  const [frame] = useState(() => getBounds(points.map((stop) => ({ ...stop, miles: margin }))) ?? anywhere);
  const { container, engine, state, watch } = useEngine(frame, styleUrl);
  useEffect(() => engine?.showRoute(points), [engine, points]);
  if (state === 'cannotDraw' || state === 'failed') return <p className={styles.instead}>{texts.noRoute[state]}</p>;
  return (
    <section className={styles.map} aria-label={label} data-map={state}>
      <div ref={container} className={styles.canvas} />
      {state === 'loading' && (
        <p className={styles.loading} role="status">
          {texts.loading}
        </p>
      )}
      {stops.length > 1 && <p className={styles.legend}>{texts.estimated}</p>}
      {engine && <Numbers engine={engine} stops={points} watch={watch} />}
    </section>
  );
}

/** Miles around the outermost stops. */
const margin = 1.5;
/** The Southwest, for a route without stops. */
const anywhere: Bounds = [-116, 31.2, -109, 37];

type NumbersProps = Pick<LiveEngine, 'watch'> & { engine: Engine; stops: readonly Point[] };

/** Stops in one ZIP code are at the same point and share a marker. */
function Numbers({ engine, stops, watch }: NumbersProps) {
  const layer = useFollow(engine, watch, stops);
  const places = new Map<string, Point & { numbers: number[] }>();
  stops.forEach((stop, at) => {
    const key = `${stop.lat} ${stop.lng}`;
    const place = places.get(key) ?? { ...stop, numbers: [] };
    places.set(key, { ...place, numbers: [...place.numbers, at + 1] });
  });
  return (
    <ul ref={layer} className={styles.markers} aria-hidden="true">
      {[...places].map(([key, { lat, lng, numbers }]) => (
        <li key={key} className={styles.marker} data-lat={lat} data-lng={lng}>
          <span className={styles.stop}>{texts.numbers(numbers)}</span>
        </li>
      ))}
    </ul>
  );
}
