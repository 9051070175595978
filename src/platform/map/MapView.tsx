import { useEffect, useRef, useState } from 'react';
import { boundsOf, type Bounds } from './circle';
import type { Engine, Outline } from './engine';
import type { MapArea } from './mapArea';
import { MapMarkers } from './MapMarkers';
import styles from './MapView.module.css';
import { mapTexts as texts } from './texts';
import { type EngineState, useEngine } from './useEngine';

export type MapViewProps = {
  /** What the map shows, read aloud. */
  label: string;
  /** The more important first: where names would meet, the first is written. The same list while nothing changed. */
  areas: readonly MapArea[];
  /** The area to look at closely; the chosen ones together when there is none. */
  focused?: MapArea | undefined;
  outline?: Outline | undefined;
  /** What pressing a place does. */
  onPress: (area: MapArea) => void;
  /** A MapLibre style of somebody else's instead of the base map of our own. */
  styleUrl?: string | undefined;
};

/**
 * A map beside a list that says the same: places are buttons with names. Its code is asked for when it is drawn; where it
 * cannot be drawn one sentence says so.
 */
export function MapView({ label, areas, focused, outline, onPress, styleUrl }: MapViewProps) {
  const [first] = useState(() => frameOf(areas, focused) ?? southwest);
  const { container, engine, state, watch } = useEngine(first, styleUrl);
  useShown(engine, areas, focused, outline);
  if (state === 'cannotDraw' || state === 'failed') return <p className={styles.instead}>{texts[state]}</p>;
  return (
    <section className={styles.map} aria-label={label} data-map={state}>
      <div ref={container} className={styles.canvas} />
      <Loading state={state} />
      {engine && <MapMarkers engine={engine} areas={areas} watch={watch} onPress={onPress} />}
    </section>
  );
}

function Loading({ state }: { state: EngineState }) {
  if (state === 'ready') return null;
  return (
    <p className={styles.loading} role="status">
      {texts.loading}
    </p>
  );
}

function useShown(
  engine: Engine | undefined,
  areas: readonly MapArea[],
  focused: MapArea | undefined,
  outline: Outline | undefined,
): void {
  useEffect(() => engine?.showCircles(areas.filter(({ chosen }) => chosen)), [engine, areas]);
  useEffect(() => engine?.showOutline(outline), [engine, outline]);
  useEffect(() => engine?.hideTowns(areas.map(({ name }) => name)), [engine, areas]);
  const framed = useRef(focused);
  useEffect(() => {
    if (!engine || framed.current === focused) return;
    // The same place drawn anew, as chosen or not, is no reason to move.
    const isOther = framed.current?.id !== focused?.id;
    framed.current = focused;
    const bounds = frameOf(areas, focused);
    if (bounds && isOther) engine.frame(bounds, true);
  }, [engine, focused, areas]);
}

/** Arizona and the south of Nevada, for a map without anything chosen. */
const southwest: Bounds = [-116, 31.2, -109, 37];

function frameOf(areas: readonly MapArea[], focused: MapArea | undefined): Bounds | undefined {
  return boundsOf(
    focused ? [{ ...focused, miles: Math.max(6, focused.miles / 2) }] : areas.filter(({ chosen }) => chosen),
  );
}
