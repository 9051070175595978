import styles from './Sparkline.module.css';

type SparklineProps = {
  /** One for each day, in order; null leaves a gap. */
  values: readonly (number | null)[];
  /** Place of the highlighted value. */
  current?: number;
};

const [width, height, gap] = [112, 28, 2];

/** Small bars without axes. Decorative: the number and the list beside it have the same information. */
export function Sparkline({ values, current }: SparklineProps) {
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const step = width / Math.max(1, values.length);
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {values.map((value, index) => {
        const tall = value === null ? 0 : Math.max(2, (value / top) * height);
        const look = index === current ? styles.current : styles.bar;
        // Days have no other identity than their index.
        return (
          <rect key={index} className={look} x={index * step} y={height - tall} width={step - gap} height={tall} />
        );
      })}
    </svg>
  );
}
