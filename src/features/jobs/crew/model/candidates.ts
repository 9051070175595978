import { isFilled } from '#domain/orders/formation';
import { isOpenInvitation } from '#domain/orders/statuses';
import type {
  Candidate,
  CandidateAvailability,
  CrewMember,
  CrewSlot,
  Fit,
  InvitableEmployees,
  PositionCode,
} from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { foldText } from '#platform/lib/text';
import { hasHardConflict } from './candidateProblem';
import { fillsSlot } from './picks';

export type CandidateFilter = {
  text: string;
  availableOnly: boolean;
  favoritesOnly: boolean;
  nearOnly: boolean;
  /** Includes the company's other branches. */
  otherBranches: boolean;
  /** Only people of this position; null for all. */
  position: PositionCode | null;
};

export const noFilter: CandidateFilter = {
  text: '',
  availableOnly: false,
  favoritesOnly: false,
  nearOnly: false,
  otherBranches: false,
  position: null,
};

/** Largest distance in miles that counts as near. */
const NEAR_MILES = 15;

/** Candidates of one branch; `name` is null for the order's own branch, '' for one whose name is not known. */
export type BranchCandidates = { name: string | null; candidates: readonly Candidate[] };

/** Candidates while an invitation is being withdrawn: someone who is no longer on the crew shown is not invited. */
export function withoutWithdrawn(
  people: InvitableEmployees,
  { members }: { members: readonly Pick<CrewMember, 'employee_id'>[] },
): InvitableEmployees {
  const asked = new Set(members.map(({ employee_id }) => employee_id));
  const clear = (candidate: Candidate): Candidate =>
    isOpenInvitation({ status: candidate.invitation_status ?? InvitationStatus.cancelled }) &&
    !asked.has(candidate.employee_id)
      ? { ...candidate, invitation_status: null }
      : candidate;
  return {
    branch_employees: people.branch_employees.map(clear),
    other_branch_employees: people.other_branch_employees.map((branch) => ({
      ...branch,
      employees: branch.employees.map(clear),
    })),
  };
}

/** Candidates by branch, the order's own branch first. */
export function groupByBranch({ branch_employees, other_branch_employees }: InvitableEmployees): BranchCandidates[] {
  const others = other_branch_employees.map(({ branch, employees }) => ({
    name: branch?.name ?? '',
    candidates: employees,
  }));
  return [{ name: null, candidates: branch_employees }, ...others];
}

export function listCandidates(people: InvitableEmployees): Candidate[] {
  return groupByBranch(people).flatMap(({ candidates }) => candidates);
}

/** Filters the groups and drops empty ones. Candidates with `isKept` (picks) always stay. */
export function filterGroups(
  groups: readonly BranchCandidates[],
  filter: CandidateFilter,
  isKept: (candidate: Candidate) => boolean,
): BranchCandidates[] {
  return groups
    .map(({ name, candidates }) => {
      const isShown = name === null || filter.otherBranches;
      return {
        name,
        candidates: candidates.filter((each) => isKept(each) || (isShown && matchesFilter(each, filter))),
      };
    })
    .filter(({ candidates }) => candidates.length > 0);
}

/** Sorts candidates in their previous order, new ones last, so that the list does not jump while the user reads it. */
export function keepOrder(before: readonly number[], candidates: readonly Candidate[]): Candidate[] {
  const places = new Map(before.map((id, index) => [id, index]));
  const getPlace = ({ employee_id }: Candidate) => places.get(employee_id) ?? before.length;
  return candidates.toSorted((one, other) => getPlace(one) - getPlace(other));
}

function matchesFilter(candidate: Candidate, filter: CandidateFilter): boolean {
  const { position } = filter;
  return (
    (!filter.availableOnly || candidate.availability === 'available') &&
    (!filter.favoritesOnly || candidate.is_favorite) &&
    (!filter.nearOnly || isNear(candidate)) &&
    (position === null || fillsSlot(candidate.positions, position)) &&
    hasWords(candidate, filter.text)
  );
}

/** False for a distance that is not known. */
function isNear({ distance_miles }: Candidate): boolean {
  return distance_miles !== null && distance_miles <= NEAR_MILES;
}

/** Checks whether every word of a text is in the name. */
export function hasWords(
  { first_name, last_name }: Pick<Candidate, 'first_name' | 'last_name'>,
  text: string,
): boolean {
  const name = foldText(`${first_name} ${last_name}`);
  return foldText(text)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** The order of candidates: people available immediately are first, people of whom it is not known last. */
const availabilityOrder: readonly CandidateAvailability[] = ['available', 'partial', 'unavailable', 'busy', null];

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
  return availabilityOrder
    .map((availability) => ({
      availability,
      candidates: candidates.filter((each) => getGroup(each) === availability),
    }))
    .filter((group) => group.candidates.length > 0);
}

export type FittingCandidate = Candidate & { fit: Fit };

/**
 * The best candidates who can still be invited: who is free comes first, and each open position has one if it can. None
 * where the provider does not say how people fit.
 */
export function findBestCandidates(
  candidates: readonly Candidate[],
  slots: readonly CrewSlot[],
  count = 3,
): FittingCandidate[] {
  const open = slots.filter((slot) => !isFilled(slot));
  const fits = ({ positions }: Candidate, { position }: CrewSlot) => fillsSlot(positions, position);
  const ranked = candidates
    .filter((each): each is FittingCandidate => each.fit !== null)
    .filter(
      (each) => each.invitation_status === null && !hasHardConflict(each) && open.some((slot) => fits(each, slot)),
    )
    .toSorted(
      (one, other) =>
        availabilityOrder.indexOf(one.availability) - availabilityOrder.indexOf(other.availability) ||
        other.fit.score - one.fit.score,
    );
  const ofEach = open.reduce<FittingCandidate[]>((found, slot) => {
    const next = ranked.find((each) => fits(each, slot) && !found.includes(each));
    return next ? [...found, next] : found;
  }, []);
  return [...new Set([...ofEach, ...ranked])].slice(0, Math.max(count, ofEach.length));
}
