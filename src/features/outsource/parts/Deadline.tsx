import { formatSpan } from '#platform/lib/time/timeLeft';
import type { OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon } from '#platform/ui/icons';
import { useNowUntil } from '#platform/ui/clock/useNowUntil';
import { partTexts } from './texts';

type Props = { offer: Pick<OutsourceOffer, 'apply_by' | 'status'> };

const minute = 60_000;
/** From here on the deadline is a warning. The provider notifies the branch at the same time. */
const soon = 120 * minute;

/** The time left to apply for an open offer; nothing for others. */
export function Deadline({ offer }: Props) {
  const isOpen = offer.status === OfferStatus.open;
  const now = useNowUntil(isOpen ? offer.apply_by : null);
  if (!isOpen) return null;
  const left = Date.parse(offer.apply_by) - now.getTime();
  return (
    <StatusChip tone={left <= soon ? 'warning' : 'neutral'} icon={<ClockIcon />}>
      {describeTimeLeft(left)}
    </StatusChip>
  );
}

/** `left` in milliseconds. */
function describeTimeLeft(left: number): string {
  if (left <= 0) return partTexts.closing;
  return left < minute ? partTexts.closesSoon : partTexts.closesIn(formatSpan(left));
}
