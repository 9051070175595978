import { formatTime } from '#platform/lib/time/clockTimes';
import { SmallCrossIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { joinWindow, listTimes, splitWindow } from './hours';
import { workTexts as texts } from './texts';
import styles from './WeekField.module.css';

type WindowPickerProps = {
  day: string;
  /** Its number among the hours of the day, from 1. */
  number: number;
  window: string;
  onChange: (window: string) => void;
  onRemove?: () => void;
};

/** From and to, with the device's own pickers. */
export function WindowPicker({ day, number, window, onChange, onRemove }: WindowPickerProps) {
  const { from, to } = splitWindow(window);
  return (
    <div className={styles.window}>
      <TimeSelect label={texts.from(day, number)} time={from} onChange={(time) => onChange(joinWindow(time, to))} />
      <span aria-hidden="true">{texts.until}</span>
      <TimeSelect label={texts.to(day, number)} time={to} onChange={(time) => onChange(joinWindow(from, time))} />
      {onRemove && (
        <IconButton touch icon={<SmallCrossIcon />} label={texts.removePart(day, number)} onClick={onRemove} />
      )}
    </div>
  );
}

function TimeSelect({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <select
      className={styles.time}
      aria-label={label}
      value={time}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {listTimes(time).map((each) => (
        <option key={each} value={each}>
          {formatTime(each)}
        </option>
      ))}
    </select>
  );
}
