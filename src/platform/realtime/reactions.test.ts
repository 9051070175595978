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

it('reactions together handle every event, or do not compile', () => {
  const { 'user-updated': userUpdated, ...others } = everything;
  const ofUser = { 'user-updated': userUpdated } satisfies Reactions;
  expect(allReactions(others, ofUser)).toEqual([others, ofUser]);
  // @ts-expect-error No reaction to user-updated.
  expect(allReactions(others)).toEqual([others]);
});
