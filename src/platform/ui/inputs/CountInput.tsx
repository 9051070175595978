import type { KeyboardEvent } from 'react';
import { cleanLine } from '../../lib/typedText';
import { MinusIcon, PlusIcon } from '../icons';
import { Row } from '../layout/Layout';
import { IconButton } from './Button';
import { controlAttributes, type ControlProps } from './controlProps';
import styles from './CountInput.module.css';

type CountInputProps = ControlProps & {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** Accessible names of the buttons: "One helper less", "One helper more". */
  lessLabel: string;
  moreLabel: string;
};

/** A small whole number: typed, or changed with the arrow keys or the buttons. The buttons are not in the tab order. */
export function CountInput(props: CountInputProps) {
  const { value, onChange, min = 0, max, lessLabel, moreLabel, disabled = false } = props;
  const change = (next: number) => {
    const within = Math.min(max, Math.max(min, next));
    if (within !== value) onChange(within);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(value + step);
  };
  return (
    <Row as="span" isInline className={styles.count}>
      <IconButton
        icon={<MinusIcon />}
        label={lessLabel}
        tabIndex={-1}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        {...controlAttributes(props)}
        className={styles.number}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={String(value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          event.currentTarget.select();
          props.onFocus?.();
        }}
        onChange={({ currentTarget: { value: text } }) => {
          const [, typed] = /^0*(\d{0,3})$/.exec(cleanLine(text).trim()) ?? [];
          if (typed !== undefined) change(Number(typed));
        }}
      />
      <IconButton
        icon={<PlusIcon />}
        label={moreLabel}
        tabIndex={-1}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      />
    </Row>
  );
}
