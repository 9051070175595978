/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

/**
 * The person who caused an activity.
 */
export interface ActivityActor {
  /** @minimum 1 */
  id: number;
  name: string;
  /** @nullable */
  avatar_url: string | null;
}
