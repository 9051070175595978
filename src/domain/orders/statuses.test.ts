import { expect, it } from 'vitest';
import { InvitationStatus, OrderStatus } from '#generated/model/codes';
import { hasCrew, isOnCrew, isOpenInvitation } from './statuses';

it('an invitation is open until it is rejected or canceled', () => {
  const open = Object.values(InvitationStatus).filter((status) => isOpenInvitation({ status }));
  expect(open).toEqual([InvitationStatus.new, InvitationStatus.accepted]);
});

it('someone on the crew whose status is not given is on it', () => {
  expect([isOpenInvitation({ status: null }), isOnCrew({ status: null })]).toEqual([true, true]);
  expect(isOnCrew({ status: InvitationStatus.new })).toBe(false);
});

it('an order has a crew as soon as one person accepted', () => {
  const crewed = Object.values(OrderStatus).filter((status) => hasCrew({ status }));
  expect(crewed).toEqual([OrderStatus.partiallyFormed, OrderStatus.formed]);
});
