import { useState, type JSX } from 'react';
import { TextInput, type InputWidth } from './TextInput';
import type { FormField } from '../../useFormField';

/** Formats and parses a value: `read` returns null for an empty text and NaN for an invalid one. */
export type Notation = { write: (value: number) => string; read: (text: string) => number | null };

export type ParsedInputProps = {
  field: FormField<number | null>;
  notation: Notation;
  inputMode: 'numeric' | 'decimal';
  width: InputWidth;
  placeholder?: string;
  startElement?: JSX.Element;
  endElement?: JSX.Element;
};

/**
 * An input for values that are not text. The typed text ("7.") is shown while it equals the form's value, and is
 * formatted ("7.00") on blur; a value set elsewhere replaces it.
 */
export function ParsedInput({ field, notation, ...input }: ParsedInputProps) {
  const { read, write } = notation;
  const [draft, setDraft] = useState('');
  const written = field.value === null || Number.isNaN(field.value) ? '' : write(field.value);
  const text = Object.is(read(draft), field.value) ? draft : written;
  return (
    <TextInput
      {...input}
      field={field}
      text={text}
      onText={(typed) => {
        setDraft(typed);
        field.change(read(typed));
      }}
      onLeave={() => !Number.isNaN(field.value) && setDraft(written)}
      numbers
    />
  );
}
