import { useMemo, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../../ui/icons';
import { IconButton } from '../../../ui/inputs/Button';
import { texts } from '../../texts';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame } from '../FieldFrame';
import { TextInput } from './TextInput';

export type PasswordFieldProps<Values extends object> = FieldOptions<string, Values> & {
  /** For password managers: `current-password` at sign-in, `new-password` when choosing one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password, with a button to show and hide it (spec section 2). */
export function PasswordField<Values extends object>({ autoComplete, ...options }: PasswordFieldProps<Values>) {
  const field = useFormField<string, Values>(options, '');
  const [shown, setShown] = useState(false);
  const { disabled } = options;
  const label = shown ? texts.hidePassword : texts.showPassword;
  // Memoized, because Blueprint measures the end element again whenever it changes.
  const eye = useMemo(
    () => (
      <IconButton
        size="average"
        icon={shown ? <EyeOffIcon /> : <EyeIcon />}
        label={label}
        disabled={disabled === true}
        onClick={() => setShown((was) => !was)}
      />
    ),
    [shown, label, disabled],
  );
  return (
    <FieldFrame {...field.frame}>
      <TextInput
        field={field}
        text={field.value}
        onText={field.change}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        endElement={eye}
      />
    </FieldFrame>
  );
}
