// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { OfferStatus, PositionCode } from '#generated/model/codes';
import { canAcceptAll, countSlotsOfOffer } from './offerSlots';

const { helper, driver } = PositionCode;
const need = (count: number, accepted: number, position: PositionCode = helper) => ({
  position,
  count,
  accepted,
  hourly_rate: 2400,
});
const jobWith = (required: number, accepted: number) => ({ crew_summary: { required, accepted, pending: 0 } });

describe('the slots of an offer', () => {
  it.each([
    ['one of two accepted through it', OfferStatus.open, [need(2, 1)], jobWith(3, 2), [2, 1, 1]],
    ['a slot that the office filled itself', OfferStatus.open, [need(2, 0)], jobWith(2, 1), [2, 1, 1]],
    ['filled, one of two by the office', OfferStatus.filled, [need(2, 1)], jobWith(3, 3), [2, 2, 0]],
    ['filled, and someone left later', OfferStatus.filled, [need(2, 2)], jobWith(3, 2), [2, 2, 0]],
    ['closed with one accepted', OfferStatus.closed, [need(2, 1)], jobWith(3, 3), [2, 1, 0]],
    ['a job that the provider does not describe', OfferStatus.open, [need(2, 1)], null, [2, 1, 1]],
  ])('%s', (_name, status, position_needs, order, [required, filled, open]) => {
    expect(countSlotsOfOffer({ status, position_needs, order })).toEqual({ required, filled, open });
  });
});

describe('applicants can be accepted together', () => {
  const offer = { status: OfferStatus.open, position_needs: [need(1, 0), need(1, 0, driver)], order: jobWith(2, 0) };
  it.each([
    ['one for each position', [helper, driver], offer, true],
    ['not two for one slot', [helper, helper], offer, false],
    ['not more than the job still needs', [helper, driver], { ...offer, order: jobWith(2, 1) }, false],
    ['no one for a filled offer', [helper], { ...offer, status: OfferStatus.filled }, false],
  ])('%s', (_name, positions, of, expected) => {
    expect(
      canAcceptAll(
        positions.map((position) => ({ position })),
        of,
      ),
    ).toBe(expected);
  });
});
