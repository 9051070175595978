import type { ComponentType } from 'react';
import type { OfferStatus } from '#generated/model';
import { OfferStatus as Status } from '#generated/model/codes';
import { findByCode, nameStatus } from '#platform/lib/codes';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { BellIcon, ClockIcon, CloseIcon, LockIcon, SuccessIcon } from '#platform/ui/icons';
import { offerLabels } from './labels';

type Look = { tone: StatusTone; Icon: ComponentType };

const looks = {
  [Status.open]: { tone: 'info', Icon: BellIcon },
  [Status.filled]: { tone: 'success', Icon: SuccessIcon },
  [Status.closed]: { tone: 'neutral', Icon: LockIcon },
  [Status.expired]: { tone: 'warning', Icon: ClockIcon },
  [Status.cancelled]: { tone: 'danger', Icon: CloseIcon },
} as const satisfies Record<OfferStatus, Look>;

/** The status of an offer as color, icon and word. */
export function OfferStatusChip({ status }: { status: OfferStatus }) {
  const { tone, Icon } = findByCode<OfferStatus, Look>(looks, status) ?? looks[Status.closed];
  return (
    <StatusChip tone={tone} icon={<Icon />}>
      {nameStatus(offerLabels.status, status)}
    </StatusChip>
  );
}
