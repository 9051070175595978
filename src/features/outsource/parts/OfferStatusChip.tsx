import type { OfferStatus } from '#generated/model';
import { OfferStatus as Status } from '#generated/model/codes';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { BellIcon, ClockIcon, CloseIcon, LockIcon, SuccessIcon } from '#platform/ui/icons';
import { offerLabels } from './labels';

const looks = {
  [Status.open]: { tone: 'info', Icon: BellIcon },
  [Status.filled]: { tone: 'success', Icon: SuccessIcon },
  [Status.closed]: { tone: 'neutral', Icon: LockIcon },
  [Status.expired]: { tone: 'warning', Icon: ClockIcon },
  [Status.cancelled]: { tone: 'danger', Icon: CloseIcon },
} as const satisfies Record<OfferStatus, { tone: StatusTone; Icon: unknown }>;

/** The status of an offer as color, icon and word. */
export function OfferStatusChip({ status }: { status: OfferStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <StatusChip tone={tone} icon={<Icon />}>
      {offerLabels.status[status]}
    </StatusChip>
  );
}
