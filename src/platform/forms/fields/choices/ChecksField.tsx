import { FieldFrame, getLabelId } from '../FieldFrame';
import type { Choice } from './RadioField';
import styles from './RadioField.module.css';
import { useFormField, type FieldOptions } from '../../useFormField';

export type ChecksFieldProps<Value, Values extends object> = FieldOptions<readonly Value[], Values> & {
  choices: ReadonlyArray<Choice<NoInfer<Value>>>;
  /** `list` is stacked; `cards` are side by side, with a note and an icon. */
  appearance?: 'list' | 'cards';
};

/** Several of a few choices, all visible. The form keeps the checked values in the order of the choices. */
export function ChecksField<Value extends string | number, Values extends object>(
  props: ChecksFieldProps<Value, Values>,
) {
  const { choices, appearance = 'cards', ...options } = props;
  const field = useFormField<readonly Value[], Values>(options, none);
  const { id, name, disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy } = field.control;
  const toggle = (value: Value, on: boolean) =>
    field.change(choices.map((choice) => choice.value).filter((v) => (v === value ? on : field.value.includes(v))));
  return (
    <FieldFrame {...field.frame} group>
      <div
        id={id}
        role="group"
        aria-labelledby={getLabelId(id)}
        aria-describedby={describedBy}
        className={styles[appearance]}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={invalid ? `${styles.choice} ${styles.invalid}` : styles.choice}
            htmlFor={`${id}-${choice.value}`}
          >
            <input
              type="checkbox"
              id={`${id}-${choice.value}`}
              name={name}
              className={styles.dot}
              checked={field.value.includes(choice.value)}
              disabled={disabled === true || choice.disabled === true}
              aria-invalid={invalid}
              aria-describedby={choice.note === undefined ? undefined : `${id}-${choice.value}-note`}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
              onFocus={field.focus}
              onBlur={field.blur}
            />
            <ChoiceWords choice={choice} id={`${id}-${choice.value}`} />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

function ChoiceWords({ choice: { icon, title, note }, id }: { choice: Choice<unknown>; id: string }) {
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span>
        <span className={styles.title}>{title}</span>
        {note !== undefined && (
          <span className={styles.note} id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
    </>
  );
}

const none: readonly never[] = [];
