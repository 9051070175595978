import { countOpenInSummary } from '#domain/orders/openSlots';
import { formatJobDays } from '#domain/time/workDays';
import type { OrderCard, ClosedState, OrderStatus, HelpType } from '#generated/model';
import { nameStatus, findByCode } from '#platform/lib/codes';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { useAction } from '#platform/provider/slice';
import { Link } from '#platform/routing/links/Link';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { StatusChip } from '#platform/ui/data/Chip';
import { WarningIcon, CloseIcon, SuccessIcon } from '#platform/ui/icons';
import { Muted, Row, Text } from '#platform/ui/layout/Layout';
import { RingIcon } from '#platform/ui/lists/RingIcon';
import { cardTexts } from '../texts';
import { jobInText, formatRoute, countStopsBetween, type RoutedJob } from './describeJob';
import { labels, describeHelp } from './labels';
import { listWarnings } from './timing';
import styles from './card.module.css';

type Props = {
  job: Parameters<typeof listWarnings>[0] & Pick<OrderCard, 'order_id' | 'number' | 'status' | 'crew_summary'>;
  now: Date;
  /** Leaves out what an address lacks, where the row shows it at the route. */
  omitsAddress?: boolean;
};

/** Warnings about a job. While a slot is open, "Needs crew" leads to people who can take it. */
export function WarningChips({ job, now, omitsAddress = false }: Props) {
  const hasFind = useAction('findHelpers');
  const canFind = hasFind && job.crew_summary !== null && countOpenInSummary(job.crew_summary) > 0;
  const warnings = listWarnings(job, now).filter(({ isAddress }) => !(omitsAddress && isAddress));
  return warnings.map(({ tone, words, needsCrew = false }) => {
    const chip = (
      <StatusChip key={words} tone={tone} icon={<WarningIcon />}>
        {words}
      </StatusChip>
    );
    if (!needsCrew || !canFind) return chip;
    return (
      <Link
        key={words}
        to={getFindPeoplePath(job.order_id)}
        className={styles.warningLink}
        aria-label={cardTexts.needsCrewLink(words, jobInText(job.number))}
        title={cardTexts.findPeople}
      >
        {chip}
      </Link>
    );
  });
}

/** Result of a job. */
export function ResultChip({ result }: { result: ClosedState }) {
  const isDone = result === 'completed';
  return (
    <StatusChip tone={isDone ? 'success' : 'danger'} icon={isDone ? <SuccessIcon /> : <CloseIcon />}>
      {labels.closed[result]}
    </StatusChip>
  );
}

/** The formation status of a crew as color, ring and text. */
export function FormationChip({ status }: { status: OrderStatus }) {
  const { tone, share } = getFormationStyle(status);
  return (
    <StatusChip tone={tone} icon={<RingIcon share={share} />}>
      {nameStatus(labels.status, status)}
    </StatusChip>
  );
}

const formationStyles = {
  1: { tone: 'neutral', share: 'none' },
  2: { tone: 'warning', share: 'half' },
  3: { tone: 'info', share: 'most' },
  4: { tone: 'success', share: 'full' },
} as const;

/** Color and ring of a formation status. */
export function getFormationStyle(status: OrderStatus) {
  return findByCode(formationStyles, status) ?? formationStyles[1];
}

/** Work of the crew: load, unload or both. */
export function HelpBadge({ helpType }: { helpType: HelpType }) {
  return (
    <Row as="span" isInline tone="secondary" size={12} weight="medium" lines="one" className={styles.badge}>
      {describeHelp(helpType)}
    </Row>
  );
}

/** "Tempe → Gilbert (+1 stop)" */
export function RouteLine({ job }: { job: RoutedJob & Partial<Pick<OrderCard, 'stops_count'>> }) {
  const between = countStopsBetween(job.stops_count ?? 0);
  return (
    <Text as="span" isBreaking>
      <span>{formatRoute(job)}</span>
      {between > 0 && (
        <Muted as="span" lines="one">
          {' '}
          {cardTexts.moreStops(between)}
        </Muted>
      )}
    </Text>
  );
}

type WhenLineProps = {
  job: Pick<OrderCard, 'date' | 'end_date' | 'arrival_window' | 'starts_at' | 'timezone'>;
  now: Date;
};

/**
 * "Sat, Nov 28 · 8:00–10:00 AM", or "Sat, Nov 28 – Mon, Nov 30 · 8:00–10:00 AM" for several days. Adds the zone if this
 * device's clock shows a different time. Without a date nothing.
 */
export function WhenLine({ job, now }: WhenLineProps) {
  const { date, end_date, arrival_window, starts_at, timezone } = job;
  if (date === null) return null;
  const today = todayIn(timezone, now);
  const dateTime = starts_at ?? date;
  const days = formatJobDays({ date, end_date }, today);
  if (arrival_window === null) return <time dateTime={dateTime}>{days}</time>;
  const hours = formatTimeWindow(arrival_window);
  const note = starts_at === null ? '' : zoneNote(starts_at, timezone);
  return (
    <time dateTime={dateTime}>
      <span>{days} · </span>
      <Text as="span" lines="one">
        {note === '' ? hours : cardTexts.zone(hours, note)}
      </Text>
    </time>
  );
}
