import type { ActivityType, NotificationChoice, NotificationPreferences, NotificationTopic } from '#generated/model';
import { personalFeed } from '../../provider/access/membership';

/** Default preferences, in the order of the settings page. */
export const usualPreferences: NotificationPreferences = {
  choices: [
    { topic: 'invitation_new', push: true, email: true, sms: true },
    { topic: 'order_changed', push: true, email: true, sms: true },
    { topic: 'order_cancelled', push: true, email: true, sms: true },
    { topic: 'reminder', push: true, email: false, sms: true },
    { topic: 'offer_nearby', push: true, email: false, sms: false },
    { topic: 'application_result', push: true, email: false, sms: false },
    { topic: 'rating', push: true, email: false, sms: false },
    { topic: 'billing', push: false, email: true, sms: false },
  ],
  quiet_hours: null,
  sound: true,
};

/** The topic of an activity about a person's own work. Others, such as pay, have no switch. */
const topics: Partial<Record<ActivityType, NotificationTopic>> = {
  'invitation.new': 'invitation_new',
  'branch_invitation.new': 'invitation_new',
  'order.changed': 'order_changed',
  'order.cancelled': 'order_cancelled',
  'order.reminder': 'reminder',
  'offer.new': 'offer_nearby',
  'application.accepted': 'application_result',
  'application.rejected': 'application_result',
  'application.closed': 'application_result',
  'rating.received': 'rating',
  'rating.due': 'rating',
};

/** When a person is interrupted, and by what. */
type Interrupting = Pick<NotificationPreferences, 'choices' | 'quiet_hours'>;

type Arrival = {
  type: ActivityType;
  /** The feed of the activity. Choices are about the personal one; the office always follows its branches. */
  branchId: number;
  /** Local time of the person: "21:30". */
  localTime: string;
};

/** Checks whether an activity only goes to the feed, without a push (docs/product.md, "Activities"). */
export function isSilent({ choices, quiet_hours }: Interrupting, { type, branchId, localTime }: Arrival): boolean {
  if (branchId !== personalFeed) return false;
  return findChoice(choices, type)?.push === false || isQuiet(quiet_hours, localTime);
}

/** By which messages an activity is sent as well. An email never disturbs; a text message would in quiet hours. */
export function listMessageChannels(
  { choices, quiet_hours }: Interrupting,
  { type, branchId, localTime }: Arrival,
): ('email' | 'sms')[] {
  const choice = branchId === personalFeed ? findChoice(choices, type) : undefined;
  const isTexted = choice?.sms === true && !isQuiet(quiet_hours, localTime);
  return [...(choice?.email === true ? (['email'] as const) : []), ...(isTexted ? (['sms'] as const) : [])];
}

function findChoice(choices: Interrupting['choices'], type: ActivityType): NotificationChoice | undefined {
  return choices.find(({ topic }) => topic === topics[type]);
}

/** Checks whether a time is in the window. The end does not belong to it; a window that ends before it starts passes midnight. */
function isQuiet(window: string | null, time: string): boolean {
  const [from = '', to = ''] = window?.split(' - ') ?? [];
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
