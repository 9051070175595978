import { countOpenInSummary } from '#domain/orders/openSlots';
import type { OrderCard, ClosedState, OrderStatus, HelpType } from '#generated/model';
import { useFeature } from '#platform/provider/useFeature';
import { Link } from '#platform/routing/links/Link';
import { StatusChip } from '#platform/ui/data/Chip';
import { WarningIcon, CloseIcon, SuccessIcon } from '#platform/ui/icons';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import styles from './card.module.css';
import { cardTexts } from '../texts';
import { jobInText } from './describeJob';
import { listWarnings } from './timing';
import { labels, describeHelp } from './labels';
import { nameStatus, findByCode } from '#platform/lib/codes';
import { RingIcon } from '#platform/ui/lists/RingIcon';

type Props = {
  job: Parameters<typeof listWarnings>[0] & Pick<OrderCard, 'order_id' | 'number' | 'status' | 'crew_summary'>;
  now: Date;
  /** Leaves out what an address lacks, where the row shows it at the route. */
  omitsAddress?: boolean;
};

/** Warnings about a job. While a slot is open, "Needs crew" leads to people who can take it. */
export function WarningChips({ job, now, omitsAddress = false }: Props) {
  const hasFind = useFeature('findHelpers');
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
  return <span className={styles.badge}>{describeHelp(helpType)}</span>;
}
