import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Bounds, getBounds, type Point, southwest } from './circle';
import type { Engine } from './engine/engine';
import { MapFrame } from './MapFrame';
import { mapTexts as texts } from './texts';
import { type LiveEngine, useEngine, useFollow } from './useEngine';
import styles from './MapView.module.css';

/** `content` is a link that keys do not reach: the list next to the map has the same. */
type Pin = Point & { id: number; content: ReactNode };

type PinMapProps = {
  /** Read aloud as the map's name; the same things are in a list next to it. */
  label: string;
  pins: readonly Pin[];
  /** Shown without pins, and the center of a map with few. */
  around: Point;
  /** A third-party MapLibre style instead of our own base map. */
  styleUrl?: string | undefined;
};

/** Miles around the outermost pins, and around a place without any. */
const [margin, wide] = [2, 12];

/**
 * A map with a pin for each thing of a list. It moves when other pins are shown. If it cannot be drawn, one sentence
 * replaces it.
 */
export function PinMap({ label, pins, around, styleUrl }: PinMapProps) {
  const bounds = useBounds(pins, around);
  const [first] = useState(bounds);
  const live = useEngine(first, styleUrl);
  const { engine, state, watch } = live;
  useEffect(() => engine?.frame(bounds, true), [engine, bounds]);
  if (state === 'cannotDraw' || state === 'failed') return <p className={styles.instead}>{texts.noPins[state]}</p>;
  return (
    <MapFrame label={label} live={live}>
      {engine && <Pins engine={engine} pins={pins} watch={watch} />}
    </MapFrame>
  );
}

/** The same object while the pins are where they were, so that a refetch does not move the map. */
function useBounds(pins: readonly Pin[], around: Point): Bounds {
  const shown = pins.length > 0 ? pins : [around];
  const miles = pins.length > 0 ? margin : wide;
  const key = JSON.stringify(shown.map(({ lat, lng }) => ({ lat, lng, miles })));
  return useMemo(() => getBounds(JSON.parse(key) as (Point & { miles: number })[]) ?? southwest, [key]);
}

type PinsProps = Pick<LiveEngine, 'watch'> & { engine: Engine; pins: readonly Pin[] };

function Pins({ engine, pins, watch }: PinsProps) {
  const layer = useFollow(engine, watch, pins);
  return (
    <ul ref={layer} className={styles.markers} aria-hidden="true">
      {groupPins(pins).map((group) => (
        <li key={group.key} className={styles.pins} data-lat={group.lat} data-lng={group.lng}>
          {group.pins.map(({ content }) => content)}
        </li>
      ))}
    </ul>
  );
}

/** Pins at the same point are next to each other. */
function groupPins(pins: readonly Pin[]) {
  const places = new Map<string, Point & { key: string; pins: Pin[] }>();
  for (const pin of pins) {
    const key = `${pin.lat} ${pin.lng}`;
    const place = places.get(key) ?? { key, lat: pin.lat, lng: pin.lng, pins: [] };
    place.pins.push(pin);
    places.set(key, place);
  }
  return [...places.values()];
}
