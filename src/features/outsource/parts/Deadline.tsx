import { formatTimeLeft } from '#platform/lib/time/timeLeft';
import type { OutsourceOffer } from '#generated/model';
import { OfferStatus } from '#generated/model/codes';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon } from '#platform/ui/icons';
import { useNowUntil } from '#platform/ui/clock/useNowUntil';
import { partTexts } from './texts';

type Props = { offer: Pick<OutsourceOffer, 'apply_by' | 'status' | 'timezone'> };

/** From here on the deadline is a warning. The provider notifies the branch at the same time. */
const soonMs = 2 * 3_600_000;

/** The time left to apply for an open offer; nothing for others. */
export function Deadline({ offer }: Props) {
  const isOpen = offer.status === OfferStatus.open;
  const now = useNowUntil(isOpen ? offer.apply_by : null);
  if (!isOpen) return null;
  const left = formatTimeLeft(offer.apply_by, now, offer.timezone);
  const isSoon = Date.parse(offer.apply_by) - now.getTime() <= soonMs;
  return (
    <StatusChip tone={isSoon ? 'warning' : 'neutral'} icon={<ClockIcon />}>
      {left === undefined ? partTexts.closing : partTexts.closesIn(left)}
    </StatusChip>
  );
}
