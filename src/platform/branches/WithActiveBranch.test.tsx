import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore } from 'redux';
import { expect, it } from 'vitest';
import { branchActions, branchesReducer } from './slice';
import { WithActiveBranch } from './WithActiveBranch';

/** Remembers the branch it began with. */
function Begun({ branchId }: { branchId: number }) {
  const [first] = useState(branchId);
  return <output>{first}</output>;
}

function open() {
  const store = legacy_createStore(combineReducers({ branches: branchesReducer }));
  const { container } = render(
    <Provider store={store}>
      <WithActiveBranch pendingHead="Head." none="None." failed={{ text: 'Not loaded.' }} skeleton="Shape.">
        {(branchId) => <Begun branchId={branchId} />}
      </WithActiveBranch>
    </Provider>,
  );
  const send = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  return { send, container };
}

it('shows a skeleton until the branches are loaded, and remounts with each branch', () => {
  const { send, container } = open();
  expect(container).toHaveTextContent('Head.Shape.');
  send(branchActions.branchesSettled(1));
  expect(container).toHaveTextContent(/^1$/);
  send(branchActions.switchStarted(2));
  expect(container).toHaveTextContent(/^2$/);
});

it('hides the old branch as soon as another is agreed on, and keeps it until that is active', () => {
  const { send, container } = open();
  send(branchActions.branchesSettled(1));
  const old = screen.getByRole('status');
  send(branchActions.switchAgreed(2));
  expect(container).toHaveTextContent('Head.Shape.');
  expect(old).not.toBeVisible();
  send(branchActions.switchStarted(2));
  expect(screen.getByRole('status')).toHaveTextContent(/^2$/);
  expect(container).toHaveTextContent(/^2$/);
});

it('says that there is none', () => {
  const { send, container } = open();
  send(branchActions.branchesSettled(0));
  expect(container).toHaveTextContent('Head.None.');
});

it('offers the branches again when they could not be loaded', async () => {
  const { send, container } = open();
  send(branchActions.branchesFailed());
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(container).toHaveTextContent('Head.Shape.');
});
