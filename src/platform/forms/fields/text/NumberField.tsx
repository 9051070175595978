import { useMemo } from 'react';
import { Affix } from './Affix';
import { FieldFrame } from '../FieldFrame';
import { ParsedInput, type Notation } from './ParsedInput';
import type { InputWidth } from './TextInput';
import { useFormField, type FieldOptions } from '../../useFormField';
import { compose, isNumber } from '../../validation/validators';

export type NumberFieldProps<Values extends object> = FieldOptions<number, Values> & {
  /** Allows decimals; otherwise "2.5" is an error. */
  decimals?: boolean;
  /** Shown after the number: "mi", "h". */
  unit?: string;
  placeholder?: string;
  width?: InputWidth;
};

/** A number. The form keeps a number, null when empty. Other text stays visible with an error. */
export function NumberField<Values extends object>({
  decimals = false,
  unit,
  placeholder,
  width = 'short',
  ...options
}: NumberFieldProps<Values>) {
  const field = useFormField<number | null, Values>(
    { ...options, validate: compose(isNumber, options.validate) },
    null,
  );
  const end = useMemo(() => (unit === undefined ? undefined : <Affix text={unit} side="end" />), [unit]);
  return (
    <FieldFrame {...field.frame}>
      <ParsedInput
        field={field}
        notation={decimals ? anyNumber : wholeNumber}
        inputMode={decimals ? 'decimal' : 'numeric'}
        placeholder={placeholder}
        width={width}
        endElement={end}
      />
    </FieldFrame>
  );
}

const wholeNumber = notation(/^-?\d+$/);
const anyNumber = notation(/^-?(?:\d+(?:\.\d*)?|\.\d+)$/);

function notation(pattern: RegExp): Notation {
  return {
    write: String,
    read: (text) => {
      const plain = text.replace(/[,\s]/g, '');
      if (plain === '') return null;
      return pattern.test(plain) ? Number(plain) : Number.NaN;
    },
  };
}
