import { useEffect, useState } from 'react';
import { type Point, southwest } from './circle';
import type { Engine, Outline } from './engine/engine';
import type { MapArea } from './mapArea';
import { MapFrame } from './MapFrame';
import styles from './MapView.module.css';
import { mapTexts as texts } from './texts';
import { useEngine, type LiveEngine } from './useEngine';
import { getFrame, useFrame } from './useFrame';
import { type Label, placeLabels } from './labels';
import { useFollow } from './useFollow';

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
