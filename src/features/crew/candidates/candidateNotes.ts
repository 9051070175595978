import type { Candidate, CandidateConflict } from '#generated/model';
import type { PersonNote } from '../../people';
import { crewTexts } from '../texts';

/** Hard conflicts, soft conflicts and strengths of a candidate; `reason` explains an override. */
export function listNotes({ conflicts, fit }: Pick<Candidate, 'conflicts' | 'fit'>, reason?: string): PersonNote[] {
  return [
    ...listConflictNotes(conflicts),
    ...(reason === undefined ? [] : [{ tone: 'against', text: crewTexts.overridden(reason) } as const]),
    ...fit.warnings.map((text) => ({ tone: 'warning', text }) as const),
    ...fit.reasons.map((text) => ({ tone: 'for', text }) as const),
  ];
}

/** Conflicts: red for hard ones, amber for soft ones. */
function listConflictNotes(conflicts: readonly CandidateConflict[]): PersonNote[] {
  return conflicts.map(({ severity, text, number }) => ({
    tone: severity === 'hard' ? 'against' : 'warning',
    text: crewTexts.conflict(text, number),
  }));
}
