// @vitest-environment node
import { expect, it } from 'vitest';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { InvitationStatus } from '#generated/model/codes';
import { describePresence } from './describePresence';

const order = {
  date: '2026-11-28',
  end_date: null,
  arrival_window: '08:00 - 10:00',
  timezone: 'America/Phoenix',
  estimated_hours: 6.5,
};
const step = (name: 'on_my_way' | 'checked_in' | 'checked_out', at: string) => ({
  step: name,
  date: '2026-11-28',
  at: `2026-11-28T${at}:00-07:00`,
  miles_away: null,
});
const { accepted, new: pending } = InvitationStatus;

it.each([
  [accepted, '07:00', [], ''],
  [accepted, '07:50', [step('on_my_way', '07:32')], 'On the way since 7:32 AM'],
  [accepted, '10:05', [], 'Late: not checked in'],
  [accepted, '10:05', [step('checked_in', '08:04')], 'Arrived 8:04 AM'],
  [accepted, '14:00', [step('checked_in', '08:04'), step('checked_out', '13:31')], 'Done 1:31 PM'],
  [accepted, '14:31', [], 'No check-in'],
  [pending, '10:05', [], ''],
])('the office reads where a person is (%i, %s)', (status, time, attendance, words) => {
  const now = new Date(`2026-11-28T${time}:00-07:00`);
  const crew = [{ status: accepted, attendance: [step('checked_in', '08:04')] }];
  expect(plainSpaces(describePresence(order, { status, attendance }, { crew, now }))).toBe(words);
});

it('no one is called absent after a job without any check-in', () => {
  const person = { status: accepted, attendance: [] };
  const now = new Date('2026-11-28T18:00:00-07:00');
  expect(describePresence(order, person, { crew: [person], now })).toBe('');
});
