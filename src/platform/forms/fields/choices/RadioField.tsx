import type { ReactElement } from 'react';
import { FieldFrame, getLabelId } from '../FieldFrame';
import styles from './RadioField.module.css';
import { useFormField, type FieldOptions } from '../../useFormField';

/** One choice: the value the form keeps, its label, and for cards a note and an icon. */
export type Choice<Value> = { value: Value; title: string; note?: string; icon?: ReactElement; disabled?: boolean };

export type RadioFieldProps<Value, Values extends object> = FieldOptions<Value, Values> & {
  choices: ReadonlyArray<Choice<NoInfer<Value>>>;
  /** `list` is stacked; `cards` are side by side, with a note and an icon. */
  appearance?: 'list' | 'cards';
  /** Called before a choice is applied. Return false to keep the current one, for example to confirm first. */
  beforeChange?: (value: NoInfer<Value>) => boolean;
};

/** One of a few choices, all visible. The form keeps the chosen value, undefined at first. */
export function RadioField<Value extends string | number, Values extends object>(
  props: RadioFieldProps<Value, Values>,
) {
  const { choices, appearance = 'list', beforeChange, ...options } = props;
  const field = useFormField<Value | undefined, Values>(options, undefined);
  const { id, name, disabled, ...aria } = field.control;
  return (
    <FieldFrame {...field.frame} group>
      <div id={id} role="radiogroup" aria-labelledby={getLabelId(id)} {...aria} className={styles[appearance]}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.value}
            choice={choice}
            id={`${id}-${choice.value}`}
            name={name}
            invalid={aria['aria-invalid'] === true}
            disabled={disabled === true || choice.disabled === true}
            checked={choice.value === field.value}
            onChoose={() => (beforeChange?.(choice.value) ?? true) && field.change(choice.value)}
            onFocus={field.focus}
            onBlur={field.blur}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

type ChoiceRowProps = {
  choice: Choice<unknown>;
  id: string;
  name: string;
  invalid: boolean;
  disabled: boolean;
  checked: boolean;
  onChoose: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

function ChoiceRow({ choice, id, invalid, onChoose, ...input }: ChoiceRowProps) {
  const { title, note, icon } = choice;
  return (
    <label className={invalid ? `${styles.choice} ${styles.invalid}` : styles.choice} htmlFor={id}>
      <input
        {...input}
        type="radio"
        id={id}
        className={styles.dot}
        aria-describedby={note === undefined ? undefined : `${id}-words`}
        onChange={onChoose}
      />
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span>
        <span className={styles.title}>{title}</span>
        {note !== undefined && (
          <span className={styles.note} id={`${id}-words`}>
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
