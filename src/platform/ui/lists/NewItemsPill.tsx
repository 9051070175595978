import { ChevronUpIcon } from '../icons';
import styles from './NewItemsPill.module.css';
import { texts } from '../texts';

type NewItemsPillProps = { count: number; onShow: () => void; label?: (count: number) => string };

/** Shows how many items are held back ("3 new") while the user reads, so that lists do not jump. Nothing at zero. */
export function NewItemsPill({ count, onShow, label = texts.newItems }: NewItemsPillProps) {
  if (count <= 0) return null;
  return (
    <button type="button" className={styles.pill} onClick={onShow}>
      <ChevronUpIcon />
      {label(count)}
    </button>
  );
}
