import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes';
import { SmallCrossIcon } from '../icons';
import { texts } from '../texts';
import styles from './Chip.module.css';

type ChipProps = {
  label: string;
  icon?: ReactElement;
  /** If set, the chip is a toggle: pressed or not. */
  selected?: boolean;
  onClick?: () => void;
  /** If set, the chip can be removed. */
  onRemove?: () => void;
  children?: ReactNode;
};

/** A filter, a tag, or a chosen item. */
export function Chip({ label, icon, selected, onClick, onRemove, children }: ChipProps) {
  const look = classes(styles.chip, selected === true && styles.selected);
  const content = (
    <>
      {icon}
      <span className={styles.words}>{children ?? label}</span>
    </>
  );
  if (onClick !== undefined) {
    return (
      <button type="button" className={classes(look, styles.button)} aria-pressed={selected} onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <span className={look}>
      {content}
      {onRemove !== undefined && (
        <button type="button" className={styles.remove} aria-label={texts.remove(label)} onClick={onRemove}>
          <SmallCrossIcon />
        </button>
      )}
    </span>
  );
}

export type StatusTone = 'neutral' | 'warning' | 'info' | 'success' | 'danger';

type StatusChipProps = {
  tone: StatusTone;
  /** Always an icon and a word, because color alone is not accessible. */
  icon: ReactElement;
  children: ReactNode;
};

export function StatusChip({ tone, icon, children }: StatusChipProps) {
  return (
    <span className={classes(styles.status, styles[tone])}>
      {icon}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
