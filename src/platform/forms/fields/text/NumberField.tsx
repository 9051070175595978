import { useMemo } from 'react';
import { parseNumber } from '../../../lib/typedText';
import type { FieldOptions } from '../../useFormField';
import { ParsedField, type Notation, Affix } from './ParsedField';
import type { InputWidth } from './TextInput';

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
  width = 'short',
  ...options
}: NumberFieldProps<Values>) {
  const end = useMemo(() => (unit === undefined ? undefined : <Affix text={unit} side="end" />), [unit]);
  return (
    <ParsedField
      {...options}
      notation={decimals ? anyNumber : wholeNumber}
      inputMode={decimals ? 'decimal' : 'numeric'}
      width={width}
      endElement={end}
    />
  );
}

const anyNumber: Notation = {
  write: String,
  read: (text) => (text.trim() === '' ? null : (parseNumber(text) ?? Number.NaN)),
};

const wholeNumber: Notation = {
  write: String,
  read: (text) => {
    const number = anyNumber.read(text);
    return number === null || Number.isInteger(number) ? number : Number.NaN;
  },
};
