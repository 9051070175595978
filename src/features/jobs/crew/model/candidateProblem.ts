import { isOpenInvitation } from '#domain/orders/statuses';
import type { Candidate } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import type { PersonNote } from '../../../team/people';
import { crewTexts } from '../texts';

/** Reason a person can't be invited to a job. With `busy` they can be, if someone may override the conflict. */
export type CandidateProblem = 'gone' | 'accepted' | 'invited' | 'noSlot' | 'busy';

type Invitee = Pick<Candidate, 'invitation_status' | 'conflicts'>;
type Terms = {
  /** The job takes more people in the position, or in one of the person's positions. */
  hasOpenSlot: boolean;
  /** Someone typed a reason to invite them despite a hard conflict. */
  isOverridden?: boolean;
};

/** The problem of a candidate; undefined if they can be invited. People who left the team are no candidates. */
export function findCandidateProblem(
  candidate: Invitee | undefined,
  { hasOpenSlot, isOverridden = false }: Terms,
): CandidateProblem | undefined {
  if (!candidate) return 'gone';
  if (isInvited(candidate)) return candidate.invitation_status === InvitationStatus.accepted ? 'accepted' : 'invited';
  if (!hasOpenSlot) return 'noSlot';
  return hasHardConflict(candidate) && !isOverridden ? 'busy' : undefined;
}

/** Checks for an invitation to the job that is pending or accepted. */
export function isInvited({ invitation_status: status }: Pick<Candidate, 'invitation_status'>): boolean {
  return status !== null && isOpenInvitation({ status });
}

/** Checks for another accepted job at that time. */
export function hasHardConflict({ conflicts }: Pick<Candidate, 'conflicts'>): boolean {
  return conflicts.some(({ severity }) => severity === 'hard');
}

type Noted = Pick<Candidate, 'conflicts' | 'fit'>;

/** Conflicts, warnings and strengths of a candidate; `reason` explains an override. */
export function listNotes(candidate: Noted, reason?: string): PersonNote[] {
  return [
    ...listWarningNotes(candidate, reason),
    ...(candidate.fit?.reasons ?? []).map(({ text }) => ({ tone: 'for', text }) as const),
  ];
}

/** Notes that speak against a candidate. Hard conflicts are red, everything else is amber. */
export function listWarningNotes({ conflicts, fit }: Noted, reason?: string): PersonNote[] {
  return [
    ...conflicts.map(({ severity, text, number }): PersonNote => ({
      tone: severity === 'hard' ? 'against' : 'warning',
      text: crewTexts.conflict(text, number),
    })),
    ...(reason === undefined ? [] : [{ tone: 'against', text: crewTexts.overridden(reason) } as const]),
    ...(fit?.warnings ?? []).map(({ text }) => ({ tone: 'warning', text }) as const),
  ];
}
