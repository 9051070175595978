import { isFilled, slotFit } from '../../../domain/formation';
import type { Candidate, CandidateAvailability, CrewSlot } from '../../../generated/model';
import { isBusy } from './picks';

/** The order in which candidates are listed: who can come at once is first. */
const order: readonly CandidateAvailability[] = ['available', 'partial', 'unavailable', 'busy'];

export type AvailabilityGroup = { availability: CandidateAvailability; candidates: readonly Candidate[] };

/**
 * Candidates by availability, each group in the given order. `first` is what a person's availability was when the list
 * was opened, so that a live change moves no row.
 */
export function groupByAvailability(
  candidates: readonly Candidate[],
  first: ReadonlyMap<number, CandidateAvailability>,
): AvailabilityGroup[] {
  const getGroup = ({ employee_id, availability }: Candidate) => first.get(employee_id) ?? availability;
  return order
    .map((availability) => ({
      availability,
      candidates: candidates.filter((each) => getGroup(each) === availability),
    }))
    .filter((group) => group.candidates.length > 0);
}

/** The best candidates who can still be invited for an open slot, by fit. */
export function findBestCandidates(
  candidates: readonly Candidate[],
  slots: readonly CrewSlot[],
  count = 3,
): Candidate[] {
  const open = slots.filter((slot) => !isFilled(slot));
  return candidates
    .filter(
      (each) =>
        each.invitation_status === null &&
        !isBusy(each) &&
        open.some(({ position }) => slotFit(each.positions, position) === 'own'),
    )
    .toSorted((one, other) => other.fit.score - one.fit.score)
    .slice(0, count);
}
