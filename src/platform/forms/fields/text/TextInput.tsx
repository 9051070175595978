import { InputGroup } from '@blueprintjs/core';
import type { ChangeEvent, JSX } from 'react';
import { classes } from '../../../ui/classes';
import controlStyles from '../../../ui/inputs/Control.module.css';
import styles from './TextInput.module.css';
import type { FormField } from '../../useFormField';

/** Hints for the browser and its on-screen keyboard. */
export type TextHints = {
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  placeholder?: string;
  autoFocus?: boolean;
  spellCheck?: boolean;
};

export type TextInputProps = TextHints & {
  field: Pick<FormField<unknown>, 'control' | 'focus' | 'blur'>;
  text: string;
  onText: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  /** `fill` takes all available width; the others are as wide as a typical value. */
  width?: InputWidth;
  numbers?: boolean;
  startElement?: JSX.Element;
  endElement?: JSX.Element;
  onLeave?: () => void;
  onEnter?: () => void;
};

export type InputWidth = 'fill' | 'short' | 'medium';

/** The single-line input of all text-like fields. */
export function TextInput(props: TextInputProps) {
  const {
    field,
    text,
    onText,
    type = 'text',
    width = 'fill',
    numbers,
    startElement,
    endElement,
    onLeave,
    onEnter,
    ...hints
  } = props;
  return (
    <InputGroup
      {...hints}
      {...field.control}
      type={type}
      value={text}
      className={classes(styles.group, styles[width])}
      inputClassName={classes(controlStyles.control, styles.text, numbers && styles.numbers)}
      leftElement={startElement}
      rightElement={endElement}
      onChange={(event) => onText(event.target.value, event)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      onFocus={field.focus}
      onBlur={() => {
        onLeave?.();
        field.blur();
      }}
    />
  );
}
