import type { CapacityDay } from '#generated/model';
import { type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { IfFeature } from '#platform/provider/IfFeature';
import { getFillPath } from '#platform/routing/links/fillPath';
import { useLink } from '#platform/routing/links/useLink';
import { FindAiIcon } from '#platform/ui/icons';
import { markEntry } from '../event/entry';
import { calendarTexts as texts } from '../texts';
import styles from './AddJob.module.css';

type Props = { day: CalendarDate; today: CalendarDate; capacity: CapacityDay | undefined };

/** A small link that fills the open slots of a day, if it has some. */
export function FillDay({ day, today, capacity }: Props) {
  const link = useLink();
  const isOpen = capacity?.positions.some(({ open }) => open > 0) ?? false;
  if (!isOpen || day < today) return null;
  const label = texts.fillOn(formatDay(day));
  return (
    <IfFeature name="crewPlan">
      <a
        className={styles.add}
        title={label}
        aria-label={label}
        {...link(getFillPath(1, day))}
        {...markEntry(day, 'head')}
      >
        <FindAiIcon size={14} />
      </a>
    </IfFeature>
  );
}
