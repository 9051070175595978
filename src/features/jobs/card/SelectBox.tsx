import { cardTexts } from '../../orders';
import { hasId } from '#domain/ids';
import type { OrderCard } from '#generated/model';
import type { JobSelection } from './jobSelection';
import styles from './SelectBox.module.css';

type Props = { card: Pick<OrderCard, 'order_id' | 'number'>; selection: JobSelection };

/** Selects a job for an action on several, which needs its id. */
export function SelectBox({ card: { order_id, number }, selection: { isSelected, canChange, onToggle } }: Props) {
  if (!hasId(order_id)) return <span className={styles.box} />;
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
