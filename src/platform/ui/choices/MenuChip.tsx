import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { Menu } from '../overlays/Menu';
import { MenuItem } from '../overlays/MenuItem';
import { texts } from '../texts';
import styles from '../data/Chip.module.css';

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

export type Choice = { value: string; text: string };

type ChoiceChipProps = {
  /** Name of the filter: "Position". */
  label: string;
  /** The answer that does not filter: "Any position". */
  any: string;
  choices: readonly Choice[];
  chosen: string | number | undefined;
  /** Called with null for any. */
  onChoose: (value: string | null) => void;
};

/** A filter with one answer of a list, or any. */
export function ChoiceChip({ label, any, choices, chosen, onChoose }: ChoiceChipProps) {
  const isChosen = ({ value }: Choice) => value === String(chosen);
  return (
    <MenuChip label={label} value={choices.find(isChosen)?.text}>
      <MenuItem text={any} chosen={chosen === undefined} onClick={() => onChoose(null)} />
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          text={choice.text}
          chosen={isChosen(choice)}
          onClick={() => onChoose(choice.value)}
        />
      ))}
    </MenuChip>
  );
}
