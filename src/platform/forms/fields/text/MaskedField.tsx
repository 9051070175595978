import type { ChangeEvent } from 'react';
import { withError, useFormField, type FieldOptions } from '../../useFormField';
import { compose } from '../../validation/validators';
import { FieldFrame } from '../FieldFrame';
import type { InputMask } from './masks';
import { TextInput, type InputWidth, type TextHints } from './TextInput';

export type MaskedFieldProps<Values extends object> = FieldOptions<string, Values> &
  TextHints & {
    mask: InputMask;
    width?: InputWidth;
    type?: 'text' | 'tel';
  };

/** A text with a fixed format. The input shows it masked; the form keeps the mask's value. */
export function MaskedField<Values extends object>(props: MaskedFieldProps<Values>) {
  const { name, label, hint, required, validate, disabled, mask, width = 'medium', ...input } = props;
  const rule = compose((value) => mask.findProblem?.(value ?? ''), validate);
  const stored = useFormField<string, Values>({ name, label, hint, required, validate: rule, disabled }, '');
  const field = withError(stored, mask.findProblem?.(stored.value));
  const shown = mask.show(field.value);
  const onText = (typed: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { text, value, caret } = mask.edit(
      shown,
      typed,
      target.selectionStart ?? typed.length,
      isBackward(nativeEvent),
    );
    // Set before React renders, so that React finds the value it expects and does not move the caret.
    target.value = text;
    target.setSelectionRange(caret, caret);
    field.change(value);
  };
  return (
    <FieldFrame {...field.frame}>
      <TextInput
        inputMode="numeric"
        {...input}
        field={field}
        text={shown}
        onText={onText}
        width={width}
        numbers={input.type !== 'tel'}
      />
    </FieldFrame>
  );
}

function isBackward(event: Event): boolean {
  return (
    event instanceof InputEvent && event.inputType.startsWith('delete') && event.inputType !== 'deleteContentForward'
  );
}
