import { LabelledSwitch } from '../../../ui/inputs/LabelledSwitch';
import { FieldFrame } from '../FieldFrame';
import { useFormField, type FieldOptions } from '../../useFormField';

export type SwitchFieldProps = Omit<FieldOptions, 'required'> & {
  /** Words beside the switch; by default Active and Inactive (spec section 4). */
  onLabel?: string;
  offLabel?: string;
};

/** Something that is on or off; the form keeps a boolean. */
export function SwitchField({ onLabel, offLabel, ...options }: SwitchFieldProps) {
  const field = useFormField<boolean>(options, false);
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
