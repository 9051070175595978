// @vitest-environment node
import { expect, it } from 'vitest';
import type { ServerEventName } from './events';
import { allReactions, type Reactions } from './reactions';

const ignore = () => undefined;
const everything: Record<ServerEventName, () => void> = {
  'notification-created': ignore,
  'user-updated': ignore,
  'session-revoked': ignore,
  'order-created': ignore,
  'order-updated': ignore,
  'order-status-changed': ignore,
  'order-deleted': ignore,
  'order-counts-updated': ignore,
  'invitation-updated': ignore,
  'crew-checked-in': ignore,
  'employee-updated': ignore,
  'branch-invitation-created': ignore,
  'branch-invitation-updated': ignore,
  'branch-updated': ignore,
  'branch-deleted': ignore,
  'subscription-updated': ignore,
  'offer-created': ignore,
  'offer-updated': ignore,
  'offer-application-created': ignore,
  'offer-application-updated': ignore,
};

it('the reactions of all features handle every event, or do not compile', () => {
  const { 'user-updated': userUpdated, ...others } = everything;
  const ofUser = { 'user-updated': userUpdated } satisfies Reactions;
  const complete: readonly Reactions[] = allReactions(others, ofUser);
  expect(complete).toEqual([others, ofUser]);
  // @ts-expect-error user-updated has no reaction.
  const incomplete: readonly Reactions[] = allReactions(others);
  expect(incomplete).toEqual([others]);
});
