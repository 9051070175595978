import type { HelperOffer } from '#generated/model';
import { useNowUntil } from '#platform/ui/clock/useNow';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon, FindAiIcon, TickIcon } from '#platform/ui/icons';
import { Row, Stack } from '#platform/ui/layout/Layout';
import { Blocked, Conflicts } from '../../jobs/list/Warnings';
import { explainOfferCode } from '../answer/OfferAnswers';
import { formatDeadline, formatEarlyAccess, isAwaitingReply, isClosingSoon } from '../describeOffer';
import { offerListTexts as texts } from '../texts';
import warningStyles from '../../jobs/list/Warnings.module.css';
import styles from './OfferState.module.css';

/** Applied or not, the time to the deadline, and early access. Nothing once nothing can be done. */
export function OfferStatusChips({ offer }: { offer: HelperOffer }) {
  const isOpen = offer.bucket === 'new' || offer.actions.includes('apply');
  const now = useNowUntil(isOpen ? offer.apply_by : null);
  const beforeOthers = useNowUntil(isOpen ? offer.early_until : null);
  if (!isOpen) return null;
  const early = formatEarlyAccess(offer, beforeOthers);
  return (
    <Row isWrapping gap={2} align="stretch" className={styles.chips}>
      {isAwaitingReply(offer) && (
        <StatusChip tone="info" icon={<TickIcon size={14} />}>
          {texts.applied}
        </StatusChip>
      )}
      <StatusChip tone={isClosingSoon(offer, now) ? 'warning' : 'neutral'} icon={<ClockIcon size={14} />}>
        {formatDeadline(offer, now)}
      </StatusChip>
      {early !== undefined && (
        <StatusChip tone="success" icon={<FindAiIcon size={14} />}>
          {early}
        </StatusChip>
      )}
    </Row>
  );
}

/** Warnings before applying: other jobs at that time, and the reason applying is not possible. */
export function OfferWarnings({ offer }: { offer: HelperOffer }) {
  if (!canStillApply(offer)) return null;
  return (
    <Stack gap={2} className={warningStyles.warnings}>
      <Conflicts job={offer} />
      <Blocked job={offer} explain={explainOfferCode} />
    </Stack>
  );
}

/** Checks whether the helper can still apply: after passing yes, after being declined no. */
function canStillApply({ bucket, applied_at }: HelperOffer): boolean {
  return bucket === 'new' || (bucket === 'waiting' && applied_at === null);
}
