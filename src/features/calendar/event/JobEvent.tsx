import { Fragment, createContext, type ReactNode, useContext } from 'react';
import type { CalendarItem } from '#generated/model';
import { formatTime, toTime, windowMinutes } from '#platform/lib/time/clockTimes';
import { classes } from '#platform/ui/classes';
import { SmallCrossIcon, TickIcon, WarningIcon } from '#platform/ui/icons';
import { Row, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { RingIcon } from '#platform/ui/lists/RingIcon';
import { formatCustomerName, getFormationStyle } from '../../jobs/orders';
import type { CalendarJob } from '../model/calendarJob';
import type { EntryMarks } from '../model/entrySteps';
import { formatHour } from '../model/formats';
import { calendarTexts as texts } from '../texts';
import { formatCrew, formatItemName, formatItemStatus, getItemTone, listRouteParts } from './describeItem';
import styles from './event.module.css';

type Props = {
  item: CalendarJob;
  /** Minutes after midnight. */
  start: number;
  /** "Helper · pending": how the person of a lane is on the job. */
  work?: string | undefined;
  /** "Day 2 of 3" */
  part?: string | undefined;
  entry?: EntryMarks;
};

/** A job in a view of the calendar. The element around it is the button; all facts are its name. */
export function JobEvent({ item, start, work, part, entry }: Props) {
  const branch = useBranchMark(item.order_id);
  const name = formatItemName(item, { work, part, branch: branch?.name });
  return (
    <span
      className={classes(styles.event, styles.tone)}
      data-tone={getItemTone(item)}
      data-branch={branch?.color}
      title={name}
      {...entry}
    >
      <span aria-hidden="true" className={styles.facts}>
        <Row as="span" gap={1} lines="one" className={styles.head}>
          <StatusIcon item={item} />
          <Text as="span" weight="medium" isNumeric className={styles.time}>
            {formatStart(start)}
          </Text>
          {item.has_conflict && <WarningIcon size={12} className={styles.conflict} />}
          <Text as="span" isAtEnd isNumeric className={styles.crew}>
            {formatCrew(item, texts.crew)}
          </Text>
        </Row>
        <Words className={styles.name} parts={toWords(formatCustomerName(item))} />
        <Lines item={item} work={work} part={part} branch={branch?.name} />
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

function Lines({ item, work, part, branch }: Pick<Props, 'item' | 'work' | 'part'> & { branch: string | undefined }) {
  const lines = [toWords(work), toWords(branch), listRouteParts(item), toWords(formatItemStatus(item)), toWords(part)];
  return (
    <>
      {lines
        .filter(({ length }) => length > 0)
        .map((parts) => (
          <Words key={parts.join(' ')} className={styles.line} parts={parts} />
        ))}
      {item.has_conflict && (
        <Text as="span" isBlock weight="medium" className={styles.conflictWord}>
          {texts.conflict}
        </Text>
      )}
    </>
  );
}

const toWords = (text = ''): string[] => text.split(' ').filter(Boolean);

/** "8 AM", "8:30 AM": whole hours are short, because jobs side by side are narrow. */
export function formatStart(minutes: number): string {
  return minutes % 60 === 0 ? formatHour(minutes) : formatTime(toTime(minutes));
}

/** The ring of the crew; a tick or a cross for a closed job. */
export function StatusIcon({ item: { status, closed_state } }: { item: CalendarItem }) {
  return closed_state === null ? rings[getFormationStyle(status).share] : closedIcons[closed_state];
}

/** The same elements for all jobs: React skips an icon that stays when its job changes. */
const closedIcons = { completed: <TickIcon size={12} />, cancelled: <SmallCrossIcon size={12} /> };
const rings = {
  none: <RingIcon share="none" size={12} />,
  half: <RingIcon share="half" size={12} />,
  most: <RingIcon share="most" size={12} />,
  full: <RingIcon share="full" size={12} />,
};

/** A text that breaks between its parts only. A part that is too long for a line ends in an ellipsis. */
export function Words({ className, parts }: { className: string | undefined; parts: readonly string[] }) {
  return (
    <span className={className}>
      {parts.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' '}
          <Text as="span" lines="cut" className={styles.word}>
            {part}
          </Text>
        </Fragment>
      ))}
    </span>
  );
}

/** "7 AM–6 PM" */
export function formatShortWindow(window: string): string {
  const { start, end } = windowMinutes(window) ?? { start: 0, end: 0 };
  return `${formatStart(start)}–${formatStart(end)}`;
}

/** The name of a branch, and the number of its color. */
export type BranchMark = { name: string; color: number };

const Marks = createContext<(orderId: number) => BranchMark | undefined>(() => undefined);

/** Marks the jobs of several branches that are shown together. */
export function BranchMarks({
  getMark,
  children,
}: {
  getMark: (orderId: number) => BranchMark | undefined;
  children: ReactNode;
}) {
  return <Marks value={getMark}>{children}</Marks>;
}

/** The name of a branch with its color. */
export function BranchName({ mark: { name, color } }: { mark: BranchMark }) {
  return (
    <Row as="span" isInline tone="secondary" size={13} className={styles.branchName}>
      <span className={styles.color} data-branch={color} />
      {name}
    </Row>
  );
}

/** The branch of each job. */
const useBranchMarks = () => useContext(Marks);

/** The branch of a job; undefined if all jobs are of one branch. */
export const useBranchMark = (orderId: number): BranchMark | undefined => useBranchMarks()(orderId);
