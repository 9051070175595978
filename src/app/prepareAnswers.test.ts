import { expect, it } from 'vitest';
import { startApp } from '../../tests/kit/app/startApp';
import { prepareAnswers } from './prepareAnswers';

it('the first screen is rendered with the active branch', async () => {
  const app = startApp({ as: 'dana@coppermesa.example', path: '/company/activity' });
  await prepareAnswers(app);
  expect(app.store.getState().branches).toMatchObject({ settled: true, activeBranchId: 1 });
});

it('waits for nothing when no one is signed in', async () => {
  const app = startApp({ path: '/company/activity' });
  await prepareAnswers(app);
  expect(app.store.getState().branches.settled).toBe(false);
});
