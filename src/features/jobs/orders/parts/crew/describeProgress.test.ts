// @vitest-environment node
import { expect, it } from 'vitest';
import type { ProgressPerson } from '#domain/orders/progress';
import { InvitationStatus } from '#generated/model/codes';
import { plainSpaces } from '../../../../../../tests/kit/texts/spaces';
import { describeAttendance, describeCrewProgress, describeProgress } from './describeProgress';

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
});
const { accepted, new: pending } = InvitationStatus;
const arrived = { status: accepted, attendance: [step('checked_in', '08:04')] };

it.each([
  [accepted, '07:00', [], ''],
  [accepted, '07:50', [step('on_my_way', '07:32')], 'On the way since 7:32 AM'],
  [accepted, '10:05', [step('on_my_way', '07:32')], 'On the way since 7:32 AM · 5 min late, not checked in'],
  [accepted, '10:05', [], '5 min late, not checked in'],
  [accepted, '14:12', [], '4 hr 12 min late, not checked in'],
  [accepted, '10:25', [step('checked_in', '10:20')], 'Arrived 10:20 AM · 20 min late'],
  [accepted, '14:00', [step('checked_in', '08:04'), step('checked_out', '13:31')], 'Done 1:31 PM'],
  [accepted, '14:31', [], 'No check-in'],
  [pending, '10:05', [], ''],
])('the office reads where a person is (%i, %s)', (status, time, attendance, words) => {
  const now = new Date(`2026-11-28T${time}:00-07:00`);
  expect(plainSpaces(describeProgress(order, { status, attendance }, { crew: [arrived], now }))).toBe(words);
});

it.each([
  [
    [step('on_my_way', '07:32'), step('checked_in', '08:04'), step('checked_out', '13:31')],
    'Arrived 8:04 AM · Done 1:31 PM',
  ],
  [[step('checked_in', '10:20')], 'Arrived 10:20 AM · 20 min late'],
  [[], 'No check-in'],
])('the office reads when a person worked on a completed job: %#', (attendance, words) => {
  const around = { crew: [arrived], now: new Date('2026-11-28T20:00:00-07:00') };
  expect(plainSpaces(describeAttendance(order, { status: accepted, attendance }, around))).toBe(words);
});

it('no one is late anymore once the job is completed, also before its planned end', () => {
  const around = { crew: [arrived], now: new Date('2026-11-28T13:00:00-07:00') };
  const completed = { ...order, closed_state: 'completed' as const };
  const silent = { status: accepted, attendance: [] };
  expect(describeAttendance(completed, silent, around)).toBe('No check-in');
  expect(describeCrewProgress(completed, [arrived, silent], around.now)).toBe('1 arrived');
});

it('says nothing of people on a completed job without recorded attendance', () => {
  const around = { crew: [], now: new Date('2026-11-28T20:00:00-07:00') };
  expect(describeAttendance(order, { status: accepted, attendance: [] }, around)).toBe('');
});

it('the office reads how many of a crew are at each step', () => {
  const onWay = { status: accepted, attendance: [step('on_my_way', '09:50')] };
  const silent = { status: accepted, attendance: [] };
  const read = (time: string, crew: readonly ProgressPerson[]) =>
    describeCrewProgress(order, crew, new Date(`2026-11-28T${time}:00-07:00`));
  expect(read('07:00', [silent, { status: pending, attendance: [] }])).toBe('');
  expect(read('09:55', [arrived, onWay, silent])).toBe('1 arrived · 1 on the way');
  expect(read('10:05', [arrived, onWay, silent])).toBe('1 arrived · 1 on the way · 2 late');
});
