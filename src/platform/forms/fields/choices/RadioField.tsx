import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame, getLabelId } from '../FieldFrame';
import { type Choice, ChoiceRow } from './ChoiceRow';
import styles from './ChoiceRow.module.css';

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
            type="radio"
            choice={choice}
            id={`${id}-${choice.value}`}
            name={name}
            invalid={aria['aria-invalid'] === true}
            disabled={disabled === true || choice.disabled === true}
            checked={choice.value === field.value}
            onChange={() => (beforeChange?.(choice.value) ?? true) && field.change(choice.value)}
            onFocus={field.focus}
            onBlur={field.blur}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
