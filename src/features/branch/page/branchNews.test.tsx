import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { as } from '../../../../tests/kit/operations';
import { renderApp } from '../../../../tests/kit/renderApp';
import { until } from '../../../../tests/kit/until';

/** A dispatcher views Tucson while the owner edits it elsewhere. */
async function look() {
  const app = renderApp({ as: 'priya@coppermesa.example', path: '/company/branch?branch=2', scenario: 'empty' });
  await screen.findByRole('article', { name: 'Tucson' });
  await app.calm();
  return app;
}

it('a branch that is changed elsewhere is another one here, on its page and in the list', async () => {
  const { world } = await look();
  const form = new FormData();
  form.append('name', 'Tucson South');
  await as('dana', world, 'updateBranch', { params: { id: 2 }, form });
  expect(await screen.findByRole('article', { name: 'Tucson South' })).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Branches' }));
  expect(await list.findByRole('button', { name: /^Tucson South/ })).toBeVisible();
});

it('a branch that is deleted elsewhere leaves the list, and its page says so', async () => {
  const { world } = await look();
  await as('dana', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'Tucson' } });
  expect(await screen.findByText('This branch is not there any more')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Branches' });
  await until(() => expect(within(list).queryByRole('button', { name: /Tucson/ })).toBeNull());
});

it('whose active branch is deleted elsewhere goes on in another one', async () => {
  localStorage.setItem('activeBranchId', '2');
  const { world, branches } = await look();
  expect(branches().activeBranchId).toBe(2);
  await as('dana', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'Tucson' } });
  await until(() => expect(branches()).toMatchObject({ activeBranchId: 1, settled: true }));
});
