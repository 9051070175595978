import { type ReactNode, useRef } from 'react';
import styles from './chart.module.css';
import { usePointKeys } from './usePointKeys';
import { useWidth } from './useWidth';

type ChartFrameProps = {
  /** Name of the chart. */
  label: string;
  height: number;
  children: (width: number) => ReactNode;
};

/** The place of a chart, as wide as its card. Print has another width and measures nothing, so there it is scaled. */
export function ChartFrame({ label, height, children }: ChartFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  usePointKeys(frame);
  return (
    <div ref={frame} className={styles.frame} style={{ height }} role="group" aria-label={label}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {children(width)}
      </svg>
    </div>
  );
}
