// @vitest-environment node
import { expect, it } from 'vitest';
import type { Activity, ActivityType } from '#generated/model';
import { getNextStep } from './staffing';

const now = new Date('2026-11-21T16:00:00Z');
const ahead = { order_id: 7, starts_at: '2026-11-22T15:00:00Z' };
const started = { order_id: 7, starts_at: '2026-11-21T15:00:00Z' };

it.each<[ActivityType, Activity['data'], string | null]>([
  ['crew.late', started, 'replace /company/job/team-edit/7'],
  ['subscription.payment_failed', {}, 'pay /own'],
  ['order.formed', started, 'complete /own'],
  ['order.unformed_soon', ahead, 'findPeople /company/outsourcing?order=7'],
  ['order.unformed_soon', started, 'findPeople /company/job/team-add/7'],
  ['invitation.withdrawn', ahead, 'findPeople /company/outsourcing?order=7'],
  ['offer.expiring', ahead, 'findPeople /company/outsourcing?order=7'],
  ['order.unformed_soon', {}, null],
  ['order.partially_formed', ahead, 'openCrew /company/job/team-edit/7'],
  ['offer.application_received', ahead, 'review /own'],
  ['document.expiring', {}, 'renew /own'],
  ['subscription.trial_ending', {}, null],
])('the next step of %s with %o: %s', (type, data, expected) => {
  const step = getNextStep({ type, data, url: '/own' }, now);
  expect(step && `${step.kind} ${step.path}`).toBe(expected);
});
