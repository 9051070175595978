// @vitest-environment node
import { expect, it } from 'vitest';
import type { ActivityType } from '#generated/model';
import { isSilent, listMessageChannels, usualPreferences } from './interruptions';

const choices = usualPreferences.choices.map((each) => ({
  topic: each.topic,
  push: each.topic !== 'reminder',
  email: each.email,
  sms: each.sms,
}));
const [personal, phoenix] = [0, 1];

it.each([
  ['a switched-off topic', 'order.reminder', personal, null, '12:00', true],
  ['another topic', 'invitation.new', personal, null, '12:00', false],
  ['a type without a switch', 'pay.earned', personal, null, '12:00', false],
  ['a branch', 'order.reminder', phoenix, '00:00 - 23:00', '12:00', false],
  ['the start of quiet hours', 'invitation.new', personal, '12:00 - 14:00', '12:00', true],
  ['the end of quiet hours', 'invitation.new', personal, '12:00 - 14:00', '14:00', false],
  ['quiet hours before midnight', 'pay.earned', personal, '21:00 - 06:00', '23:59', true],
  ['quiet hours after midnight', 'invitation.new', personal, '21:00 - 06:00', '05:59', true],
  ['the day between quiet hours', 'invitation.new', personal, '21:00 - 06:00', '06:00', false],
] as const satisfies readonly (readonly [string, ActivityType, number, string | null, string, boolean])[])(
  '%s: %s in feed %d with quiet hours %s at %s is silent: %s',
  (_, type, branchId, quiet_hours, localTime, silent) => {
    expect(isSilent({ choices, quiet_hours }, { type, branchId, localTime })).toBe(silent);
  },
);

const bySms = [{ topic: 'reminder', push: true, email: false, sms: true }] as const;
const byEmail = [{ topic: 'reminder', push: true, email: true, sms: false }] as const;

it.each([
  ['by text message', bySms, personal, null, ['sms']],
  ['by email', byEmail, personal, null, ['email']],
  ['not by text message in quiet hours', bySms, personal, '11:00 - 13:00', []],
  ['by email in quiet hours too', byEmail, personal, '11:00 - 13:00', ['email']],
  ['not for a branch', bySms, phoenix, null, []],
  ['not for a topic without a choice', [], personal, null, []],
] as const)('a reminder at noon is sent %s', (_, chosen, branchId, quiet_hours, expected) => {
  const arrival = { type: 'order.reminder', branchId, localTime: '12:00' } as const;
  expect(listMessageChannels({ choices: [...chosen], quiet_hours }, arrival)).toEqual(expected);
});
