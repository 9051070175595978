import { applyMiddleware, legacy_createStore, type Action } from 'redux';
import { expect, it } from 'vitest';
import { createActionRelay } from './actionRelay';

function createRelayedStore() {
  const { middleware, connect } = createActionRelay();
  const store = legacy_createStore(
    (seen: readonly string[] = [], { type }: Action) => [...seen, type],
    applyMiddleware(middleware),
  );
  return { store, connect };
}

it('keeps the actions for sagas that come later, in their order, each once', () => {
  const { store, connect } = createRelayedStore();
  store.dispatch({ type: 'first' });
  store.dispatch({ type: 'second' });
  const received: string[] = [];
  connect(({ type }) => received.push(type));
  store.dispatch({ type: 'third' });
  expect(received).toEqual(['first', 'second', 'third']);
});

it('gives the sagas an action that they cause before the next one that waits', () => {
  const { store, connect } = createRelayedStore();
  store.dispatch({ type: 'first' });
  store.dispatch({ type: 'second' });
  const received: string[] = [];
  connect(({ type }) => {
    received.push(type);
    if (type === 'first') store.dispatch({ type: 'caused' });
  });
  expect(received).toEqual(['first', 'caused', 'second']);
});

it('gives an action to the sagas after the reducers', () => {
  const { store, connect } = createRelayedStore();
  connect(({ type }) => expect(store.getState().at(-1)).toBe(type));
  store.dispatch({ type: 'first' });
  expect.assertions(1);
});
