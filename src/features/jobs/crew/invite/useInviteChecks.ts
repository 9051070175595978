import type { Candidate, CrewSlot, InvitableEmployees } from '#generated/model';
import { hasFailed } from '#platform/cache/queryBundle';
import { useCrews, jobLabels } from '../../orders';
import { useCandidatesByOrder } from '../api';
import { listWarningNotes, findCandidateProblem, type CandidateProblem } from '../model/candidateProblem';
import { listOpenPositions } from '../model/picks';
import { crewTexts, inviteTexts } from '../texts';

/** Returns a check of each member for a job. Loads nothing without a job. */
export function useInviteChecks(orderId: number | undefined) {
  const ids = orderId === undefined ? [] : [orderId];
  const [crew] = useCrews(ids);
  const [people] = useCandidatesByOrder(ids);
  const [slots, candidates] = [crew?.data?.slots, people?.data];
  return {
    failed: [crew, people].some(hasFailed),
    /** Undefined while it is not known. */
    check: (employeeId: number): InviteCheck | undefined =>
      slots && candidates ? checkMember(employeeId, slots, candidates) : undefined,
  };
}

/** Availability of a member of the branch for a job, in the words of Team add. */
export type InviteCheck = {
  /** Missing for people the job can't use. */
  candidate: Candidate | undefined;
  problem: CandidateProblem | undefined;
  /** True for those who can be invited without a reason, and need no second look. */
  isFree: boolean;
  /** "Available", "Busy 8 AM–2 PM, job #1031"; '' if it is not known. */
  text: string;
};

/** Checks a member for a job with these slots. */
function checkMember(
  employeeId: number,
  slots: readonly CrewSlot[],
  { branch_employees }: InvitableEmployees,
): InviteCheck {
  const candidate = branch_employees.find(({ employee_id }) => employee_id === employeeId);
  if (!candidate) return { candidate, problem: 'noSlot', isFree: false, text: problemLabels.noSlot };
  const hasOpenSlot = listOpenPositions(candidate.positions, slots).length > 0;
  const problem = findCandidateProblem(candidate, { hasOpenSlot });
  const warnings = [...new Set(listWarningNotes(candidate).map(({ text }) => text))];
  return {
    candidate,
    problem,
    isFree: problem === undefined && (candidate.availability ?? 'available') === 'available' && warnings.length === 0,
    text: describeCandidate(candidate, problem, warnings),
  };
}

function describeCandidate(
  { availability }: Candidate,
  problem: CandidateProblem | undefined,
  [first, ...others]: readonly string[],
): string {
  if (problem === 'invited' || problem === 'accepted' || problem === 'noSlot') return problemLabels[problem];
  if (first === undefined) return availability === null ? '' : jobLabels.availability[availability];
  // Of several, the first is the worst.
  return others.length === 0 ? first : crewTexts.andMore(first, others.length);
}

const problemLabels = {
  invited: crewTexts.pending,
  accepted: crewTexts.accepted,
  noSlot: inviteTexts.noOpenSlot,
} as const;
