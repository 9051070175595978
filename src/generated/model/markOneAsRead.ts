/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */

export interface MarkOneAsRead {
  notification_id: string;
}
