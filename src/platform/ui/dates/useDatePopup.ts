import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type CalendarDate, formatDateInput } from '../../lib/time/dates';
import { serverDate } from '../../lib/time/serverClock';
import { parseTypedDate } from '../../lib/time/typedDate';
import { todayIn } from '../../lib/time/zonedTimes';
import { renderNow } from '../focus/renderNow';
import { texts } from '../texts';

type Options = {
  value: CalendarDate | null;
  onChange: (day: CalendarDate) => void;
  /** First day that can be chosen. Today if undefined; null for none. */
  minDay: CalendarDate | null | undefined;
  /** The time zone whose today it is: the branch's, not the device's. */
  zone: string;
  /** The element that opens the popup. Gets the focus back. */
  trigger: RefObject<HTMLElement | null>;
};

type Opened = { today: CalendarDate; text: string | undefined; error: string | undefined };

/** A popup in which a day is chosen from a calendar or typed. */
export type DatePopupState = {
  isOpen: boolean;
  /** The day on which the popup was opened, not the one on which the page was loaded. */
  today: CalendarDate;
  minDay: CalendarDate | null;
  /** Undefined if nothing was typed: the calendar has the focus. */
  text: string | undefined;
  error: string | undefined;
  /** The typed day, else the value. */
  shown: CalendarDate | null;
  open: () => void;
  type: (text: string) => void;
  /** Reads what was typed. False if it is no day that can be chosen: the popup shows an error and stays open. */
  take: () => boolean;
  choose: (day: CalendarDate) => void;
  /** Closes without a choice and returns the focus. */
  cancel: () => void;
  /** Closes because of a click elsewhere: a day that was typed is taken. */
  leave: () => void;
};

export function useDatePopup({ value, onChange, minDay, zone, trigger }: Options): DatePopupState {
  const [opened, setOpened] = useState<Opened>();
  const readToday = () => todayIn(zone, serverDate());
  const { today = readToday(), text, error } = opened ?? {};
  const first = minDay === undefined ? today : minDay;
  const findProblem = (day: CalendarDate | null) => {
    if (day === null) return texts.notADate;
    return first !== null && day < first && day !== value ? texts.firstDay(formatDateInput(first)) : undefined;
  };
  const typedDay =
    text === undefined ? null : parseTypedDate(text, { today, years: minDay === null ? 'nearest' : 'upcoming' });

  function close(): void {
    // The button can have the focus as soon as the popup is closed.
    renderNow(() => setOpened(undefined));
    trigger.current?.focus();
  }

  function choose(day: CalendarDate): void {
    close();
    onChange(day);
  }

  function take(): boolean {
    const problem = findProblem(typedDay);
    if (typedDay === null || problem !== undefined) {
      setOpened({ today, text, error: problem });
      return false;
    }
    choose(typedDay);
    return true;
  }

  return {
    isOpen: opened !== undefined,
    today,
    minDay: first,
    text,
    error,
    shown: typedDay !== null && findProblem(typedDay) === undefined ? typedDay : value,
    open: () => setOpened({ today: readToday(), text: undefined, error: undefined }),
    type: (next) => setOpened({ today, text: next, error: undefined }),
    take,
    choose,
    cancel: close,
    leave: () => {
      setOpened(undefined);
      if (typedDay !== null && findProblem(typedDay) === undefined) onChange(typedDay);
    },
  };
}

/** Checks whether a key writes a character. A space opens or chooses. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
