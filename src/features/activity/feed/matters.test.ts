// @vitest-environment node
import { expect, it } from 'vitest';
import type { Activity } from '#generated/model';
import { groupMatters } from '../feed/MatterRow';

type Made = Pick<Activity, 'id' | 'type'> & { order_id?: number; subjectId?: number };

const toActivity = ({ id, type, order_id, subjectId = 1 }: Made) =>
  ({
    id,
    type,
    subject: { kind: 'order', id: subjectId, label: '' },
    data: order_id === undefined ? {} : { order_id },
  }) as Activity;
const group = (...made: Made[]) =>
  groupMatters(made.map(toActivity)).map(({ latest, earlier }) => [latest.id, ...earlier.map(({ id }) => id)]);

it('shows the activities of one job in one row, where the newest is', () => {
  const rows = group(
    { id: 'filled', type: 'order.formed', order_id: 7 },
    { id: 'other', type: 'order.created', order_id: 8 },
    { id: 'accepted', type: 'invitation.accepted', order_id: 7 },
    { id: 'offer', type: 'offer.filled', order_id: 7, subjectId: 3 },
  );
  expect(rows).toEqual([['filled', 'accepted', 'offer'], ['other']]);
});

it('shows the activities of one offer without a job in one row', () => {
  const rows = group(
    { id: 'two', type: 'offer.application_received', subjectId: 3 },
    { id: 'else', type: 'offer.application_received', subjectId: 4 },
    { id: 'one', type: 'offer.application_received', subjectId: 3 },
  );
  expect(rows).toEqual([['two', 'one'], ['else']]);
});

it('never hides what needs action below a later activity', () => {
  const withdrew = toActivity({ id: 'withdrew', type: 'invitation.withdrawn', order_id: 7 });
  const [changed, added] = (['changed', 'added'] as const).map((id) =>
    toActivity({ id, type: 'order.updated', order_id: 7 }),
  );
  const rows = groupMatters(
    [changed, withdrew, added].filter((each) => each !== undefined),
    [withdrew],
  );
  expect(rows.map(({ latest, earlier }) => [latest.id, ...earlier.map(({ id }) => id)])).toEqual([
    ['changed', 'added'],
    ['withdrew'],
  ]);
});

it('never joins activities about neither a job nor an offer', () => {
  const rows = group({ id: 'one', type: 'document.expiring' }, { id: 'two', type: 'document.expiring' });
  expect(rows).toEqual([['one'], ['two']]);
});
