/**
 * Generated from contract/ by `npm run generate`. Do not edit.
 */
import type { NotificationTopic } from './notificationTopic';

/**
 * How a person is notified about one topic. The feed of the app always has it.
 */
export interface NotificationChoice {
  topic: NotificationTopic;
  push: boolean;
  email: boolean;
  sms: boolean;
}
