/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { NotificationTopic } from './notificationTopic';

/**
 * Notification channels for one topic. The app's feed always has it.
 */
export interface NotificationChoice {
  topic: NotificationTopic;
  push: boolean;
  email: boolean;
  sms: boolean;
}
