import { PopupKind } from '@blueprintjs/core';
import { type ButtonHTMLAttributes, lazy, type ReactNode, type RefObject, useRef, useState } from 'react';
import { serverDate } from '../../lib/time/serverClock';
import listStyles from './ChoiceList.module.css';
import styles from '../data/Chip.module.css';
import { toDay } from '../dates/dates';
import { LazyBoundary } from '../boundaries/LazyBoundary';
import { SkeletonCard } from '../feedback/Skeleton';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';

const DateCalendar = lazy(async () => ({ default: (await import('../dates/DateCalendar')).DateCalendar }));

type TriggerProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'aria-haspopup' | 'aria-expanded'> & {
  ref: RefObject<HTMLButtonElement | null>;
};

type DayMenuProps = {
  /** The chosen day, year-month-day. */
  value: string | null;
  /** True if days before today can be chosen. */
  past?: boolean;
  trigger: (props: TriggerProps) => ReactNode;
  onChoose: (day: string) => void;
};

/** A button that opens a calendar; a choice closes it. */
export function DayMenu({ value, past = false, trigger, onChoose }: DayMenuProps) {
  const [today, setToday] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = today !== undefined;
  const toggle = (next: boolean) => setToday(next ? toDay(serverDate()) : undefined);
  return (
    <>
      {trigger({
        ref: button,
        onClick: () => toggle(!isOpen),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
      })}
      <Popover
        isOpen={isOpen}
        onInteraction={toggle}
        anchor={button}
        popupKind={PopupKind.DIALOG}
        popoverClassName={listStyles.popover}
        content={
          <div role="dialog" aria-label={texts.chooseDate} className={styles.calendar}>
            <LazyBoundary loading={<SkeletonCard height={300} />}>
              <DateCalendar
                value={value}
                today={today ?? ''}
                minDay={past ? null : (today ?? null)}
                onChoose={(day) => {
                  toggle(false);
                  onChoose(day);
                }}
              />
            </LazyBoundary>
          </div>
        }
      />
    </>
  );
}
