import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { controlAttributes, type ControlProps } from '../inputs/controlProps';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import { type ChoiceFields, type ChoiceValue, toChoices } from './choices';
import styles from '../inputs/Control.module.css';

export type SelectProps<Item extends object> = ControlProps &
  ChoiceFields<Item> & {
    items: readonly Item[];
    value: ChoiceValue | null;
    onChange: (value: ChoiceValue | null, item: Item | null) => void;
    /** First, empty entry; choosing it gives `null`. */
    placeholder?: string;
    /** Autofill token: `address-level1`. */
    autoComplete?: string;
  };

/** One of a few: the device's native picker. Value field `id`, title field `name` by default (spec section 3). */
export function Select<Item extends object>(props: SelectProps<Item>) {
  const { items, value, onChange, placeholder = texts.choose, name } = props;
  const choices = toChoices(items, props);
  const current = choices.findIndex((choice) => choice.value === value);

  function choose(index: string): void {
    const choice = index === '' ? undefined : choices[Number(index)];
    onChange(choice?.value ?? null, choice?.item ?? null);
  }

  return (
    <span className={styles.wrap}>
      <select
        {...controlAttributes(props)}
        name={name}
        autoComplete={props.autoComplete}
        className={classes(styles.control, styles.hasEnd, styles.pointer, current < 0 && styles.placeholder)}
        value={current < 0 ? '' : String(current)}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {choices.map((choice, index) => (
          <option key={choice.value} value={String(index)}>
            {choice.title}
          </option>
        ))}
      </select>
      <Row as="span" tone="secondary" className={styles.end} aria-hidden="true">
        <ChevronDownIcon />
      </Row>
    </span>
  );
}
