import { ChevronUpIcon } from '../icons';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import styles from './NewItemsPill.module.css';

type NewItemsPillProps = {
  count: number;
  onShow: () => void;
  label?: (count: number) => string;
  /** Stays above the rows while the page scrolls. */
  floating?: boolean;
};

/** Shows how many items are held back ("3 new") while the user reads, so that lists do not jump. Nothing at zero. */
export function NewItemsPill({ count, onShow, label = texts.newItems, floating = false }: NewItemsPillProps) {
  const pill = count > 0 && (
    <button type="button" className={styles.pill} onClick={onShow}>
      <ChevronUpIcon />
      {label(count)}
    </button>
  );
  return floating ? (
    <Row justify="center" align="stretch" className={styles.floating}>
      {pill}
    </Row>
  ) : (
    pill
  );
}
