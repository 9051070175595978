import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listJoinedBranches } from '../../../../tests/kit/app/inPhoenix';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { hasSubscribers } from '../../../../tests/kit/happenings';
import { as } from '../../../../tests/kit/operations';
import { orderFields } from '../../../../tests/kit/orders';
import { addMember } from '../../../../tests/kit/people/members';
import { until } from '../../../../tests/kit/until';

/** A dispatcher opens Tucson while the owner works on it in another session. */
async function openBranch(path = '/company/branch?branch=2', name = 'Tucson') {
  const app = renderApp({ as: 'priya@coppermesa.example', path, scenario: 'empty' });
  await screen.findByRole('article', { name });
  await app.waitForSecondLoad();
  return app;
}

it('a branch changed elsewhere is updated on its page and in the list', async () => {
  const { world } = await openBranch();
  const form = new FormData();
  form.append('name', 'Tucson South');
  await as('dana', world, 'updateBranch', { params: { id: 2 }, form });
  expect(await screen.findByRole('article', { name: 'Tucson South' })).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Branches' }));
  expect(await list.findByRole('button', { name: /^Tucson South/ })).toBeVisible();
});

it('a branch deleted elsewhere leaves the list, and its page says so', async () => {
  const { world } = await openBranch();
  await as('dana', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'Tucson' } });
  expect(await screen.findByText('Branch not found')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Branches' });
  await until(() => expect(within(list).queryByRole('button', { name: /Tucson/ })).toBeNull());
});

it('a user whose active branch is deleted elsewhere continues in another one', async () => {
  localStorage.setItem('activeBranchId', '2');
  const { world, branches } = await openBranch();
  expect(branches().activeBranchId).toBe(2);
  await as('dana', world, 'deleteBranch', { params: { id: 2 }, body: { name: 'Tucson' } });
  await until(() => expect(branches()).toMatchObject({ activeBranchId: 1, settled: true }));
});

describe('a branch that is open but not active', () => {
  const row = (name: RegExp) => within(screen.getByRole('list', { name: 'Branches' })).getByRole('button', { name });
  const isFollowed = ({ world }: Awaited<ReturnType<typeof openBranch>>) =>
    hasSubscribers(world, 'private-company-branches.2');
  const writeJob = ({ world }: Awaited<ReturnType<typeof openBranch>>) =>
    as('dana', world, 'createOrder', { params: { id: 2 }, body: orderFields });

  async function follow() {
    const app = await openBranch();
    await until(() => expect(isFollowed(app)).toBe(true));
    return app;
  }

  it('is followed: its job and member counts are updated', async () => {
    const app = await follow();
    await writeJob(app);
    await until(() => expect(row(/^Tucson/)).toHaveTextContent('1 open job'));
    const members = Number(/(\d+) members/.exec(row(/^Tucson/).textContent)?.[1]);
    const id = await addMember(app.world, { 'branch_ids[]': [2] });
    await until(() => expect(row(/^Tucson/)).toHaveTextContent(`${members + 1} members`));
    await as('dana', app.world, 'deleteEmployee', { params: { employeeId: id } });
    await until(() => expect(row(/^Tucson/)).toHaveTextContent(`${members} members`));
  });

  it('leaves the active one unchanged', async () => {
    const app = await follow();
    const before = row(/^Phoenix/).textContent;
    await writeJob(app);
    await until(() => expect(row(/^Tucson/)).toHaveTextContent('1 open job'));
    expect(row(/^Phoenix/).textContent).toBe(before);
    expect(app.queryClient.getQueriesData({ queryKey: ['company-branches', 1, 'orders'] })).toEqual([]);
  });

  it('is still followed after a reconnect, until its page closes', async () => {
    const app = await follow();
    app.world.pusher.dropAll(4200);
    await until(() => expect(isFollowed(app)).toBe(false));
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.1', 'company-branches.2']));
    await app.user.click(screen.getAllByRole('link', { name: /Activity/ })[0] ?? expect.unreachable());
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.1']));
  });

  it('stays on screen if its channel is refused', async () => {
    const app = await openBranch('/company/branch', 'Phoenix');
    await until(() => expect(listJoinedBranches(app)).toEqual(['company-branches.1']));
    app.world.faults.set([{ operation: 'authorizeChannel', kind: 'status', status: 403 }]);
    await app.user.click(row(/^Tucson/));
    await until(() => expect(app.callsTo('POST /broadcasting/auth').at(-1)?.status).toBe(403));
    expect(await screen.findByRole('article', { name: 'Tucson' })).toBeVisible();
    await until(() => expect(app.queryClient.isFetching()).toBe(0));
    expect([app.connection(), app.session().phase, shownToasts()]).toEqual(['connected', 'signedIn', []]);
    expect(listJoinedBranches(app)).toEqual(['company-branches.1']);
    expect(app.callsTo('POST /broadcasting/auth')).toHaveLength(3);
  });
});
