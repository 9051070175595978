// @vitest-environment node
import { expect, it } from 'vitest';
import { allReactions, type Reactions } from './reactions';

const ofUser = { 'user-updated': () => undefined } satisfies Reactions;
const reactions = allReactions(ofUser);

it('reactions that leave out an event do not compile, and the error names the event', () => {
  // @ts-expect-error Type '{ error: "… has no reaction" }' is missing the properties of a list.
  const complete: readonly Reactions[] = reactions;
  expect(complete).toEqual([ofUser]);
  const problem: Extract<'order-created has no reaction', (typeof reactions)['error']> =
    'order-created has no reaction';
  // @ts-expect-error The event has a reaction.
  const none: Extract<'user-updated has no reaction', (typeof reactions)['error']> = 'user-updated has no reaction';
  expect([problem, none]).toHaveLength(2);
});
