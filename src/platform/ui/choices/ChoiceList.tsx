import type { Ref } from 'react';
import type { Choice } from './choices';
import styles from './ChoiceList.module.css';
import { classes } from '../classes';
import { TickIcon } from '../icons';
import { texts } from '../texts';

export type ChoiceListProps<Item> = {
  id: string;
  label: string;
  choices: ReadonlyArray<Choice<Item>>;
  /** Index of the active option; -1 for none. */
  active: number;
  isChosen: (choice: Choice<Item>) => boolean;
  onChoose: (choice: Choice<Item>) => void;
  multiple?: boolean;
  /** Shown instead of the list. */
  note?: string;
  ref?: Ref<HTMLUListElement>;
};

/** The options below a field. The focus stays in the field, whose `aria-activedescendant` names the active option. */
export function ChoiceList<Item>(props: ChoiceListProps<Item>) {
  const { id, label, choices, active, isChosen, onChoose, multiple = false, note, ref } = props;
  return (
    <>
      <ul id={id} className={styles.list} role="listbox" aria-label={label} aria-multiselectable={multiple} ref={ref}>
        {choices.map((choice, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the keyboard
          <li
            key={choice.value}
            id={optionId(id, index)}
            role="option"
            aria-selected={isChosen(choice)}
            className={classes(styles.option, index === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <span className={styles.title}>{choice.title}</span>
            {isChosen(choice) && <TickIcon className={styles.tick} />}
          </li>
        ))}
      </ul>
      {choices.length === 0 && (
        <p className={styles.note} role="status">
          {note ?? texts.noMatches}
        </p>
      )}
    </>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
