import { jobLabels } from '../../orders';
import type { CandidateAvailability } from '#generated/model';
import { StatusChip, type StatusTone } from '#platform/ui/data/Chip';
import { ErrorIcon, TickIcon, WarningIcon } from '#platform/ui/icons';

type KnownAvailability = NonNullable<CandidateAvailability>;

const looks = {
  available: { tone: 'success', icon: <TickIcon size={12} /> },
  partial: { tone: 'warning', icon: <WarningIcon size={12} /> },
  unavailable: { tone: 'neutral', icon: <ErrorIcon size={12} /> },
  busy: { tone: 'danger', icon: <ErrorIcon size={12} /> },
} as const satisfies Record<KnownAvailability, { tone: StatusTone; icon: React.ReactElement }>;

/** Availability of a candidate at the time of a job. */
export function AvailabilityChip({ availability }: { availability: KnownAvailability }) {
  return <StatusChip {...looks[availability]}>{jobLabels.availability[availability]}</StatusChip>;
}
