import type { OrderCard } from '../../../generated/model';
import { StatusChip } from '../../../platform/ui/data/Chip';
import { WarningIcon } from '../../../platform/ui/icons';
import { listWarnings } from './timing';

type Props = { job: Parameters<typeof listWarnings>[0] & Pick<OrderCard, 'status'>; now: Date };

/** Warnings about a job. */
export function WarningChips({ job, now }: Props) {
  return listWarnings(job, now).map(({ tone, words }) => (
    <StatusChip key={words} tone={tone} icon={<WarningIcon />}>
      {words}
    </StatusChip>
  ));
}
