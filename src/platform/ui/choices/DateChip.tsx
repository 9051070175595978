import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import { Chip } from '../data/Chip';
import { DayMenu } from '../dates/DayMenu';
import { CalendarIcon, ChevronDownIcon } from '../icons';
import { texts } from '../texts';
import styles from '../data/Chip.module.css';

export type DateChipProps = {
  /** Purpose of the day: "Available on". */
  label: string;
  /** The time zone whose today it is. */
  zone: string;
  /** The chosen day as text, undefined for none. */
  value: string | undefined;
  /** Called with year-month-day, from today on; null clears it. */
  onChange: (day: string | null) => void;
};

/** A filter by day: a chip that opens a calendar. Once a day is chosen, the chip can be removed. */
export function DateChip({ label, zone, value, onChange }: DateChipProps) {
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
        <DayChoice label={label} zone={zone} onChoose={change} />
      ) : (
        <Chip label={texts.chosen(label, value)} icon={<CalendarIcon size={14} />} onRemove={() => change(null)} />
      )}
    </span>
  );
}

function DayChoice({ label, zone, onChoose }: { label: string; zone: string; onChoose: (day: string) => void }) {
  return (
    <DayMenu
      value={null}
      zone={zone}
      onChoose={onChoose}
      trigger={(props) => (
        <button type="button" {...props} className={classes(styles.chip, styles.button)}>
          <CalendarIcon size={14} />
          {label}
          <ChevronDownIcon size={12} />
        </button>
      )}
    />
  );
}
