import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBranchForm } from '../screens/branchForm';
import { happen } from '../happenings';
import { renderApp } from './renderApp';
import { address, startApp } from './startApp';
import { until } from '../until';
import { call, signIn } from '../world';
import { watchForProblems } from '../setup/proofs';

const dana = 'dana@coppermesa.example';

it('shows the real app to a signed-in user, and new activities', async () => {
  const app = renderApp({ as: dana, scenario: 'empty' });
  expect(await screen.findByText('No activity yet')).toBeVisible();
  expect(address()).toBe('/company/activity');
  await until(() => expect(app.connection()).toBe('connected'));
  happen(app.world, 1, 'Job #7 is 2 of 3');
  expect(await screen.findByRole('button', { name: /Job #7 is 2 of 3/ })).toBeVisible();
});

it('lets others act on the same world', async () => {
  const app = renderApp({ as: dana, scenario: 'empty' });
  await screen.findByText('No activity yet');
  const token = await signIn(app.world, dana);
  await call(app.world, 'POST', '/company-branches', { token, form: createBranchForm('Yuma') });
  expect(await screen.findByRole('button', { name: /Dana added the branch Yuma/ })).toBeVisible();
});

it('starts the app without rendering, and collects its toasts', async () => {
  const app = startApp({ as: dana, scenario: 'empty', faults: 'getBranches:404' });
  await until(() => expect(app.toasts).toEqual([{ message: 'Not found.', intent: 'danger' }]));
  expect(app.callsTo('GET /company-branches')).toEqual([{ method: 'GET', path: '/company-branches', status: 404 }]);
});

it('leaves nothing behind', () => {
  expect([localStorage.length, sessionStorage.length, location.pathname]).toEqual([0, 0, '/']);
  expect(screen.queryByRole('main')).toBeNull();
});

it('fails a test that left an error in the console', () => {
  const watch = watchForProblems();
  console.error('Oh');
  expect(() => watch.stop()).toThrow('console.error: Oh');
  const excused = watchForProblems();
  excused.excuse(/Oh/);
  console.error('Oh');
  expect(() => excused.stop()).not.toThrow();
});
