import { type PositionCode, PositionIcon } from './PositionIcon';
import styles from './Positions.module.css';

export type PositionsProps = {
  codes: readonly PositionCode[];
  /** What each is called. */
  names: Readonly<Record<PositionCode, string>>;
  /** Said of somebody who has none. */
  none?: string;
};

/** What somebody works as: drawings with their words. */
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
