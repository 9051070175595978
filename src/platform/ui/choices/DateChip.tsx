import { PopupKind } from '@blueprintjs/core';
import { lazy, useEffect, useRef, useState } from 'react';
import { serverDate } from '../../lib/time/serverClock';
import { Chip } from '../data/Chip';
import listStyles from './ChoiceList.module.css';
import styles from '../data/Chip.module.css';
import { classes } from '../classes';
import { toDay } from '../dates';
import { CalendarIcon, ChevronDownIcon } from '../icons';
import { LazyBoundary } from '../feedback/LazyBoundary';
import { SkeletonCard } from '../feedback/Skeleton';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';

const DateCalendar = lazy(async () => ({ default: (await import('../inputs/DateCalendar')).DateCalendar }));

export type DateChipProps = {
  /** What the day is for: "Available on". */
  label: string;
  /** The chosen day as text, undefined for none. */
  value: string | undefined;
  /** Called with year-month-day, from today on; null clears it. */
  onChange: (day: string | null) => void;
};

/** A filter by day: a chip that opens a calendar. Once a day is chosen, the chip can be removed. */
export function DateChip({ label, value, onChange }: DateChipProps) {
  const host = useRef<HTMLSpanElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    // The pressed element was replaced; its replacement takes the focus.
    if (hasActed.current) host.current?.querySelector('button')?.focus();
    hasActed.current = false;
  }, [value]);
  const change = (day: string | null) => {
    hasActed.current = true;
    onChange(day);
  };
  return (
    <span ref={host} className={classes(value !== undefined && styles.chosen)}>
      {value === undefined ? (
        <DayChoice label={label} onChoose={change} />
      ) : (
        <Chip label={texts.chosen(label, value)} icon={<CalendarIcon size={14} />} onRemove={() => change(null)} />
      )}
    </span>
  );
}

function DayChoice({ label, onChoose }: { label: string; onChoose: (day: string) => void }) {
  const [today, setToday] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = today !== undefined;
  const toggle = (next: boolean) => setToday(next ? toDay(serverDate()) : undefined);
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => toggle(!isOpen)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classes(styles.chip, styles.button)}
      >
        <CalendarIcon size={14} />
        {label}
        <ChevronDownIcon size={12} />
      </button>
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
                value={null}
                today={today ?? ''}
                minDay={today ?? null}
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
