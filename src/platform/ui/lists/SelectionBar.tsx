import type { ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { IconButton } from '../inputs/Button';
import styles from './SelectionBar.module.css';

type SelectionBarProps = {
  label: string;
  /** Number of selected rows, in words; announced when it changes. */
  count: string;
  notes: readonly string[];
  /** A button that selects more. */
  more?: ReactNode;
  clearLabel: string;
  onClear: () => void;
  /** Buttons for the selected rows. */
  children: ReactNode;
};

/** Actions for the selected rows of a list, above its end. */
export function SelectionBar({ label, count, notes, more, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-bulk>
      <p className={styles.count} role="status">
        <span>{count}</span>
        {notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </p>
      {more}
      <div className={styles.actions}>{children}</div>
      <IconButton icon={<CloseIcon />} label={clearLabel} className={styles.clear} onClick={onClear} />
    </section>
  );
}
