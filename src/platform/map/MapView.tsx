import { useEffect, useState, useMemo, useRef } from 'react';
import { type Point, southwest, getBounds, type Bounds } from './circle';
import type { MapArea, Circle } from './coverage';
import type { Engine, Outline } from './engine/engine';
import { type Label, placeLabels } from './labels';
import { MapFrame } from './MapFrame';
import { mapTexts as texts } from './texts';
import { useEngine, type LiveEngine, useFollow } from './useEngine';
import styles from './MapView.module.css';

type MapViewProps = {
  /** Read aloud as the map's name. */
  label: string;
  /** Most important first: when names overlap, the first is shown. Pass the same array while nothing changed. */
  areas: readonly MapArea[];
  /** The focused area; without one the map shows all chosen areas. */
  focused?: MapArea | undefined;
  /** Shown together with the chosen areas. */
  place?: Point | undefined;
  outline?: Outline | undefined;
  /** Called when an area is pressed. */
  onPress: (area: MapArea) => void;
  /** A third-party MapLibre style instead of our own base map. */
  styleUrl?: string | undefined;
};

/**
 * A map next to a list with the same content: areas are buttons with names. If it
 * cannot be drawn, one sentence replaces it.
 */
export function MapView({ label, areas, focused, place, outline, onPress, styleUrl }: MapViewProps) {
  const [first] = useState(() => getFrame({ areas, focused, place }) ?? southwest);
  const live = useEngine(first, styleUrl);
  const { engine, state, watch } = live;
  useShown(engine, areas, outline);
  useFrame(engine, { areas, focused, place });
  if (state === 'cannotDraw' || state === 'failed') return <p className={styles.instead}>{texts[state]}</p>;
  return (
    <MapFrame label={label} live={live}>
      {engine && <MapMarkers engine={engine} areas={areas} watch={watch} onPress={onPress} />}
    </MapFrame>
  );
}

function useShown(engine: Engine | undefined, areas: readonly MapArea[], outline: Outline | undefined): void {
  useEffect(() => engine?.showCircles(areas.filter(({ chosen }) => chosen)), [engine, areas]);
  useEffect(() => engine?.showOutline(outline), [engine, outline]);
  useEffect(() => engine?.hideTowns(areas.map(({ name }) => name)), [engine, areas]);
}

type MapMarkersProps = Pick<LiveEngine, 'watch'> & {
  engine: Engine;
  areas: readonly MapArea[];
  onPress: (area: MapArea) => void;
};

/** The areas as buttons above the map. They follow it while it moves. A new render decides again which names fit. */
function MapMarkers({ engine, areas, watch, onPress }: MapMarkersProps) {
  const looks = placeLabels(areas.map((area) => toLabel(area, engine)));
  const shown = areas.filter(({ id }) => looks.get(id) !== 'none');
  const layer = useFollow(engine, watch, shown);
  return (
    <ul ref={layer} className={styles.markers}>
      {shown.map((area) => (
        <li key={area.id} className={styles.marker} data-lat={area.lat} data-lng={area.lng}>
          <button
            type="button"
            className={area.chosen ? styles.chosen : styles.other}
            data-look={looks.get(area.id)}
            title={area.name}
            aria-label={area.chosen ? texts.chosen(area.name) : area.name}
            onClick={() => onPress(area)}
          >
            {looks.get(area.id) === 'name' && area.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function toLabel(area: MapArea, engine: Engine): Label {
  const { x, y } = engine.place(area);
  return { id: area.id, x, y, width: nameWidth(area.name) };
}

/** Approximate width of a name in the small font, in pixels. */
function nameWidth(name: string): number {
  return 24 + name.length * 6.6;
}

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

function getFrame(framed: Framed): Bounds | undefined {
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
