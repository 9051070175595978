import { SkeletonCircle, SkeletonLine } from '../../../platform/ui/feedback/Skeleton';
import { searchTexts as texts } from '../texts';
import styles from './SearchPanel.module.css';

/** In place of the results, in their shape. */
export function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={texts.searching}>
      {[60, 45, 70, 50].map((width) => (
        <div key={width} className={styles.waitingRow}>
          <SkeletonCircle size={28} />
          <SkeletonLine width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

export function Nothing({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>{text === '' ? texts.nothingHere : texts.nothing(text)}</p>
      {text !== '' && <p>{texts.nothingHint}</p>}
    </div>
  );
}
