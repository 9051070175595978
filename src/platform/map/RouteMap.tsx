import { useEffect, useState } from 'react';
import { boundsOf, type Bounds, type Point } from './circle';
import type { Engine } from './engine';
import styles from './MapView.module.css';
import { mapTexts as texts } from './texts';
import { type LiveEngine, useEngine } from './useEngine';
import { useFollow } from './useFollow';

export type RouteMapProps = {
  /** What the map shows, read aloud; the stops themselves stand in a list beside it. */
  label: string;
  /** Stops in their order, at least one; the map keeps those it began with: give it another `key` for others. */
  stops: readonly Point[];
  /** A MapLibre style of somebody else's instead of the base map of our own. */
  styleUrl?: string | undefined;
};

/** The way from stop to stop, each under its number. Where no map can be drawn one sentence says so. */
export function RouteMap({ label, stops, styleUrl }: RouteMapProps) {
  const [points] = useState(stops);
  const [frame] = useState(() => boundsOf(points.map((stop) => ({ ...stop, miles: margin }))) ?? anywhere);
  const { container, engine, state, watch } = useEngine(frame, styleUrl);
  useEffect(() => engine?.showRoute(points), [engine, points]);
  if (state === 'cannotDraw' || state === 'failed') return <p className={styles.instead}>{texts.noRoute[state]}</p>;
  return (
    <section className={styles.map} aria-label={label} data-map={state}>
      <div ref={container} className={styles.canvas} />
      {state !== 'ready' && (
        <p className={styles.loading} role="status">
          {texts.loading}
        </p>
      )}
      {engine && <Numbers engine={engine} stops={points} watch={watch} />}
    </section>
  );
}

/** Miles around the outermost stops. */
const margin = 1.5;
/** The southwest, for no stop at all. */
const anywhere: Bounds = [-116, 31.2, -109, 37];

type NumbersProps = Pick<LiveEngine, 'watch'> & { engine: Engine; stops: readonly Point[] };

/** Stops of one ZIP code lie on one point: they share a marker. */
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
