import type { TakeableChannel } from 'redux-saga';
import type { ChannelTakeEffect, ForkEffect, TakeEffect } from 'redux-saga/effects';
import * as effects from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';

export { call, cancel, delay, fork, put, race, select, type SagaGenerator } from 'typed-redux-saga';

/*
 * The effects of all sagas. The library's own `take…` accept any string as a pattern, so a typo waits forever; these accept
 * action creators only. Lint allows the library in this folder alone.
 */

type Creator = ((...args: never[]) => { type: string }) & { readonly type: string };
type Creators = Creator | readonly Creator[];
/** The actions that these creators make. */
type ActionsOf<Pattern extends Creators> = Pattern extends readonly (infer Each extends Creator)[]
  ? ReturnType<Each>
  : Pattern extends Creator
    ? ReturnType<Pattern>
    : never;
type Worker<Pattern extends Creators, Context> = (context: Context, action: ActionsOf<Pattern>) => unknown;

/** Waits for the next action of one of these creators. */
export function take<const Pattern extends Creators>(pattern: Pattern): SagaGenerator<ActionsOf<Pattern>, TakeEffect> {
  return effects.take(createMatcher(pattern));
}

/** Waits for the next message of a channel. */
export function takeFrom<Message>(
  channel: TakeableChannel<Message>,
): SagaGenerator<Message, ChannelTakeEffect<Message>> {
  return effects.take(channel);
}

/** Runs `worker` with `context` for each action. */
export function takeEvery<const Pattern extends Creators, Context>(
  pattern: Pattern,
  worker: Worker<Pattern, NoInfer<Context>>,
  context: Context,
): SagaGenerator<never, ForkEffect<never>> {
  return effects.takeEvery(createMatcher(pattern), (action) => worker(context, action));
}

/** Runs `worker` for each action and cancels the previous run. */
export function takeLatest<const Pattern extends Creators, Context>(
  pattern: Pattern,
  worker: Worker<Pattern, NoInfer<Context>>,
  context: Context,
): SagaGenerator<never, ForkEffect<never>> {
  return effects.takeLatest(createMatcher(pattern), (action) => worker(context, action));
}

/** Runs `worker` for an action unless one is still running. */
export function takeLeading<const Pattern extends Creators, Context>(
  pattern: Pattern,
  worker: Worker<Pattern, NoInfer<Context>>,
  context: Context,
): SagaGenerator<never, ForkEffect<never>> {
  return effects.takeLeading(createMatcher(pattern), (action) => worker(context, action));
}

function createMatcher<Pattern extends Creators>(pattern: Pattern) {
  const types = new Set([pattern].flat().map(({ type }: Creator) => type));
  return (action: { type: string }): action is ActionsOf<Pattern> => types.has(action.type);
}
