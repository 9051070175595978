import { runSaga, stdChannel } from 'redux-saga';
import { describe, expect, it } from 'vitest';
import { actionCreator } from './actionCreator';
import { take, takeEvery, takeLatest, takeLeading } from './effects';

const opened = actionCreator('job/opened');
const named = actionCreator('job/named', (name: string) => ({ name }));

/** Runs a saga on its own channel; returns how to dispatch to it. */
function run(saga: () => Generator) {
  const channel = stdChannel();
  runSaga({ channel, dispatch: () => undefined, getState: () => ({}) }, saga);
  return (...actions: { type: string }[]) => actions.forEach((action) => channel.put(action));
}

describe('an action creator', () => {
  it('makes actions of its type, with its fields', () => {
    expect([opened(), named('left')]).toEqual([{ type: 'job/opened' }, { type: 'job/named', name: 'left' }]);
    expect([opened.type, named.type]).toEqual(['job/opened', 'job/named']);
  });
});

describe('a saga', () => {
  it('waits for one creator, or for one of several', () => {
    const taken: unknown[] = [];
    const dispatch = run(function* () {
      const { name } = yield* take(named);
      taken.push(name);
      taken.push((yield* take([opened, named])).type);
    });
    dispatch(opened(), named('left'), { type: 'other' }, opened());
    expect(taken).toEqual(['left', 'job/opened']);
  });

  it.each([
    ['each action', takeEvery, ['left', 'right']],
    ['the latest', takeLatest, ['left', 'right']],
    ['the first while it runs', takeLeading, ['left']],
  ])('runs a worker for %s', (_, takeOnes, expected) => {
    const begun: string[] = [];
    function* begin(names: string[], action: ReturnType<typeof named>) {
      names.push(action.name);
      yield* take(opened);
    }
    const dispatch = run(function* () {
      yield* takeOnes(named, begin, begun);
    });
    dispatch(named('left'), named('right'));
    expect(begun).toEqual(expected);
  });

  it('cannot wait for a text, which might be misspelled', () => {
    const wrong = [
      // @ts-expect-error A pattern is an action creator.
      () => take('job/opened'),
      // @ts-expect-error A pattern is an action creator.
      () => takeEvery(['job/opened'], () => undefined, null),
      // @ts-expect-error The worker is given what its creators make.
      () => takeLatest(opened, (_: null, action: { type: 'job/named' }) => action, null),
    ];
    expect(wrong).toHaveLength(3);
  });
});
