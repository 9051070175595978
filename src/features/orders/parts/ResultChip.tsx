import type { ClosedState } from '#generated/model';
import { StatusChip } from '#platform/ui/data/Chip';
import { CloseIcon, SuccessIcon } from '#platform/ui/icons';
import { labels } from './labels';

/** Result of a job. */
export function ResultChip({ result }: { result: ClosedState }) {
  const isDone = result === 'completed';
  return (
    <StatusChip tone={isDone ? 'success' : 'danger'} icon={isDone ? <SuccessIcon /> : <CloseIcon />}>
      {labels.closed[result]}
    </StatusChip>
  );
}
