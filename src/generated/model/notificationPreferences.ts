/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { ArrivalWindow } from './arrivalWindow';
import type { NotificationChoice } from './notificationChoice';

export interface NotificationPreferences {
  /** @maxItems 8 */
  choices: NotificationChoice[];
  /** No push or text message then, in the person's time zone; null for none. May pass midnight. */
  quiet_hours: ArrivalWindow | null;
  sound: boolean;
}
