import type { ReactNode } from 'react';
import styles from '../data/Chip.module.css';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { Menu } from '../overlays/Menu';
import { texts } from '../texts';

export type MenuChipProps = {
  /** What is chosen here: "Position". */
  label: string;
  /** What was chosen, undefined for nothing. */
  value: string | undefined;
  /** `MenuItem`s with `chosen`. */
  children: ReactNode;
};

/** A filter with more than two answers: a chip that opens them, and says the chosen one. */
export function MenuChip({ label, value, children }: MenuChipProps) {
  return (
    <Menu
      label={label}
      placement="bottom-start"
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={classes(styles.chip, styles.button, value !== undefined && styles.selected)}
        >
          {value === undefined ? label : texts.chosen(label, value)}
          <ChevronDownIcon size={12} />
        </button>
      )}
    >
      {children}
    </Menu>
  );
}
