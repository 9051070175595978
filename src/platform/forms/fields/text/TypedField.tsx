import { useState } from 'react';
import { cleanLine } from '../../../lib/typedText';
import { useFormField, type FieldOptions, withError } from '../../useFormField';
import { compose, type Validator } from '../../validation/validators';
import { FieldFrame } from '../FieldFrame';
import { TextInput, type InputWidth, type TextHints } from './TextInput';

/** Normalization of a text that people write in many ways. */
export type TypedForm = {
  /** Normalized text, or null if it can't be parsed. Idempotent. */
  read: (text: string) => string | null;
  /** The error of a text that cannot be read. */
  problem: () => string;
};

export type TypedFieldProps<Values extends object> = FieldOptions<string, Values> &
  TextHints & { form: TypedForm; width?: InputWidth };

/**
 * A text that is typed freely and kept in one form ("8-10" is kept as "08:00 - 10:00"). The input shows what is being
 * typed, and the kept form after it is left or Enter is pressed. A text that cannot be read stays and is an error.
 */
export function TypedField<Values extends object>(props: TypedFieldProps<Values>) {
  const { name, label, hint, required, validate, disabled, form, width = 'medium', ...input } = props;
  const isReadable: Validator = (value) =>
    typeof value === 'string' && value.trim() !== '' && form.read(value) === null ? form.problem() : undefined;
  const rules = compose(isReadable, validate);
  const [draft, setDraft] = useState<string>();
  const normalize = (text: string) => form.read(text) ?? text.trim();
  const stored = useFormField<string, Values>({ name, label, hint, required, validate: rules, disabled }, '');
  const isTyping = draft !== undefined && normalize(draft) === stored.value;
  const field = withError(stored, isTyping ? undefined : isReadable(stored.value, {}));
  const showParsed = () => setDraft(undefined);
  return (
    <FieldFrame {...field.frame}>
      <TextInput
        {...input}
        field={field}
        text={isTyping ? draft : stored.value}
        onText={(typed, { target }) => {
          const text = cleanLine(typed);
          // A browser also fills in inputs without the focus.
          setDraft(target === document.activeElement ? text : undefined);
          stored.change(normalize(text));
        }}
        onLeave={showParsed}
        onEnter={showParsed}
        width={width}
        numbers
        selects
      />
    </FieldFrame>
  );
}
