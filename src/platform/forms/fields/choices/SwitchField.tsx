import { LabelledSwitch } from '../../../ui/inputs/LabelledSwitch';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame } from '../FieldFrame';

export type SwitchFieldProps<Values extends object> = Omit<FieldOptions<boolean, Values>, 'required'> & {
  /** Text next to the switch; Active and Inactive by default (spec section 4). */
  onLabel?: string;
  offLabel?: string;
};

/** An on/off switch. The form keeps a boolean. */
export function SwitchField<Values extends object>({ onLabel, offLabel, ...options }: SwitchFieldProps<Values>) {
  const field = useFormField<boolean, Values>(options, false);
  const { id, name, disabled, 'aria-describedby': describedBy } = field.control;
  return (
    <FieldFrame {...field.frame}>
      <LabelledSwitch
        id={id}
        name={name}
        label={options.label}
        checked={field.value}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={field.change}
        onLabel={onLabel}
        offLabel={offLabel}
      />
    </FieldFrame>
  );
}
