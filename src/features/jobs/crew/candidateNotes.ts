import type { Candidate, CandidateConflict } from '../../../generated/model';
import type { PersonNote } from '../../people';
import { crewTexts } from './texts';

/** What speaks against somebody, what might, and what speaks for them; `reason` says why they are asked in spite of it. */
export function notesOf({ conflicts, fit }: Pick<Candidate, 'conflicts' | 'fit'>, reason?: string): PersonNote[] {
  return [
    ...conflictNotes(conflicts),
    ...(reason === undefined ? [] : [{ tone: 'against', text: crewTexts.overridden(reason) } as const]),
    ...fit.warnings.map((text) => ({ tone: 'warning', text }) as const),
    ...fit.reasons.map((text) => ({ tone: 'for', text }) as const),
  ];
}

/** Other jobs at that time: red where it cannot be, amber where it might not. */
function conflictNotes(conflicts: readonly CandidateConflict[]): PersonNote[] {
  return conflicts.map(({ severity, text, number }) => ({
    tone: severity === 'hard' ? 'against' : 'warning',
    text: crewTexts.conflict(text, number),
  }));
}
