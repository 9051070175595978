import type { OrderStatus } from '#generated/model';
import { nameStatus } from '#platform/lib/codes';
import { StatusChip } from '#platform/ui/data/Chip';
import { RingIcon } from '#platform/ui/lists/RingIcon';
import { labels } from '../labels';
import { getFormationStyle } from './formationStyles';

/** The formation status of a crew as color, ring and text. */
export function FormationChip({ status }: { status: OrderStatus }) {
  const { tone, share } = getFormationStyle(status);
  return (
    <StatusChip tone={tone} icon={<RingIcon share={share} />}>
      {nameStatus(labels.status, status)}
    </StatusChip>
  );
}
