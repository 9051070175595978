import { cardTexts } from '../../orders';
import type { JobSelection } from './jobSelection';
import styles from './SelectBox.module.css';

type Props = { number: string; selection: JobSelection };

/** Selects a job for an action on several. */
export function SelectBox({ number, selection: { isSelected, canChange, onToggle } }: Props) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={cardTexts.select(number)}
        checked={isSelected}
        disabled={!canChange}
        onChange={onToggle}
      />
    </label>
  );
}
