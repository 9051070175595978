/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { Message } from './message';
import type { NoErrors } from './noErrors';
import type { NotificationPreferences } from './notificationPreferences';
import type { Succeeded } from './succeeded';

export type NotificationPreferencesResponse = {
  data: NotificationPreferences;
  message: Message;
  errors: NoErrors;
  success: Succeeded;
};
