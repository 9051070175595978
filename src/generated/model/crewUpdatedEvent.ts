/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Crew } from './crew';

/**
 * Who comes has changed.
 */
export interface CrewUpdatedEvent {
  current_crew: Crew;
}
