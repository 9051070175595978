import type { ReactNode } from 'react';
import styles from '../data/Chip.module.css';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { Menu } from '../overlays/Menu';
import { texts } from '../texts';

export type MenuChipProps = {
  /** Name of the filter: "Position". */
  label: string;
  /** The chosen answer, undefined for none. */
  value: string | undefined;
  /** `MenuItem`s with `chosen`. */
  children: ReactNode;
};

/** A filter with more than two answers: a chip that opens them and shows the chosen one. */
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
