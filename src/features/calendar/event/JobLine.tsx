import type { ReactNode } from 'react';
import type { CalendarItem } from '#generated/model';
import { hasId } from '#platform/lib/codes';
import { useLink } from '#platform/routing/links/useLink';
import { StatusChip } from '#platform/ui/data/Chip';
import { WarningIcon } from '#platform/ui/icons';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { FormationChip, formatCustomerName, getDetailsPath } from '../../jobs/orders';
import type { EntryMarks } from '../model/entrySteps';
import { calendarTexts as texts } from '../texts';
import { formatCrew, formatItemRoute, formatItemStatus } from './describeItem';
import { type BranchMark, BranchName, useBranchMark, StatusIcon } from './JobEvent';
import styles from './event.module.css';

type Props = {
  item: CalendarItem;
  /** All facts in sentences, for a screen reader; without it the facts themselves are read. */
  name?: string;
  /** "8:00 AM" */
  time?: string;
  /** "Day 2 of 3" */
  part?: string | undefined;
  entry?: EntryMarks;
};

/** A job of a list of the calendar, which leads to its details. */
export function JobLine({ item, name, time, part, entry }: Props) {
  const branch = useBranchMark(item.order_id);
  const customer = formatCustomerName(item);
  const route = formatItemRoute(item);
  return (
    <DetailsLink item={item} branchColor={branch?.color} entry={entry}>
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
      {time !== undefined && (
        <Text canShrink={false} as="span" weight="medium" isNumeric className={styles.lineTime} aria-hidden="true">
          {time}
        </Text>
      )}
      <Stack as="span" canShrink isFilling className={styles.lineFacts} aria-hidden={name !== undefined}>
        <Text as="span" weight="strong" isBreaking>
          {customer}{' '}
          {item.number !== customer && (
            <Muted as="span" size={14} weight="regular">
              {item.number}
            </Muted>
          )}
        </Text>
        {route !== '' && (
          <Muted as="span" size={14} weight="regular">
            {route}
          </Muted>
        )}
        <Chips item={item} part={part} branch={branch} />
      </Stack>
    </DetailsLink>
  );
}

type ChipsProps = Pick<Props, 'item' | 'part'> & { branch: BranchMark | undefined };

/** Crew, part of the job and branch. */
function Chips({ item, part, branch }: ChipsProps) {
  const crew = formatCrew(item, texts.crewInWords);
  return (
    <Row as="span" gap={2} isWrapping className={styles.chips}>
      {item.closed_state === null ? (
        <FormationChip status={item.status} />
      ) : (
        <StatusChip tone="neutral" icon={<StatusIcon item={item} />}>
          {formatItemStatus(item)}
        </StatusChip>
      )}
      {crew !== undefined && (
        <Muted as="span" size={14} weight="regular">
          {crew}
        </Muted>
      )}
      {part !== undefined && (
        <Muted as="span" size={14} weight="regular">
          {part}
        </Muted>
      )}
      {branch && <BranchName mark={branch} />}
      {item.has_conflict && (
        <StatusChip tone="danger" icon={<WarningIcon size={12} />}>
          {texts.conflict}
        </StatusChip>
      )}
    </Row>
  );
}

type LinkProps = {
  item: CalendarItem;
  branchColor: number | undefined;
  entry: EntryMarks | undefined;
  children: ReactNode;
};

function DetailsLink({ item, branchColor, entry, children }: LinkProps) {
  const link = useLink();
  if (!hasId(item.order_id))
    return (
      <Row gap={3} align="stretch" className={styles.job}>
        {children}
      </Row>
    );
  return (
    <Row
      as="a"
      gap={3}
      align="stretch"
      className={styles.job}
      data-branch={branchColor}
      {...link(getDetailsPath(item))}
      {...entry}
    >
      {children}
    </Row>
  );
}
