import { FieldFrame } from '../FieldFrame';
import { TextInput, type InputWidth, type TextHints } from './TextInput';
import { useFormField, type FieldOptions } from '../../useFormField';

export type TextFieldProps = FieldOptions &
  TextHints & {
    type?: 'text' | 'email' | 'url' | 'search';
    width?: InputWidth;
  };

/** One line of text; the form keeps what was typed, '' when cleared. */
export function TextField({ name, label, hint, required, validate, disabled, ...input }: TextFieldProps) {
  const field = useFormField<string>({ name, label, hint, required, validate, disabled }, '');
  return (
    <FieldFrame {...field.frame}>
      <TextInput {...input} field={field} text={field.value} onText={field.change} />
    </FieldFrame>
  );
}
