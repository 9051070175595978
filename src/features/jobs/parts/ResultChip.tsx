import type { ClosedState } from '../../../generated/model';
import { StatusChip } from '../../../platform/ui/data/Chip';
import { CloseIcon, SuccessIcon } from '../../../platform/ui/icons';
import { words } from './words';

/** How a job ended. */
export function ResultChip({ result }: { result: ClosedState }) {
  const isDone = result === 'completed';
  return (
    <StatusChip tone={isDone ? 'success' : 'danger'} icon={isDone ? <SuccessIcon /> : <CloseIcon />}>
      {words.closed[result]}
    </StatusChip>
  );
}
