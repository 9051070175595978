import { useState, type JSX } from 'react';
import { Row } from '#platform/ui/layout/Layout';
import { classes } from '../../../ui/classes';
import { texts } from '../../texts';
import { useFormField, type FieldOptions, withError } from '../../useFormField';
import { compose, isNumber, minValue } from '../../validation/validators';
import { FieldFrame } from '../FieldFrame';
import { TextInput, type InputWidth } from './TextInput';
import styles from './Affix.module.css';

/** Formats and parses a value: `read` returns null for an empty text and NaN for an invalid one. */
export type Notation = { write: (value: number) => string; read: (text: string) => number | null };

type ParsedFieldProps<Values extends object> = FieldOptions<number, Values> & {
  notation: Notation;
  inputMode: 'numeric' | 'decimal';
  width: InputWidth;
  placeholder?: string | undefined;
  startElement?: JSX.Element | undefined;
  endElement?: JSX.Element | undefined;
};

const notBelowZero = minValue(0);

/**
 * A number that is not below 0. The typed text ("7.") is shown while it equals the form's value, and is formatted ("7.00")
 * on blur; a value set elsewhere replaces it. Without a submit too, a text that is no number is an error once it is left,
 * and one below 0 immediately.
 */
export function ParsedField<Values extends object>(props: ParsedFieldProps<Values>) {
  const { notation, inputMode, width, placeholder, startElement, endElement, ...options } = props;
  const { read, write } = notation;
  const stored = useFormField<number | null, Values>(
    { ...options, validate: compose(isNumber, options.validate, notBelowZero) },
    null,
  );
  const [draft, setDraft] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { value } = stored;
  const isReadable = value === null || !Number.isNaN(value);
  const written = value === null || !isReadable ? '' : write(value);
  const text = Object.is(read(draft), value) ? draft : written;
  const unreadable = isTyping ? undefined : texts.numeric;
  const field = withError(stored, isReadable ? notBelowZero(value, {}) : unreadable);
  return (
    <FieldFrame {...field.frame}>
      <TextInput
        field={field}
        text={text}
        onText={(typed) => {
          setTyping(true);
          setDraft(typed);
          field.change(read(typed));
        }}
        onLeave={() => {
          setTyping(false);
          if (isReadable) setDraft(written);
        }}
        inputMode={inputMode}
        placeholder={placeholder}
        width={width}
        startElement={startElement}
        endElement={endElement}
        numbers
      />
    </FieldFrame>
  );
}

/** A sign before an input's value, or a unit after it. */
export function Affix({ text, side }: { text: string; side: 'start' | 'end' }) {
  return (
    <Row as="span" tone="secondary" className={classes(styles.affix, styles[side])} aria-hidden="true">
      {text}
    </Row>
  );
}
