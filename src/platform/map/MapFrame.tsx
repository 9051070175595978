import type { ReactNode } from 'react';
import { mapTexts as texts } from './texts';
import type { LiveEngine } from './useEngine';
import styles from './MapView.module.css';

type MapFrameProps = {
  label: string;
  live: LiveEngine;
  children: ReactNode;
};

/** The map, or an empty ground of the same size until it is ready. */
export function MapFrame({ label, live: { container, state }, children }: MapFrameProps) {
  return (
    <section className={styles.map} aria-label={label} data-map={state}>
      <div ref={container} className={styles.canvas} />
      {state === 'loading' && (
        <p className={styles.loading} role="status">
          {texts.loading}
        </p>
      )}
      {children}
    </section>
  );
}
