import type { CapacityDay } from '#generated/model';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFillPath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { FindAiIcon, PlusIcon } from '#platform/ui/icons';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { jobLabels } from '../../jobs/orders';
import { PositionIcon } from '../../team/people';
import { markEntry } from '../model/entrySteps';
import { formatLongDay, formatWeekday } from '../model/formats';
import { getCreatePath } from '../page/useCalendarState';
import { calendarTexts as texts } from '../texts';
import styles from './DayHeader.module.css';

type Props = {
  day: CalendarDate;
  today: CalendarDate;
  capacity: CapacityDay | undefined;
  onDay: (day: CalendarDate) => void;
};

/** A day of the week, how many people it needs, and links to a new job and to people for open slots. */
export function DayHeader({ day, today, capacity, onDay }: Props) {
  return (
    <Stack align="center" className={styles.header}>
      <Row>
        <button type="button" className={styles.day} onClick={() => onDay(day)} {...markEntry(day, 'head')}>
          <span aria-hidden="true">
            {formatWeekday(day)}{' '}
            <Text as="b" tone="ink" size={16} weight="strong">
              {Number(day.slice(8))}
            </Text>
          </span>
          <VisuallyHidden>{formatLongDay(day)}</VisuallyHidden>
        </button>
        <span className={styles.add}>
          <AddJob day={day} row={day} />
          <FillDay day={day} today={today} capacity={capacity} />
        </span>
      </Row>
      <Capacity capacity={capacity} />
    </Stack>
  );
}

/** Booked of needed people by position; red where free people do not cover the rest. */
export function Capacity({ capacity }: { capacity: CapacityDay | undefined }) {
  const lines = capacity?.positions.filter(({ needed }) => needed > 0) ?? [];
  return (
    <Row
      as="ul"
      isWrapping
      justify="center"
      tone="secondary"
      size={12}
      isNumeric
      align="stretch"
      className={styles.capacity}
    >
      {lines.map(({ position, needed, booked, free }) => {
        const words = texts.positionNeed(jobLabels.position[position], needed, booked, free);
        return (
          <Row
            as="li"
            isInline
            key={position}
            title={words}
            className={classes(booked >= needed && styles.covered, needed - booked > free && styles.short)}
          >
            <PositionIcon code={position} size={14} />
            <span aria-hidden="true">{texts.capacity(booked, needed)}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </Row>
        );
      })}
    </Row>
  );
}

type FillDayProps = { day: CalendarDate; today: CalendarDate; capacity: CapacityDay | undefined };

/** A small link that fills the open slots of a day, if it has some. */
function FillDay({ day, today, capacity }: FillDayProps) {
  const link = useLink();
  const isOpen = capacity?.positions.some(({ open }) => open > 0) ?? false;
  if (!isOpen || day < today) return null;
  const label = texts.fillOn(formatDay(day));
  return (
    <IfFeature name="crewPlan">
      <Row
        as="a"
        isInline
        justify="center"
        tone="secondary"
        className={styles.linkAdd}
        title={label}
        aria-label={label}
        {...link(getFillPath(1, day))}
        {...markEntry(day, 'head')}
      >
        <FindAiIcon size={14} />
      </Row>
    </IfFeature>
  );
}

type AddJobProps = {
  day: CalendarDate;
  /** The row that it heads, for the arrow keys. */
  row: string;
  /** With the words "New job" instead of the plus alone. */
  withText?: boolean;
};

/** A small link to a new job on a day. */
export function AddJob({ day, row, withText = false }: AddJobProps) {
  const link = useLink();
  const label = texts.addOn(formatDay(day));
  return (
    <Row
      as="a"
      isInline
      justify="center"
      tone="secondary"
      className={classes(styles.linkAdd, withText && styles.wide)}
      title={label}
      aria-label={label}
      {...link(getCreatePath(day))}
      {...markEntry(row, 'head')}
    >
      <PlusIcon size={14} />
      {withText && <span>{texts.addShort}</span>}
    </Row>
  );
}
