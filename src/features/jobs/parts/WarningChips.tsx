import type { OrderCard } from '../../../generated/model';
import { StatusChip } from '../../../platform/ui/data/Chip';
import { WarningIcon } from '../../../platform/ui/icons';
import { warningsOf } from './timing';

type Props = { job: Parameters<typeof warningsOf>[0] & Pick<OrderCard, 'status'>; now: Date };

/** What must not be overlooked about a job. */
export function WarningChips({ job, now }: Props) {
  return warningsOf(job, now).map(({ tone, words }) => (
    <StatusChip key={words} tone={tone} icon={<WarningIcon />}>
      {words}
    </StatusChip>
  ));
}
