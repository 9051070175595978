import type { AvailabilityDay } from '#generated/model';
import type { FieldName } from '#platform/forms/fieldNames';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { useFormField } from '#platform/forms/useFormField';
import { formatTime } from '#platform/lib/time/clockTimes';
import { classes } from '#platform/ui/classes';
import { announce } from '#platform/ui/feedback/announcements';
import { CopyIcon, PlusIcon, SmallCrossIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack } from '#platform/ui/layout/Layout';
import {
  changeDay,
  copyToWeekdays,
  findNextWindow,
  type HoursValues,
  toggleDay,
  validWeek,
  joinWindow,
  listTimes,
  splitWindow,
} from './hours';
import { workTexts as texts } from './texts';
import formStyles from '../form/form.module.css';
import styles from './WeekField.module.css';

type Week = readonly AvailabilityDay[];

/** The usual hours of each weekday: a switch per day, and one to three pairs of times. */
export function WeekField({ name }: { name: FieldName<Week, HoursValues> }) {
  const { value, change, control, frame } = useFormField<Week, HoursValues>(
    { name, label: texts.week, required: true, validate: validWeek },
    none,
  );
  const firstOn = value.find(({ windows }) => windows.length > 0);
  return (
    <FieldFrame {...frame} group>
      <div
        id={control.id}
        role="group"
        aria-labelledby={getLabelId(control.id)}
        aria-describedby={control['aria-describedby']}
        tabIndex={-1}
        className={styles.week}
      >
        {value.map((day) => (
          <DayRow key={day.weekday} day={day} week={value} canCopy={day === firstOn} onChange={change} />
        ))}
      </div>
    </FieldFrame>
  );
}

type DayRowProps = {
  day: AvailabilityDay;
  week: Week;
  /** The first working day offers its hours to the others. */
  canCopy: boolean;
  onChange: (week: Week) => void;
};

function DayRow({ day: { weekday, windows }, week, canCopy, onChange }: DayRowProps) {
  const name = texts.day[weekday];
  const next = findNextWindow(windows);
  const setWindows = (update: (windows: readonly string[]) => string[]) => onChange(changeDay(week, weekday, update));
  const copy = () => {
    onChange(copyToWeekdays(week, weekday));
    announce(texts.copied(name));
  };
  return (
    <Columns isDivided gap={2} align="start" className={styles.day} role="group" aria-label={name}>
      <Row as="label" gap={3} weight="medium" className={styles.switch}>
        <input type="checkbox" checked={windows.length > 0} onChange={() => onChange(toggleDay(week, weekday))} />
        <span>{name}</span>
      </Row>
      {windows.length === 0 ? (
        <span className={styles.off}>{texts.off}</span>
      ) : (
        <Stack gap={1} className={styles.windows}>
          {windows.map((window, index) => (
            <WindowPicker
              key={index}
              day={name}
              number={index + 1}
              window={window}
              onChange={(changed) => setWindows((all) => all.with(index, changed))}
              {...(windows.length > 1 && { onRemove: () => setWindows((all) => all.toSpliced(index, 1)) })}
            />
          ))}
          <Row isWrapping gap={2} rowGap={1} align="stretch">
            {next !== undefined && (
              <Button
                size="small"
                touch
                variant="quiet"
                icon={<PlusIcon />}
                aria-label={texts.addPartTo(name)}
                onClick={() => setWindows((all) => [...all, next])}
              >
                {texts.addPart}
              </Button>
            )}
            {canCopy && (
              <Button
                size="small"
                touch
                variant="quiet"
                icon={<CopyIcon />}
                aria-label={texts.copyOf(name)}
                onClick={copy}
              >
                {texts.copy}
              </Button>
            )}
          </Row>
        </Stack>
      )}
    </Columns>
  );
}

const none: Week = [];

type WindowPickerProps = {
  day: string;
  /** Its number among the hours of the day, from 1. */
  number: number;
  window: string;
  onChange: (window: string) => void;
  onRemove?: () => void;
};

/** From and to, with the device's own pickers. */
function WindowPicker({ day, number, window, onChange, onRemove }: WindowPickerProps) {
  const { from, to } = splitWindow(window);
  return (
    <Row gap={2} canShrink>
      <TimeSelect label={texts.from(day, number)} time={from} onChange={(time) => onChange(joinWindow(time, to))} />
      <span aria-hidden="true">{texts.until}</span>
      <TimeSelect label={texts.to(day, number)} time={to} onChange={(time) => onChange(joinWindow(from, time))} />
      {onRemove && (
        <IconButton touch icon={<SmallCrossIcon />} label={texts.removePart(day, number)} onClick={onRemove} />
      )}
    </Row>
  );
}

function TimeSelect({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <select
      className={classes(formStyles.select, styles.time)}
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
