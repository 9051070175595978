import { nameJob } from '../../orders';
import { Modal } from '#platform/ui/overlays/Modal';
import styles from './ExportFailures.module.css';
import { bulkTexts } from '../list/texts';
import type { PartlyExported } from './useBulkExport';

type Props = { partly: PartlyExported; onClose: () => void };

/** The jobs that are missing in a file, each with the reason. They stay selected. */
export function ExportFailures({ partly: { done, all, missing }, onClose }: Props) {
  return (
    <Modal
      open
      kind="reading"
      size="small"
      title={done === 0 ? bulkTexts.none : bulkTexts.partly(done, all)}
      cancelLabel={bulkTexts.close}
      onClose={onClose}
    >
      {done > 0 && <p>{bulkTexts.failed}</p>}
      <ul className={styles.failures}>
        {missing.map(({ card, reason }) => (
          <li key={card.order_id}>
            {nameJob(card)}
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
