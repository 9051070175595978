// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { InvitationStatus } from '#generated/model/codes';
import { testWorld } from '../../../tests/kit/world';

// docs/fake-provider.md, "The standard world".

const { accepted } = InvitationStatus;

describe('the offers of the standard world', () => {
  const { tables } = testWorld();
  const all = tables.offerApplication.all();

  it('in total: 31 offers, 98 people who were notified; every offer has its job, and no one is notified twice', () => {
    expect([tables.offer.size(), all.length]).toEqual([31, 98]);
    expect(tables.offer.where(({ order_id }) => order_id === null || !tables.order.has(order_id))).toEqual([]);
    const pairs = all.map(({ offer_id, user_id }) => `${offer_id}/${user_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('everyone who was accepted is on the crew', () => {
    const hired = all.filter(({ status }) => status === accepted);
    const crew = hired.map(({ invitation_id }) => tables.invitation.get(invitation_id ?? 0));
    expect(crew.map((invitation) => [invitation?.source, invitation?.status])).toEqual(
      hired.map(() => ['outsource', accepted]),
    );
  });
});
