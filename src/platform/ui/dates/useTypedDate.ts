import { useState } from 'react';
import { formatDateInput } from '../../lib/time/dates';
import { serverDate } from '../../lib/time/serverClock';
import { parseTypedDate } from '../../lib/time/typedDate';
import { toDay } from './dates';

type Options = {
  value: string | null;
  onChange: (day: string) => void;
  onText?: ((text: string) => void) | undefined;
  minDay?: string | null | undefined;
};

export type TypedDate = {
  text: string;
  /** True if a text that is not a date was left in the input. */
  isWrong: boolean;
  type: (text: string) => void;
  /** Reads what was typed, if anything. */
  read: () => void;
  forget: () => void;
};

/** The text of a date input: what is being typed, else the value as month/day/year. */
export function useTypedDate({ value, onChange, onText, minDay }: Options): TypedDate {
  // Undefined while the input shows the value.
  const [draft, setDraft] = useState<string>();
  const [isWrong, setWrong] = useState(false);

  function show(text: string | undefined, wrong = false): void {
    setDraft(text);
    setWrong(wrong);
  }

  function read(): void {
    if (draft === undefined) return;
    const text = draft.trim();
    const day = parseTypedDate(text, {
      today: toDay(serverDate()),
      years: minDay === null ? 'nearest' : 'upcoming',
    });
    const keepsText = day === null && text !== '' && onText === undefined;
    show(keepsText ? text : undefined, keepsText);
    if (day === null) onText?.(text);
    else onChange(day);
  }

  return {
    text: draft ?? formatDateInput(value ?? ''),
    isWrong,
    type: (text: string) => show(text),
    read,
    forget: () => show(undefined),
  };
}
