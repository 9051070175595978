import { type PositionCode, PositionIcon } from './PositionIcon';
import styles from './Positions.module.css';

export type PositionsProps = {
  codes: readonly PositionCode[];
  /** Name of each position. */
  names: Readonly<Record<PositionCode, string>>;
  /** Shown for a person without positions. */
  none?: string;
};

/** A person's positions: icons with labels. */
export function Positions({ codes, names, none }: PositionsProps) {
  return (
    <span className={styles.positions}>
      {codes.map((code) => (
        <span key={code} className={styles.position}>
          <PositionIcon code={code} size={16} />
          {names[code]}
        </span>
      ))}
      {codes.length === 0 && none !== undefined && <span>{none}</span>}
    </span>
  );
}
