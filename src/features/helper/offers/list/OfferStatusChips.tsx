import type { HelperOffer } from '#generated/model';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon, FindAiIcon, TickIcon } from '#platform/ui/icons';
import { useNowUntil } from '#platform/ui/clock/useNowUntil';
import { formatDeadline, formatEarlyAccess, isAwaitingReply, isClosingSoon } from '../describeOffer';
import styles from './OfferStatusChips.module.css';
import { offerListTexts as texts } from '../texts';

/** Applied or not, the time to the deadline, and early access. Nothing once nothing can be done. */
export function OfferStatusChips({ offer }: { offer: HelperOffer }) {
  const isOpen = offer.bucket === 'new' || offer.actions.includes('apply');
  const now = useNowUntil(isOpen ? offer.apply_by : null);
  const beforeOthers = useNowUntil(isOpen ? offer.early_until : null);
  if (!isOpen) return null;
  const early = formatEarlyAccess(offer, beforeOthers);
  return (
    <div className={styles.chips}>
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
    </div>
  );
}
