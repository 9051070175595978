// @vitest-environment node
import { expect, it } from 'vitest';
import type { Activity, ActivityType } from '#generated/model';
import { groupOffers } from './offerGroups';

const activity = (id: string, type: ActivityType, subjectId: number): Activity => ({
  id,
  type,
  title: id,
  body: '',
  severity: 'info',
  url: '/company/job',
  is_read: false,
  read_at: null,
  branch_id: 1,
  created_at: '2026-11-21T15:00:00Z',
  actor: null,
  data: {},
  subject: { kind: 'offer', id: subjectId, label: '' },
});

it('puts the older activities of an offer below its newest, and leaves the others alone', () => {
  const rows = groupOffers([
    activity('a', 'offer.expiring', 3),
    activity('b', 'order.created', 3),
    activity('c', 'offer.application_received', 4),
    activity('d', 'offer.application_received', 3),
    activity('e', 'order.updated', 3),
    activity('f', 'offer.application_received', 3),
  ]);
  expect(rows.map(({ activity: { id }, isEarlier }) => (isEarlier ? `-${id}` : id)).join(' ')).toBe('a -d -f b c e');
});
