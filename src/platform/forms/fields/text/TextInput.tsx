import { InputGroup } from '@blueprintjs/core';
import type { ChangeEvent, JSX } from 'react';
import type { ComboboxAttributes, ComboboxFrame } from '../../../ui/choices/Combobox';
import { classes } from '../../../ui/classes';
import { selectWholeOnClick } from '../../../ui/inputs/selectWhole';
import type { FormField } from '../../useFormField';
import controlStyles from '../../../ui/inputs/Control.module.css';
import styles from './TextInput.module.css';

/** Hints for the browser and its on-screen keyboard. */
export type TextHints = {
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  placeholder?: string;
  autoFocus?: boolean;
  spellCheck?: boolean;
  /**
   * Makes the field a combobox: `suggest(…)`. Given always or never, because the input would lose the focus otherwise.
   * The caller brings the code, because the login has text fields too.
   */
  combobox?: ComboboxFrame;
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
  /** Selects the whole text when the input is clicked into, so that typing replaces it. */
  selects?: boolean;
};

/** `code`: a ZIP code, a unit or a count. */
export type InputWidth = 'fill' | 'code' | 'short' | 'medium';

/** The single-line input of all text-like fields. */
export function TextInput({ combobox, ...props }: TextInputProps) {
  if (!combobox) return <PlainInput {...props} />;
  return combobox((attributes) => <PlainInput {...props} combobox={attributes} />);
}

type PlainInputProps = Omit<TextInputProps, 'combobox'> & { combobox?: ComboboxAttributes };

function PlainInput(props: PlainInputProps) {
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
    selects = false,
    combobox,
    ...hints
  } = props;
  const { onType, onKeyDown, onFocus, onBlur, ...aria } = combobox ?? {};
  return (
    <InputGroup
      {...hints}
      {...field.control}
      {...aria}
      type={type}
      value={text}
      className={classes(styles.group, styles[width])}
      inputClassName={classes(controlStyles.control, styles.text, numbers && styles.numbers)}
      leftElement={startElement}
      rightElement={endElement}
      onChange={(event) => {
        onText(event.target.value, event);
        onType?.(event.target.value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') onEnter?.();
      }}
      onMouseDown={selects ? selectWholeOnClick : undefined}
      onFocus={() => {
        field.focus();
        onFocus?.();
      }}
      onBlur={() => {
        onBlur?.();
        onLeave?.();
        field.blur();
      }}
    />
  );
}
