import { SkeletonCircle, SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { searchTexts as texts } from '../texts';
import styles from './SearchPanel.module.css';

/** In place of the results, in their shape. */
export function Searching() {
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

type NothingProps = {
  text: string;
  /** Without a text: there is nothing to find yet. */
  empty?: string;
  /** Names what can be searched. */
  hint?: string;
};

export function Nothing({ text, empty = texts.nothingHere, hint = texts.nothingHint }: NothingProps) {
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>{text === '' ? empty : texts.nothing(text)}</p>
      {text !== '' && <p>{hint}</p>}
    </div>
  );
}
