import { isFilled, slotFit } from '#domain/orders/formation';
import type { Candidate, CandidateAvailability, CrewSlot } from '#generated/model';
import { isBusy } from '../picks';

/** The order of candidates: people available immediately are first. */
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

/** The best candidates who can still be invited: who is free comes first, and each open position has one if it can. */
export function findBestCandidates(
  candidates: readonly Candidate[],
  slots: readonly CrewSlot[],
  count = 3,
): Candidate[] {
  const open = slots.filter((slot) => !isFilled(slot));
  const fits = ({ positions }: Candidate, { position }: CrewSlot) => slotFit(positions, position) === 'own';
  const ranked = candidates
    .filter((each) => each.invitation_status === null && !isBusy(each) && open.some((slot) => fits(each, slot)))
    .toSorted(
      (one, other) =>
        order.indexOf(one.availability) - order.indexOf(other.availability) || other.fit.score - one.fit.score,
    );
  const ofEach = open.reduce<Candidate[]>((found, slot) => {
    const next = ranked.find((each) => fits(each, slot) && !found.includes(each));
    return next ? [...found, next] : found;
  }, []);
  return [...new Set([...ofEach, ...ranked])].slice(0, Math.max(count, ofEach.length));
}
