import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame, getLabelId } from '../FieldFrame';
import { type Choice, ChoiceRow } from './ChoiceRow';
import styles from './ChoiceRow.module.css';

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
          <ChoiceRow
            key={choice.value}
            type="checkbox"
            choice={choice}
            id={`${id}-${choice.value}`}
            name={name}
            invalid={invalid === true}
            disabled={disabled === true || choice.disabled === true}
            checked={field.value.includes(choice.value)}
            onChange={(on) => toggle(choice.value, on)}
            onFocus={field.focus}
            onBlur={field.blur}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

const none: readonly never[] = [];
