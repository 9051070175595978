// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ActivityData, ActivityType } from '#generated/model';
import type { ActivityRow } from '../../db/rows';
import { concernsAction, type Facts, listNeedsAction } from './needsAction';

const startsAt = '2026-11-28T15:00:00Z';

const facts: Facts = {
  getGap: () => ({ open: 1, unasked: 1, startsAt }),
  getOffer: () => undefined,
  isUnderway: () => true,
  hasOldDocument: () => true,
  billing: 'past_due',
  billingDueAt: '2026-11-29T15:00:00Z',
  now: '2026-11-21T16:00:00Z',
};

let order = 0;

function activity(type: ActivityType, subjectId = 7, data: ActivityData = {}): ActivityRow {
  order += 1;
  const kind = type.startsWith('offer.') ? 'offer' : 'order';
  return {
    id: `${type} ${order}`,
    user_id: 1,
    type,
    title: type,
    body: '',
    read_at: null,
    branch_id: 1,
    created_at: '2026-11-21T15:00:00Z',
    actor: null,
    subject: { kind, id: subjectId, label: '' },
    url: '/company/job',
    severity: 'info',
    data,
    order,
  };
}

const listTypes = (newestFirst: readonly ActivityRow[], more: Partial<Facts> = {}) =>
  listNeedsAction(newestFirst, { ...facts, ...more }, 20).map(({ type }) => type);

describe('an activity needs action', () => {
  it.each<[ActivityType, Partial<Facts>, boolean]>([
    ['order.unformed_soon', {}, true],
    ['order.unformed_soon', { getGap: () => ({ open: 1, unasked: 0, startsAt }) }, false],
    ['order.unformed_soon', { getGap: () => ({ open: 0, unasked: 0, startsAt }) }, false],
    ['order.unformed_soon', { getGap: () => undefined }, false],
    ['invitation.withdrawn', {}, true],
    ['invitation.withdrawn', { getGap: () => ({ open: 1, unasked: 0, startsAt }) }, false],
    ['invitation.rejected', {}, true],
    ['invitation.rejected', { getGap: () => undefined }, false],
    ['invitation.expired', {}, true],
    ['crew.late', {}, true],
    ['crew.late', { isUnderway: () => false }, false],
    ['offer.application_received', {}, true],
    ['offer.application_received', { getGap: () => ({ open: 1, unasked: 0, startsAt }) }, true],
    ['offer.application_received', { getGap: () => ({ open: 0, unasked: 0, startsAt }) }, false],
    ['offer.application_received', { getOffer: () => ({ isOpen: true, waiting: 2 }) }, true],
    ['offer.application_received', { getOffer: () => ({ isOpen: true, waiting: 0 }) }, false],
    ['offer.application_received', { getOffer: () => ({ isOpen: false, waiting: 0 }) }, false],
    ['offer.expiring', {}, true],
    ['offer.expiring', { getGap: () => ({ open: 1, unasked: 0, startsAt }) }, false],
    ['offer.expiring', { getOffer: () => ({ isOpen: false, waiting: 0 }) }, false],
    ['document.expiring', {}, true],
    ['document.expiring', { hasOldDocument: () => false }, false],
    ['subscription.payment_failed', {}, true],
    ['subscription.payment_failed', { billing: 'active' }, false],
    ['subscription.trial_ending', { billing: 'trialing' }, true],
    ['subscription.trial_ending', {}, false],
    ['invitation.accepted', {}, false],
    ['order.created', {}, false],
  ])('%s with %o: %s', (type, more, waits) => {
    expect(listTypes([activity(type)], more)).toEqual(waits ? [type] : []);
  });
});

it('shows one activity per matter: the most urgent, and of those the newest', () => {
  const feed = [
    activity('invitation.rejected'),
    activity('invitation.withdrawn'),
    activity('invitation.withdrawn'),
    activity('invitation.withdrawn', 8),
    activity('offer.application_received', 3),
    activity('offer.application_received', 3),
  ];
  const found = listNeedsAction(feed, facts, 20);
  expect(found).toEqual([feed[1], feed[3], feed[4]]);
  expect(listNeedsAction(feed, facts, 2)).toHaveLength(2);
});

describe('the activity that is due first', () => {
  // Created on Nov 21 at 15:00, so an offer about to close then closes at 17:00.
  const late = activity('crew.late', 1);
  const closing = activity('offer.expiring', 2);
  const soon = activity('order.unformed_soon', 7);
  const declined = activity('invitation.rejected', 8);
  const applied = activity('offer.application_received', 3, { order_id: 9 });
  const unpaid = activity('subscription.payment_failed', 4);
  const document = activity('document.expiring', 5, { expires_on: '2026-11-27' });
  const undated = activity('document.expiring', 6);
  const starts: Record<number, string> = {
    7: '2026-11-22T15:00:00Z',
    8: '2026-11-24T15:00:00Z',
    9: '2026-11-30T15:00:00Z',
  };
  const getGap = (id: number) => ({ open: 1, unasked: 1, startsAt: starts[id] ?? '2026-12-05T15:00:00Z' });

  it.each<[string, Partial<Facts>, ActivityRow[]]>([
    ['by the nearest moment of any kind', {}, [late, closing, soon, declined, document, unpaid, applied, undated]],
    [
      'a payment due today comes before jobs of tomorrow',
      { billingDueAt: '2026-11-21T20:00:00Z' },
      [late, closing, unpaid, soon, declined, document, applied, undated],
    ],
    [
      'a payment without a date comes last',
      { billingDueAt: null },
      [late, closing, soon, declined, document, applied, unpaid, undated],
    ],
    [
      'a closed offer waits until its job starts',
      { now: '2026-11-21T18:00:00Z' },
      [late, soon, declined, document, unpaid, applied, closing, undated],
    ],
  ])('%s', (_, more, expected) => {
    const feed = [undated, document, unpaid, applied, declined, soon, closing, late];
    expect(listNeedsAction(feed, { ...facts, getGap, ...more }, 20)).toEqual(expected);
    expect(listNeedsAction(feed, { ...facts, getGap, ...more }, 3)).toEqual(expected.slice(0, 3));
  });

  it('is the more severe one at the same moment', () => {
    const feed = [
      activity('offer.application_received', 3),
      activity('invitation.rejected', 8),
      activity('order.unformed_soon'),
    ];
    expect(listTypes(feed)).toEqual(['order.unformed_soon', 'invitation.rejected', 'offer.application_received']);
  });
});

it('leaves out an activity that a newer one settled', () => {
  expect(listTypes([activity('offer.filled', 3), activity('offer.application_received', 3)])).toEqual([]);
  expect(listTypes([activity('crew.checked_in'), activity('crew.late')])).toEqual([]);
  expect(listTypes([activity('crew.late'), activity('crew.checked_in')])).toEqual(['crew.late']);
});

it('lists the activity types that need action', () => {
  expect((['offer.filled', 'crew.late', 'order.created'] as const).map(concernsAction)).toEqual([true, true, false]);
});
