import { jobLabels } from '../../orders';
import type { Candidate, CrewSlot, InvitableEmployees } from '#generated/model';
import { type Barrier, findBarrier } from '../candidates/barrier';
import { listNotes } from '../candidates/candidateNotes';
import { listOpenPositions } from '../picks';
import { crewTexts, inviteTexts } from '../texts';

/** The fit of a member of the branch for a job. */
export type MemberFit = {
  /** Missing for people the job can't use. */
  candidate: Candidate | undefined;
  barrier: Barrier | undefined;
  /** True for those who can be invited without a reason, and need no second look. */
  isFree: boolean;
  /** "Available", "Busy 8 AM–2 PM, job #1031": what Team add shows of them. */
  text: string;
};

/** Reads how a member fits a job with these slots, with the reasons that Team add gives. */
export function getMemberFit(employeeId: number, slots: readonly CrewSlot[], people: InvitableEmployees): MemberFit {
  const candidate = people.branch_employees.find(({ employee_id }) => employee_id === employeeId);
  if (!candidate) return { candidate, barrier: 'noSlot', isFree: false, text: barrierTexts.noSlot };
  const barrier = findBarrier(candidate, listOpenPositions(candidate.positions, slots).length > 0);
  const notes = listNotes({ conflicts: candidate.conflicts, fit: { ...candidate.fit, reasons: [] } });
  const isFree = barrier === undefined && candidate.availability === 'available' && notes.length === 0;
  return {
    candidate,
    barrier,
    isFree,
    text: describe(candidate, barrier, [...new Set(notes.map(({ text }) => text))]),
  };
}

function describe(candidate: Candidate, barrier: Barrier | undefined, notes: readonly string[]): string {
  if (barrier !== undefined && barrier !== 'busy') return barrierTexts[barrier];
  const [first, ...rest] = notes;
  if (first === undefined) return jobLabels.availability[candidate.availability];
  // Of several, the first is the worst.
  return rest.length === 0 ? first : crewTexts.andMore(first, rest.length);
}

const barrierTexts = {
  invited: crewTexts.waiting,
  accepted: crewTexts.accepted,
  noSlot: inviteTexts.noOpenSlot,
} as const;
