import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { classes } from '../classes';
import controlStyles from './Control.module.css';
import type { ControlProps } from './controlProps';
import { leavesGroup } from './groupFocus';
import { insertText, OTP_LENGTH, removed } from './otp';
import styles from './OtpInput.module.css';
import { texts } from '../texts';

export type OtpInputProps = ControlProps & {
  value: string;
  onChange: (value: string) => void;
  /** Number of boxes; 6 by default (spec section 5). */
  length?: number;
  /** Accepts only digits; true by default. */
  numeric?: boolean;
  /**
   * Called when the code is complete: the last character was typed, or all of it pasted. Correcting one character of a
   * full code does not call it, because more may be wrong.
   */
  onComplete?: (value: string) => void;
};

/**
 * A one-time code, one box per character, as one labeled group. Pasting or the device's own suggestion fills all boxes.
 */
export function OtpInput(props: OtpInputProps) {
  const { value, length = OTP_LENGTH, numeric = true, disabled } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const boxes = useOtpBoxes(props, (index) => focusBox(group.current, index));
  return (
    <fieldset
      ref={group}
      className={styles.group}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
    >
      {Array.from({ length }, (_, index) => (
        <input
          key={index}
          id={index === 0 ? props.id : undefined}
          className={classes(controlStyles.control, styles.box)}
          aria-label={texts.otpBox(index + 1, length)}
          aria-invalid={props['aria-invalid']}
          inputMode={numeric ? 'numeric' : 'text'}
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          disabled={disabled}
          value={value[index] ?? ''}
          onFocus={(event) => {
            boxes.focused(event.currentTarget, index);
            props.onFocus?.();
          }}
          onBlur={(event) => leavesGroup(event) && props.onBlur?.()}
          // React fires no change when a digit is replaced with the same digit; the browser's own event does, and the
          // focus moves on.
          onInput={(event) => boxes.entered(index, event.currentTarget.value)}
          onChange={doNothing}
          onPaste={(event) => boxes.pasted(index, event)}
          onKeyDown={(event) => boxes.pressed(index, event)}
        />
      ))}
    </fieldset>
  );
}

/** Behavior of the boxes; `otp.ts` changes the code itself. */
function useOtpBoxes(props: OtpInputProps, focus: (index: number) => void) {
  const { value, length = OTP_LENGTH, numeric = true } = props;
  const { latest, change } = useChange(props);

  function insert(index: number, text: string): void {
    const result = insertText(value, index, text, { length, numeric });
    if (result === undefined) return;
    change(result.value, result.toTheEnd);
    focus(result.next);
  }

  function entered(index: number, text: string): void {
    const old = value[index] ?? '';
    if (text === '') change(removed(value, index));
    // A filled box also contains the old character; the rest is new.
    else insert(index, text.length > 1 ? text.replace(old, '') : text);
  }

  function pasted(index: number, event: ClipboardEvent): void {
    event.preventDefault();
    insert(index, event.clipboardData.getData('text'));
  }

  function pressed(index: number, event: KeyboardEvent): void {
    const back = value[index] === undefined ? index - 1 : index;
    const act = {
      ArrowLeft: () => focus(index - 1),
      ArrowRight: () => focus(index + 1),
      Home: () => focus(0),
      End: () => focus(value.length),
      Delete: () => change(removed(value, index)),
      Backspace: () => {
        if (back >= 0) change(removed(value, back));
        focus(Math.max(back, 0));
      },
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  /** A box after a gap moves the focus to the first empty one. */
  function focused(box: HTMLInputElement, index: number): void {
    if (index > latest.current.length) focus(latest.current.length);
    else box.select();
  }

  return { entered, pasted, pressed, focused };
}

/** Reports each change, and a complete code once. `latest` is the code before it comes back through the props. */
function useChange({ value, onChange, onComplete, length = OTP_LENGTH }: OtpInputProps) {
  const latest = useRef(value);
  const reportedCode = useRef<string | undefined>(undefined);
  useEffect(() => {
    latest.current = value;
    if (value.length < length) reportedCode.current = undefined;
  }, [value, length]);

  function change(next: string, toTheEnd = false): void {
    latest.current = next;
    onChange(next);
    const isComplete = next.length === length && (value.length < length || toTheEnd);
    if (!isComplete || next === reportedCode.current) return;
    reportedCode.current = next;
    onComplete?.(next);
  }

  return { latest, change };
}

function doNothing(): void {
  // `onInput` changes the value.
}

function focusBox(group: HTMLElement | null, index: number): void {
  const box = group?.querySelectorAll('input')[index];
  box?.focus();
  box?.select();
}
