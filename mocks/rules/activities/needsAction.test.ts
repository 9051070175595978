// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ActivityData, ActivityType } from '../../../src/generated/model';
import type { ActivityRow } from '../../db/rows';
import { concernsAction, type Facts, listNeedsAction } from './needsAction';

const startsAt = '2026-11-28T15:00:00Z';

const facts: Facts = {
  getGap: () => ({ open: 1, unasked: 1, startsAt }),
  isUnderway: () => true,
  hasOldPaper: () => true,
  billing: 'past_due',
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

describe('an activity waits', () => {
  it.each<[ActivityType, Partial<Facts>, boolean]>([
    ['order.unformed_soon', {}, true],
    ['order.unformed_soon', { getGap: () => ({ open: 1, unasked: 0, startsAt }) }, true],
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
    ['offer.application_received', { getGap: () => ({ open: 0, unasked: 0, startsAt }) }, false],
    ['offer.expiring', {}, true],
    ['document.expiring', {}, true],
    ['document.expiring', { hasOldPaper: () => false }, false],
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

it('shows one per matter, the most urgent, and the newest of those', () => {
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

it('puts the most urgent first', () => {
  const feed = [activity('document.expiring', 5), activity('offer.expiring', 3), activity('order.unformed_soon')];
  expect(listTypes(feed)).toEqual(['order.unformed_soon', 'offer.expiring', 'document.expiring']);
});

it('sorts jobs that lack crew by their start, whatever happened to them', () => {
  const starts = new Map([
    [7, '2026-12-02T15:00:00Z'],
    [8, '2026-11-24T15:00:00Z'],
    [9, '2026-11-30T15:00:00Z'],
  ]);
  const getGap = (id: number) => ({ open: 1, unasked: 1, startsAt: starts.get(id) ?? startsAt });
  const feed = [activity('order.unformed_soon', 7), activity('invitation.rejected', 8), activity('crew.late', 9)];
  const withdrawn = activity('invitation.withdrawn', 9);
  const found = listNeedsAction([...feed, withdrawn], { ...facts, getGap }, 20);
  expect(found).toEqual([feed[2], feed[1], withdrawn, feed[0]]);
});

it('leaves out what a newer activity settled', () => {
  expect(listTypes([activity('offer.filled', 3), activity('offer.application_received', 3)])).toEqual([]);
  expect(listTypes([activity('crew.checked_in'), activity('crew.late')])).toEqual([]);
  expect(listTypes([activity('crew.late'), activity('crew.checked_in')])).toEqual(['crew.late']);
});

it('says which types matter at all', () => {
  expect((['offer.filled', 'crew.late', 'order.created'] as const).map(concernsAction)).toEqual([true, true, false]);
});
