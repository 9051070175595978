import type { NotificationTopic } from '#generated/model';

export const notificationTexts = {
  title: 'How you’re notified',
  why: 'The feed in the app always has everything.',
  choices: 'Notifications',
  topicColumn: 'About',
  topic: {
    invitation_new: 'New invitation',
    order_changed: 'Job changed',
    order_cancelled: 'Job canceled',
    reminder: 'Reminder, 24 and 2 hours before',
    offer_nearby: 'New offer nearby',
    application_result: 'Result of an application',
    rating: 'New rating',
    billing: 'Billing',
  } satisfies Record<NotificationTopic, string>,
  channel: { push: 'Push', email: 'Email', sms: 'Text' },
  choice: (topic: string, channel: string) => `${topic}: ${channel}`,
  quiet: 'Quiet hours',
  quietOn: 'On',
  quietOff: 'Off',
  quietHint: 'No push or text messages during these hours.',
  quietWindow: 'From – to',
  sound: 'Sound',
  soundHint: 'In the app, when something new arrives.',
};
