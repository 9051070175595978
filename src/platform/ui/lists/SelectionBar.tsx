import type { ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { IconButton } from '../inputs/Button';
import { Muted, Row, Text } from '../layout/Layout';
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
    <Row isCard as="section" isWrapping gap={4} rowGap={2} className={styles.bar} aria-label={label} data-bulk>
      <Text weight="medium" isNumeric role="status">
        <span>{count}</span>
        {notes.map((note) => (
          <Muted as="span" size={13} weight="regular" key={note} className={styles.note}>
            {note}
          </Muted>
        ))}
      </Text>
      {more}
      <Row isWrapping gap={2} className={styles.actions}>
        {children}
      </Row>
      <IconButton icon={<CloseIcon />} label={clearLabel} className={styles.clear} onClick={onClear} />
    </Row>
  );
}
