import {
  type ChangeEvent,
  type ClipboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Row } from '#platform/ui/layout/Layout';
import { findDigits } from '../../lib/text';
import { classes } from '../classes';
import { controlAttributes, type ControlProps } from './controlProps';
import controlStyles from './Control.module.css';
import styles from './OtpInput.module.css';

export const OTP_LENGTH = 6;

export type OtpInputProps = ControlProps & {
  value: string;
  onChange: (value: string) => void;
  /** Number of characters; 6 by default (spec section 5). */
  length?: number;
  /** Accepts only digits; true by default. */
  numeric?: boolean;
  /**
   * Called when the code is complete: the last character was typed, or all of it pasted. Correcting one character of a
   * full code does not call it, because more may be wrong.
   */
  onComplete?: (value: string) => void;
  /** Called when a pasted text has more characters than a code, and none of its groups is one. */
  onRefuse?: () => void;
};

/** A one-time code: one transparent input above a box for each character. In a full code, typing replaces. */
export function OtpInput(props: OtpInputProps) {
  const { value, length = OTP_LENGTH, numeric = true, name } = props;
  const input = useRef<HTMLInputElement>(null);
  const [selection, setSelection] = useState({ start: 0, end: 0 });
  const code = useCode(props, setSelection);
  const isWrong = props['aria-invalid'] !== undefined && value.length === length;
  /** Typing replaces a wrong code. */
  const selectAll = () => {
    input.current?.select();
    setSelection({ start: 0, end: length });
  };
  const onWrong = useEffectEvent(() => {
    if (isWrong && input.current === document.activeElement) selectAll();
  });
  useEffect(() => onWrong(), [isWrong]);
  const first = Math.min(selection.start, length - 1);
  const isActive = (index: number) => index >= first && index < Math.max(selection.end, first + 1);
  return (
    <div className={styles.frame}>
      <input
        {...controlAttributes(props)}
        ref={input}
        name={name}
        className={styles.input}
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={code.typed}
        onPaste={code.pasted}
        onSelect={code.selected}
        onFocus={() => {
          props.onFocus?.();
          if (isWrong) selectAll();
        }}
        onClick={(event) => selectBox(event, length)}
      />
      <Row align="stretch" gap={2} className={styles.boxes} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          // An attribute, because a code is a secret and must not be in the text of the page.
          <span
            key={index}
            className={classes(controlStyles.control, styles.box, isActive(index) && styles.active)}
            data-character={value[index]}
          />
        ))}
      </Row>
    </div>
  );
}

/** Behavior of the input: accepts allowed characters, and reports a complete code. */
function useCode(props: OtpInputProps, setSelection: (selection: { start: number; end: number }) => void) {
  const { value, onChange, onComplete, onRefuse, length = OTP_LENGTH, numeric = true } = props;
  const reported = useRef<string>(undefined);
  const clean = (text: string) => text.replaceAll(numeric ? /\D/g : /\s/g, '');
  const findCode = (text: string) => {
    const all = clean(text);
    return numeric ? findDigits(text, length) : all.length > length ? null : all;
  };

  function change(input: HTMLInputElement, text: string, caret: number): void {
    // React leaves the caret alone if the input already has the new value.
    input.value = text;
    input.setSelectionRange(caret, caret);
    setSelection({ start: caret, end: caret });
    if (text !== value) onChange(text);
    const isFinished = value.length < length || (caret === length && text !== reported.current);
    if (text.length < length || !isFinished) return;
    reported.current = text;
    onComplete?.(text);
  }

  function typed({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    const text = clean(input.value);
    // More than one character came at once.
    if (text.length > Math.max(length, value.length + 1)) return filled(input, findCode(input.value));
    const before = clean(input.value.slice(0, input.selectionStart ?? undefined));
    const excess = Math.max(text.length - length, 0);
    const caret = Math.min(before.length, length);
    change(input, (text.slice(0, caret) + text.slice(caret + excess)).slice(0, length), caret);
  }

  /** A whole code replaces what was typed. */
  function pasted(event: ClipboardEvent<HTMLInputElement>): void {
    const code = findCode(event.clipboardData.getData('text'));
    if (code !== null && code.length < length) return;
    event.preventDefault();
    filled(event.currentTarget, code);
  }

  function filled(input: HTMLInputElement, code: string | null): void {
    if (code !== null) return change(input, code, length);
    change(input, '', 0);
    onRefuse?.();
  }

  function selected({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>): void {
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  }

  return { typed, pasted, selected };
}

/** Selects the character in the box that was clicked, so that typing replaces it. */
function selectBox({ currentTarget: input, clientX }: MouseEvent<HTMLInputElement>, length: number): void {
  const { left, width } = input.getBoundingClientRect();
  const index = Math.floor(((clientX - left) / width) * length) || 0;
  input.setSelectionRange(index, index + 1);
}
