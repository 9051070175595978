/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ActivitySubjectKind } from './activitySubjectKind';

/**
 * Subject of an activity.
 */
export interface ActivitySubject {
  kind: ActivitySubjectKind;
  /** @minimum 1 */
  id: number;
  label: string;
}
