// @vitest-environment node
import { expect, it } from 'vitest';
import { InvitationStatus, OfferStatus } from '#generated/model/codes';
import { testWorld } from '../../../tests/kit/world';
import { createStoppedClock } from '../../provider/time/clock';
import { castIds } from './cast';

// docs/fake-provider.md, "The standard world".

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;
/** Sixty days, each at another hour of the day. */
const starts = Array.from({ length: 60 }, (_, day) =>
  new Date(Date.parse('2026-11-01T14:40:00Z') + day * dayMs + ((day * 7) % 24) * hourMs).toISOString(),
);
const states = [
  InvitationStatus.new,
  InvitationStatus.accepted,
  InvitationStatus.rejected,
  InvitationStatus.cancelled,
] as const;
const countStates = (rows: readonly { status: InvitationStatus }[]) =>
  states.map((state) => rows.filter(({ status }) => status === state).length);

it.each(starts)('a world that begins on %s has the cast and the offers that it should have', (at) => {
  const { tables } = testWorld({ scenario: 'standard', clock: createStoppedClock(at) });
  const isOver = ({ order_id }: { order_id: number }) => tables.order.require(order_id).closed_state !== null;
  const isDone = ({ order_id }: { order_id: number }) => tables.order.require(order_id).closed_state === 'completed';
  const marcus = tables.invitation.by('user', castIds.marcus);
  const sofia = tables.invitation.by('user', castIds.sofia);
  const open = tables.offer.where(({ status }) => status === OfferStatus.open);
  expect({
    invitations: countStates(marcus.filter((each) => !isOver(each))),
    offers: countStates(tables.offerApplication.by('user', castIds.marcus)),
    jobsOfSofia: sofia.filter((each) => each.status === InvitationStatus.accepted && isDone(each)).length,
    all: [tables.offer.size(), tables.offerApplication.size(), tables.order.size()],
    openByBranch: [1, 2, 3, 4].map((id) => open.filter(({ branch_id }) => branch_id === id).length),
  }).toEqual({
    invitations: [4, 6, 3, 2],
    offers: [3, 2, 2, 1],
    jobsOfSofia: 7,
    all: [31, 98, 408],
    openByBranch: [3, 1, 0, 1],
  });
});
