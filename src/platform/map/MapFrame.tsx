import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../ui/inputs/Button';
import type { Bounds } from './circle';
import { createDrawing, type Drawing } from './drawing';
import styles from './MapView.module.css';
import { mapTexts as texts } from './texts';
import type { LiveEngine } from './useEngine';

type MapFrameProps = {
  label: string;
  live: LiveEngine;
  /** What the map shows first. */
  bounds: Bounds;
  /** What is drawn at its place until the map is there. */
  draw: (drawing: Drawing) => ReactNode;
  children: ReactNode;
};

/** The place of a map: a light drawing of the same content with a button, then the map itself. Nothing moves. */
export function MapFrame({ label, live, bounds, draw, children }: MapFrameProps) {
  const { container, state, load } = live;
  return (
    <section className={styles.map} aria-label={label} data-map={state}>
      <div ref={container} className={styles.canvas} />
      {state !== 'ready' && <Plane drawing={createDrawing(bounds)} draw={draw} />}
      {state === 'waiting' && (
        <div className={styles.corner}>
          <Button size="small" onClick={load}>
            {texts.show}
          </Button>
        </div>
      )}
      {state === 'loading' && (
        <p className={`${styles.corner} ${styles.loading}`} role="status">
          {texts.loading}
        </p>
      )}
      {children}
    </section>
  );
}

/** As large as the bounds are on the map. */
function Plane({ drawing, draw }: { drawing: Drawing; draw: MapFrameProps['draw'] }) {
  const ratio: CSSProperties & Record<'--ratio', number> = { '--ratio': drawing.ratio };
  return (
    <div className={styles.drawing} aria-hidden="true">
      <div className={styles.plane} style={ratio}>
        {draw(drawing)}
      </div>
    </div>
  );
}

/** Where something is in a drawing. */
export function toStyle({ left, top }: { left: number; top: number }): CSSProperties {
  return { left: `${left}%`, top: `${top}%` };
}
