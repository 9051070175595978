import { useEffect, useState } from 'react';
import { Row } from '#platform/ui/layout/Layout';
import { getBounds, type Point, southwest } from './circle';
import type { Engine } from './engine/engine';
import { MapFrame } from './MapFrame';
import { mapTexts as texts } from './texts';
import { type LiveEngine, useEngine, useFollow } from './useEngine';
import styles from './MapView.module.css';

type RouteMapProps = {
  /** Read aloud as the map's name; the stops themselves are in a list next to it. */
  label: string;
  /** Stops in order, at least one. Read once: change `key` to show others. */
  stops: readonly Point[];
  /** A third-party MapLibre style instead of our own base map. */
  styleUrl?: string | undefined;
};

/**
 * A dashed estimate of the route from stop to stop, with numbered markers. If no map can be drawn, one sentence
 * replaces it.
 */
export function RouteMap({ label, stops, styleUrl }: RouteMapProps) {
  const [points] = useState(stops);
  const [frame] = useState(() => getBounds(points.map((stop) => ({ ...stop, miles: margin }))) ?? southwest);
  const live = useEngine(frame, styleUrl);
  const { engine, state, watch } = live;
  useEffect(() => engine?.showRoute(points), [engine, points]);
  if (state === 'cannotDraw' || state === 'failed') return <p className={styles.instead}>{texts.noRoute[state]}</p>;
  return (
    <MapFrame label={label} live={live}>
      {engine && points.length > 1 && (
        <Row as="p" gap={2} tone="secondary" size={12} className={styles.legend}>
          {texts.estimated}
        </Row>
      )}
      {engine && <Numbers engine={engine} stops={points} watch={watch} />}
    </MapFrame>
  );
}

/** Miles around the outermost stops. */
const margin = 1.5;

type NumbersProps = Pick<LiveEngine, 'watch'> & { engine: Engine; stops: readonly Point[] };

function Numbers({ engine, stops, watch }: NumbersProps) {
  const layer = useFollow(engine, watch, stops);
  return (
    <ul ref={layer} className={styles.markers} aria-hidden="true">
      {groupStops(stops).map(({ key, lat, lng, numbers }) => (
        <li key={key} className={styles.marker} data-lat={lat} data-lng={lng}>
          <span className={styles.stop}>{texts.numbers(numbers)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Stops in one ZIP code are at the same point and share a marker. */
function groupStops(stops: readonly Point[]) {
  const places = new Map<string, Point & { key: string; numbers: number[] }>();
  stops.forEach((stop, at) => {
    const key = `${stop.lat} ${stop.lng}`;
    const place = places.get(key) ?? { lat: stop.lat, lng: stop.lng, key, numbers: [] };
    places.set(key, { ...place, numbers: [...place.numbers, at + 1] });
  });
  return [...places.values()];
}
