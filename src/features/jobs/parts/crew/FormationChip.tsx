import type { OrderStatus } from '../../../../generated/model';
import { StatusChip } from '../../../../platform/ui/data/Chip';
import { RingIcon } from '../../../../platform/ui/data/RingIcon';
import { labels } from '../labels';

const looks = {
  1: { tone: 'neutral', share: 'none' },
  2: { tone: 'warning', share: 'half' },
  3: { tone: 'info', share: 'most' },
  4: { tone: 'success', share: 'full' },
} as const;

/** The formation status of a crew as color, ring and text. */
export function FormationChip({ status }: { status: OrderStatus }) {
  const { tone, share } = looks[status];
  return (
    <StatusChip tone={tone} icon={<RingIcon share={share} />}>
      {labels.status[status]}
    </StatusChip>
  );
}
