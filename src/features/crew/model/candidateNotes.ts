import type { Candidate } from '#generated/model';
import type { PersonNote } from '../../people';
import { crewTexts } from '../texts';

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
