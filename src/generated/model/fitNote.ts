/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { FitNoteCode } from './fitNoteCode';

/**
 * Something that speaks for or against a person, as a text to show and the code of its subject.
 */
export interface FitNote {
  code: FitNoteCode;
  text: string;
}
