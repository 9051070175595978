import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore } from 'redux';
import { expect, it, vi } from 'vitest';
import { CurrentRoute } from '../routing/currentRoute';
import { BranchBoundary, useBranchId } from './BranchBoundary';
import { branchActions, branchesReducer } from './slice';

const row = { title: { en: 'Team', es: 'Equipo' }, load: () => Promise.reject(new Error('Not needed')) };
const rendered = vi.fn();

/** Remembers the branch it began with. */
function Page() {
  const branchId = useBranchId();
  const [first] = useState(branchId);
  rendered(branchId);
  return <output>{first}</output>;
}

function open() {
  rendered.mockClear();
  const store = legacy_createStore(combineReducers({ branches: branchesReducer }));
  const { container } = render(
    <Provider store={store}>
      <CurrentRoute value={{ name: 'company-team', params: {}, row }}>
        <BranchBoundary none="None.">
          <Page />
        </BranchBoundary>
      </CurrentRoute>
    </Provider>,
  );
  const send = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  return { send, container };
}

it('shows the title and an outline until the branches are loaded, and starts over with each branch', () => {
  const { send, container } = open();
  expect(container).toHaveTextContent('TeamLoading');
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
  expect(container).toHaveTextContent('TeamLoading');
  expect(old).not.toBeVisible();
  expect(rendered.mock.calls).toEqual([[1]]);
  send(branchActions.switchStarted(2));
  expect(screen.getByRole('status')).toHaveTextContent(/^2$/);
  expect(container).toHaveTextContent(/^2$/);
});

it('shows to people without a branch what the page has for them', () => {
  const { send, container } = open();
  send(branchActions.branchesSettled(0));
  expect(container).toHaveTextContent('TeamNone.');
});

it('offers the branches again when they could not be loaded', async () => {
  const { send, container } = open();
  send(branchActions.branchesFailed());
  expect(screen.getByRole('alert')).toHaveTextContent('The branch couldn’t be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(container).toHaveTextContent('TeamLoading');
});
