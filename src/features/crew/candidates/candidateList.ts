import { foldText } from '#platform/lib/values/foldText';
import { slotFit } from '#domain/orders/formation';
import type { Candidate, InvitableEmployees, PositionCode } from '#generated/model';

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

/** Candidates of one branch; `name` is null for the order's own branch. */
export type CandidateGroup = { name: string | null; candidates: readonly Candidate[] };

/** Candidates by branch, the order's own branch first. */
export function groupByBranch({ branch_employees, other_branch_employees }: InvitableEmployees): CandidateGroup[] {
  const others = other_branch_employees.map(({ branch, employees }) => ({ name: branch.name, candidates: employees }));
  return [{ name: null, candidates: branch_employees }, ...others];
}

export function listCandidates(people: InvitableEmployees): Candidate[] {
  return groupByBranch(people).flatMap(({ candidates }) => candidates);
}

/** Filters the groups and drops empty ones. Candidates with `isKept` (picks) always stay. */
export function filterGroups(
  groups: readonly CandidateGroup[],
  filter: CandidateFilter,
  isKept: (candidate: Candidate) => boolean,
): CandidateGroup[] {
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
  const places = new Map(before.map((id, place) => [id, place]));
  const getPlace = ({ employee_id }: Candidate) => places.get(employee_id) ?? before.length;
  return candidates.toSorted((one, other) => getPlace(one) - getPlace(other));
}

function matchesFilter(candidate: Candidate, filter: CandidateFilter): boolean {
  const { position } = filter;
  return (
    (!filter.availableOnly || candidate.availability === 'available') &&
    (!filter.favoritesOnly || candidate.is_favorite) &&
    (!filter.nearOnly || candidate.distance_miles <= NEAR_MILES) &&
    (position === null || slotFit(candidate.positions, position) === 'own') &&
    hasWords(candidate, filter.text)
  );
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
