import type { Ref } from 'react';
import { classes } from '../classes';
import { TickIcon } from '../icons';
import { Muted, Row, Text } from '../layout/Layout';
import { texts } from '../texts';
import styles from './ChoiceList.module.css';

export type ListOption = { key: string; title: string; note?: string };

export type ChoiceListProps = {
  id: string;
  label: string;
  options: readonly ListOption[];
  /** Index of the active option; -1 for none. */
  active: number;
  /** For a list of several: whether an option is chosen. */
  isChosen?: (index: number) => boolean;
  onChoose: (index: number) => void;
  /** Shown instead of an empty list. */
  note?: string | undefined;
  ref?: Ref<HTMLUListElement>;
};

/** The options below a field. The focus stays in the field, whose `aria-activedescendant` names the active option. */
export function ChoiceList({ id, label, options, active, isChosen, onChoose, note, ref }: ChoiceListProps) {
  return (
    <>
      <ul
        id={id}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isChosen !== undefined}
        ref={ref}
      >
        {options.map(({ key, title, note: second }, index) => (
          // The field holds the keyboard.
          <Row
            as="li"
            gap={2}
            size={14}
            key={key}
            id={optionId(id, index)}
            role="option"
            aria-selected={isChosen ? isChosen(index) : index === active}
            className={classes(styles.option, index === active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Text as="span" isFilling canShrink isBreaking>
              <span>{title}</span>
              {second !== undefined && (
                <Muted as="span" isBlock size={13}>
                  {second}
                </Muted>
              )}
            </Text>
            {isChosen?.(index) && <TickIcon className={styles.tick} />}
          </Row>
        ))}
      </ul>
      {options.length === 0 && (
        <Muted size={13} className={styles.note} role="status">
          {note ?? texts.noMatches}
        </Muted>
      )}
    </>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
