import type { ComponentType } from 'react';
import { countSlotsOfOffer } from '#domain/outsource/offerSlots';
import { formatJobDays } from '#domain/time/workDays';
import type { OfferStatus, OutsourceOffer, OutsourceOfferActionsItem, CrewSummary, OfferNeed } from '#generated/model';
import { OfferStatus as Status } from '#generated/model/codes';
import { findByCode, nameStatus } from '#platform/lib/codes';
import { formatRate } from '#platform/lib/money';
import { formatTimeLeft } from '#platform/lib/time/timeLeft';
import { useNowUntil } from '#platform/ui/clock/useNow';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { BellIcon, ClockIcon, CloseIcon, LockIcon, SuccessIcon, MoreIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import { listCrewNeeds } from '../../jobs/orders';
import { offerLabels } from './labels';
import { partTexts as texts, partTexts } from './texts';
import type { OpenOfferDialog } from './useOfferDialogs';

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

type Props = { offer: OutsourceOffer; onAsk: OpenOfferDialog };

const inOrder: readonly OutsourceOfferActionsItem[] = ['edit', 'repeat', 'close', 'delete'];
const ends: readonly OutsourceOfferActionsItem[] = ['close', 'delete'];

/** Actions available for this offer; renders nothing if there are none. */
export function OfferMenu({ offer, onAsk }: Props) {
  const label = texts.more(nameOffer(offer));
  const actions = inOrder.filter((action) => offer.actions.includes(action));
  if (actions.length === 0) return null;
  return (
    <Menu
      label={label}
      trigger={(props) => <IconButton {...props} variant="outline" icon={<MoreIcon />} label={label} />}
    >
      {actions.map((action) => (
        <MenuItem
          key={action}
          text={texts.actions[action]}
          danger={ends.includes(action)}
          onClick={() => onAsk(action, offer)}
        />
      ))}
    </Menu>
  );
}

type Named = Pick<OutsourceOffer, 'title' | 'position_needs' | 'date' | 'end_date' | 'city'>;

/** The title of an offer, or what it asks for, when and where: "2 helpers, Sat, Nov 28, Tempe". */
export function nameOffer({ title, position_needs, city, ...days }: Named): string {
  return title === '' ? partTexts.needs([...listCrewNeeds(position_needs), formatJobDays(days), city]) : title;
}

/** "$24.00/hr", or each position with its rate if they differ. */
export function formatOfferRates(needs: readonly OfferNeed[]): string {
  const rates = new Set(needs.map(({ hourly_rate }) => hourly_rate));
  const [rate] = rates;
  if (rate !== undefined && rates.size === 1) return formatRate(rate);
  const names = listCrewNeeds(needs);
  return partTexts.needs(
    needs.map((need, index) => partTexts.needRate(names[index] ?? '', formatRate(need.hourly_rate))),
  );
}

/** Fill state of an offer; applicants waiting for an answer are pending, as far as they fit. */
export function summarizeOffer(
  offer: Pick<OutsourceOffer, 'status' | 'position_needs' | 'order' | 'waiting'>,
): CrewSummary {
  const { required, filled, open } = countSlotsOfOffer(offer);
  return { required, accepted: filled, pending: Math.min(offer.waiting, open) };
}

type DeadlineProps = { offer: Pick<OutsourceOffer, 'apply_by' | 'status' | 'timezone'> };

/** From here on the deadline is a warning. The provider notifies the branch at the same time. */
const soonMs = 2 * 3_600_000;

/** The time left to apply for an open offer; nothing for others. */
export function Deadline({ offer }: DeadlineProps) {
  const isOpen = offer.status === Status.open;
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
