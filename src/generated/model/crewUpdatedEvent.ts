/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Crew } from './crew';

/**
 * Someone accepted, declined or withdrew.
 */
export interface CrewUpdatedEvent {
  current_crew: Crew;
}
