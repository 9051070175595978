import { type ButtonHTMLAttributes, type ReactNode, type RefObject, useId, useRef } from 'react';
import { DatePopup } from './DatePopup';
import { useDatePopup } from './useDatePopup';

type TriggerProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'aria-haspopup' | 'aria-expanded'> & {
  ref: RefObject<HTMLButtonElement | null>;
};

type DayMenuProps = {
  /** The chosen day, year-month-day. */
  value: string | null;
  /** True if days before today can be chosen. */
  past?: boolean;
  /** The time zone whose today it is. */
  zone: string;
  trigger: (props: TriggerProps) => ReactNode;
  onChoose: (day: string) => void;
};

/** A button with the popup of a date input. */
export function DayMenu({ value, past = false, zone, trigger, onChoose }: DayMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popup = useDatePopup({ value, onChange: onChoose, minDay: past ? null : undefined, zone, trigger: button });
  const popupId = useId();
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => (popup.isOpen ? popup.leave() : popup.open()),
        'aria-haspopup': 'dialog',
        'aria-expanded': popup.isOpen,
      })}
      <DatePopup id={popupId} popup={popup} anchor={button} />
    </>
  );
}
