import type { OrderStatus } from '#generated/model';
import { StatusChip } from '#platform/ui/data/Chip';
import { RingIcon } from '#platform/ui/lists/RingIcon';
import { labels } from '../labels';
import { formationStyles } from './formationStyles';

/** The formation status of a crew as color, ring and text. */
export function FormationChip({ status }: { status: OrderStatus }) {
  const { tone, share } = formationStyles[status];
  return (
    <StatusChip tone={tone} icon={<RingIcon share={share} />}>
      {labels.status[status]}
    </StatusChip>
  );
}
