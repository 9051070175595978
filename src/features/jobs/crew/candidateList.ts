import { slotFit } from '../../../domain/formation';
import type { Candidate, InvitableEmployees, PositionCode } from '../../../generated/model';

/** What the list is narrowed down to. */
export type CandidateFilter = {
  text: string;
  availableOnly: boolean;
  favoritesOnly: boolean;
  nearOnly: boolean;
  /** Adds the people of the company's other branches. */
  otherBranches: boolean;
  /** Only who may stand there; null for everybody. */
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

/** Miles up to which somebody counts as near. */
export const NEAR_MILES = 15;

/** People of one branch; `name` is null for the order's own. */
export type CandidateGroup = { name: string | null; candidates: readonly Candidate[] };

/** Everybody by branch, the order's own first. */
export function groupsOf({ branch_employees, other_branch_employees }: InvitableEmployees): CandidateGroup[] {
  const others = other_branch_employees.map(({ branch, employees }) => ({ name: branch.name, candidates: employees }));
  return [{ name: null, candidates: branch_employees }, ...others];
}

/** Everybody of all branches. */
export function everybody(people: InvitableEmployees): Candidate[] {
  return groupsOf(people).flatMap(({ candidates }) => candidates);
}

/** The groups a filter leaves; who `isKept` (is picked) stays whatever the filter says, and empty groups go. */
export function filtered(
  groups: readonly CandidateGroup[],
  filter: CandidateFilter,
  isKept: (candidate: Candidate) => boolean,
): CandidateGroup[] {
  return groups
    .map(({ name, candidates }) => {
      const isShown = name === null || filter.otherBranches;
      return {
        name,
        candidates: candidates.filter((each) => isKept(each) || (isShown && passes(each, filter))),
      };
    })
    .filter(({ candidates }) => candidates.length > 0);
}

/** The same people in the order they had before; who is new comes last. A list does not jump while somebody reads it. */
export function inOrderOf(before: readonly number[], candidates: readonly Candidate[]): Candidate[] {
  const placeOf = new Map(before.map((id, place) => [id, place]));
  const place = ({ employee_id }: Candidate) => placeOf.get(employee_id) ?? before.length;
  return candidates.toSorted((one, other) => place(one) - place(other));
}

function passes(candidate: Candidate, filter: CandidateFilter): boolean {
  const { position } = filter;
  return (
    (!filter.availableOnly || candidate.availability === 'available') &&
    (!filter.favoritesOnly || candidate.is_favorite) &&
    (!filter.nearOnly || candidate.distance_miles <= NEAR_MILES) &&
    (position === null || slotFit(candidate.positions, position) === 'own') &&
    hasWords(candidate, filter.text)
  );
}

function hasWords({ first_name, last_name }: Candidate, text: string): boolean {
  const name = plain(`${first_name} ${last_name}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
