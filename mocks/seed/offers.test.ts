// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { read } from '../../tests/kit/helperWorld';
import { as } from '../../tests/kit/operations';
import { getField, testWorld } from '../../tests/kit/world';
import { isWaiting } from '../rules/outsource/applications';

// docs/fake-provider.md, "The standard world".
const { open, filled, closed, expired, cancelled } = OfferStatus;
const { accepted } = InvitationStatus;

describe('the offers of the standard world', () => {
  const { tables } = testWorld();
  const all = tables.offerApplication.all();

  it('in total: 11 offers, 37 people who were notified; every offer has its job, and no one is notified twice', () => {
    expect([tables.offer.size(), all.length]).toEqual([11, 37]);
    expect(tables.offer.where(({ order_id }) => order_id === null || !tables.order.has(order_id))).toEqual([]);
    const pairs = all.map(({ offer_id, user_id }) => `${offer_id}/${user_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it.each([
    ['open', open, 5],
    ['filled', filled, 3],
    ['closed', closed, 1],
    ['expired', expired, 1],
    ['canceled', cancelled, 1],
  ])('%s', (_name, status, count) => {
    expect(tables.offer.where((offer) => offer.status === status)).toHaveLength(count);
  });

  it('7 wait for an answer, of 21 who applied', () => {
    expect([all.filter(isWaiting).length, all.filter(({ applied_at }) => applied_at !== null).length]).toEqual([7, 21]);
  });

  it('everyone who was accepted is on the crew', () => {
    const hired = all.filter(({ status }) => status === accepted);
    const crew = hired.map(({ invitation_id }) => tables.invitation.get(invitation_id ?? 0));
    expect(crew.map((invitation) => [invitation?.source, invitation?.status])).toEqual(
      hired.map(() => ['outsource', accepted]),
    );
  });
});

it('gives Marcus 3 new offers, of which he can apply for one, and 5 others', async () => {
  const world = testWorld();
  const { data } = await read('marcus', world, 'getHelperOffers', { query: '?filter[bucket]=new' });
  expect(data).toHaveLength(3);
  expect(data.some(({ actions }) => actions.includes('apply'))).toBe(true);
  const counts = await as('marcus', world, 'getHelperOfferCounts');
  expect(getField(counts.body, 'data')).toEqual({ new: 3, accepted: 2, waiting: 2, cancelled: 1 });
});
