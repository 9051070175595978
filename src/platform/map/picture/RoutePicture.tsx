import { useEffect, useState } from 'react';
import type { Point } from '../circle';
import type { RouteDrawing } from './drawRoute';
import styles from './RoutePicture.module.css';

type Props = {
  label: string;
  /** Stops in order, at least one. Read once: change `key` to show others. */
  stops: readonly Point[];
};

/**
 * A still picture of a route: the base map, a dashed line and numbered stops. Its size is kept while it loads; nothing
 * without the base map.
 */
export function RoutePicture({ label, stops }: Props) {
  const drawing = useDrawing(stops);
  if (drawing === 'failed') return null;
  return (
    <svg className={styles.picture} viewBox="0 0 360 160" role="img" aria-label={label}>
      {drawing && <Drawing {...drawing} />}
    </svg>
  );
}

function useDrawing(stops: readonly Point[]): RouteDrawing | 'failed' | undefined {
  const [points] = useState(stops);
  const [drawing, setDrawing] = useState<RouteDrawing | 'failed'>();
  useEffect(() => {
    let isGone = false;
    void import('./drawRoute')
      .then(({ drawRoute }) => drawRoute(points))
      .catch(() => 'failed' as const)
      .then((made) => !isGone && setDrawing(made));
    return () => {
      isGone = true;
    };
  }, [points]);
  return drawing;
}

function Drawing({ layers, towns, stops }: RouteDrawing) {
  return (
    <g aria-hidden="true">
      {layers.map(({ name, path }) => (
        <path key={name} className={styles[name]} d={path} />
      ))}
      {layers.map(({ name, path }) => name === 'roads' && <path key={name} className={styles.roadTop} d={path} />)}
      {towns.map(({ name, x, y }) => (
        <text key={name} className={styles.town} x={x} y={y}>
          {name}
        </text>
      ))}
      <polyline className={styles.route} points={stops.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {stops.map(({ x, y }, at) => (
        <g key={`${x} ${y} ${at}`} className={styles.stop}>
          <circle cx={x} cy={y} r={11} />
          <text x={x} y={y}>
            {at + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
