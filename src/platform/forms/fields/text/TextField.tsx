import { cleanEmail, cleanLine } from '../../../lib/typedText';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame } from '../FieldFrame';
import { TextInput, type InputWidth, type TextHints } from './TextInput';

export type TextFieldProps<Values extends object> = FieldOptions<string, Values> &
  TextHints & {
    type?: 'text' | 'email' | 'url' | 'search';
    width?: InputWidth;
  };

/** One line of text. The form keeps the typed text as the eye reads it, '' when cleared. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { name, label, hint, required, validate, disabled, ...input } = props;
  const field = useFormField<string, Values>({ name, label, hint, required, validate, disabled }, '');
  const clean = input.type === 'email' ? cleanEmail : cleanLine;
  return (
    <FieldFrame {...field.frame}>
      <TextInput {...input} field={field} text={field.value} onText={(text) => field.change(clean(text))} />
    </FieldFrame>
  );
}
