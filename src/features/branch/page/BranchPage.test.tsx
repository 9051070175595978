import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { branchActions } from '#platform/branches/slice';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hasSubscribers, withoutPushes } from '../../../../tests/kit/happenings';
import { as } from '../../../../tests/kit/operations';
import { orderFields, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const findList = () => screen.findByRole('list', { name: 'Branches' });
const findButton = (name: RegExp | string) => screen.findByRole('button', { name });
const findDetail = (name: string) => screen.findByRole('article', { name });

function open(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, path: '/company/branch', scenario: 'empty', shell: false, ...options });
  const press = async (name: RegExp | string) => app.user.click(await findButton(name));
  return { ...app, press };
}

describe('the branch page', () => {
  it('shows the list next to the active branch and its details', async () => {
    const app = open();
    const list = within(await findList());
    await list.findByText('Current branch');
    const rows = list.getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('PhoenixCurrent branch'),
      expect.stringContaining('Tucson'),
      expect.stringContaining('Las Vegas'),
    ]);
    const phoenix = within(await findDetail('Phoenix'));
    for (const text of ['1200 E Washington St, Phoenix, AZ 85034', '+1 (602)-555-0142', 'Luis Ortega']) {
      expect(phoenix.getByText(text)).toBeVisible();
    }
    expect(within(phoenix.getByRole('group', { name: /on the map/ })).getAllByRole('button')).toHaveLength(10);
    expect(await phoenix.findByText('This device can’t show the map. The list has the same areas.')).toBeVisible();

    await app.press(/^Tucson/);
    expect(await findDetail('Tucson')).toBeVisible();
    expect(address()).toBe('/company/branch?branch=2');
    await until(() => expect(app.branches().currentBranchId).toBe(2));
  });

  it('shows the edited branch’s new logo in the list until the form closes', async () => {
    const app = open({ path: '/company/branch?branch=2&edit=1' });
    await until(() => expect(app.branches().currentBranchId).toBe(2));
    const getLogos = async (name: RegExp) =>
      Array.from(
        (await within(await findList()).findByRole('button', { name })).querySelectorAll('img'),
        ({ src }) => src,
      );
    const phoenixLogos = await getLogos(/^Phoenix/);
    const preview = 'data:image/png;base64,AA';
    act(() => void app.store.dispatch(branchActions.branchImageChosen(preview)));
    expect(await getLogos(/^Tucson/)).toEqual([preview]);
    expect(await getLogos(/^Phoenix/)).toEqual(phoenixLogos);
    await app.press('Cancel');
    await until(() => expect(app.branches().newBranchImage).toBeNull());
    expect(await getLogos(/^Tucson/)).not.toContain(preview);
  });

  it('shows a list on a phone, then a branch, and goes back', async () => {
    const app = open({ width: phone });
    await app.press(/^Las Vegas/);
    expect(await findDetail('Las Vegas')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Branches' })).toBeNull();
    await app.press('Back to the branches');
    expect(await findList()).toBeVisible();
  });

  it.each([
    ['getBranches:500', 'The branches couldn’t be loaded.'],
    ['getBranch:500', 'The branch couldn’t be loaded.'],
  ])('after %s says so and can be retried', async (faults, text) => {
    const app = open({ faults, path: '/company/branch?branch=2' });
    expect(await screen.findByText(text)).toBeVisible();
    await app.waitForSecondLoad();
    app.world.faults.set([]);
    await app.press('Try again');
    expect(await findDetail('Tucson')).toBeVisible();
  });

  it('says that a branch was deleted, and links back', async () => {
    const app = open({ path: '/company/branch?branch=77' });
    expect(await screen.findByText('Branch not found')).toBeVisible();
    await app.press('Back to the branches');
    expect(await findDetail('Phoenix')).toBeVisible();
  });

  it('opens the form for the first branch for an owner coming from the activity page', async () => {
    const app = open({ scenario: 'noBranches', path: '/company/activity' });
    await app.user.click(await screen.findByRole('link', { name: 'Create branch' }));
    expect(await screen.findByRole('form', { name: 'New branch' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Copper Mesa Moving Co.');
    expect(screen.getByRole('textbox', { name: /^ZIP/ })).toHaveValue('85034');
    expect(app.branches().addNewBranchPage).toBe(true);
    await app.press('Cancel');
    await app.press('Add branch');
    expect(await screen.findByRole('form', { name: 'New branch' })).toBeVisible();
  });

  it('says to everyone else that there is no branch yet', async () => {
    open({ scenario: 'noBranches', as: 'priya@coppermesa.example' });
    expect(await screen.findByText(/Ask the company owner for access/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add branch' })).toBeNull();
  });
});

describe('permissions', () => {
  it('a dispatcher can only read, and sees why', async () => {
    open({ as: 'priya@coppermesa.example', path: '/company/branch?branch=1&edit=1' });
    await findDetail('Phoenix');
    expect(screen.getByText(/Only the company owner and the managers/)).toBeVisible();
    for (const name of ['Edit', 'Delete', 'Add branch']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('a dispatcher who opens the form for a new branch sees who can add one', async () => {
    open({ as: 'priya@coppermesa.example', path: '/company/branch?branch=new' });
    expect(await screen.findByText('Only the company owner can add a branch.')).toBeVisible();
  });

  it('a manager sees and edits only their own branch, and cannot add or delete', async () => {
    open({ as: 'luis@coppermesa.example' });
    await findDetail('Phoenix');
    expect(within(await findList()).getAllByRole('button')).toHaveLength(1);
    expect(await findButton('Edit')).toBeVisible();
    for (const name of ['Delete', 'Add branch']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('deleting a branch', () => {
  const dialog = async () => within(await screen.findByRole('alertdialog'));

  it('requires its typed name, and then opens the new active branch', async () => {
    const app = open({ path: '/company/branch?branch=1' });
    await app.press('Delete');
    const question = await dialog();
    const name = question.getByRole('textbox', { name: /Type Phoenix/ });
    await app.user.type(name, 'phoenix');
    await app.user.click(question.getByRole('button', { name: 'Delete branch' }));
    await until(() => expect(name).toHaveAccessibleDescription('This doesn’t match the branch name'));
    await app.user.clear(name);
    await app.user.type(name, 'Phoenix');
    await app.user.dblClick(question.getByRole('button', { name: 'Delete branch' }));
    expect(await findDetail('Tucson')).toBeVisible();
    expect(address()).toBe('/company/branch');
    await until(() => expect(app.branches()).toMatchObject({ activeBranchId: 2, settled: true }));
    expect(within(await findList()).getAllByRole('button')).toHaveLength(2);
    expect(app.callsTo('DELETE /company-branches/1')).toHaveLength(1);
    expect(shownToasts()).toEqual(['Phoenix was deleted']);
  });

  it('is blocked by open jobs, which it links to', async () => {
    localStorage.setItem('activeBranchId', '2');
    const app = open();
    await findDetail('Tucson');
    await placeOrder(app.world);
    await app.press(/^Phoenix/);
    await findDetail('Phoenix');
    await app.press('Delete');
    expect((await dialog()).getByText(/Finish, cancel or delete 1 open job first/)).toBeVisible();
    await app.press('View open jobs');
    await until(() => expect(app.branches().activeBranchId).toBe(1));
    expect(address()).toBe('/company/job/not-formed');
  });

  it('says when a new job blocks it', async () => {
    const app = open();
    await findDetail('Phoenix');
    await app.waitForSecondLoad();
    await app.press('Delete');
    await withoutPushes(app.world, () => placeOrder(app.world));
    await app.user.type((await dialog()).getByRole('textbox'), 'Phoenix');
    await app.press('Delete branch');
    expect(await screen.findByText(/Finish, cancel or delete (\d+|the) open jobs? first/i)).toBeVisible();
    expect(app.world.tables.branch.has(1)).toBe(true);
  });

  it('shows a job that is added while the dialog is open', async () => {
    const app = open({ path: '/company/branch?branch=2' });
    await findDetail('Tucson');
    await until(() => expect(hasSubscribers(app.world, 'private-company-branches.2')).toBe(true));
    await app.press('Delete');
    expect((await dialog()).getByRole('textbox')).toBeVisible();
    await as('priya', app.world, 'createOrder', { params: { id: 2 }, body: orderFields });
    expect(await screen.findByText(/Finish, cancel or delete 1 open job first/i)).toBeVisible();
  });

  it('succeeds if another user deleted it first', async () => {
    const app = open({ path: '/company/branch?branch=3' });
    await findDetail('Las Vegas');
    await app.waitForSecondLoad();
    await app.press('Delete');
    app.world.tables.branch.remove(3);
    await app.user.type((await dialog()).getByRole('textbox'), 'Las Vegas');
    await app.press('Delete branch');
    expect(await findDetail('Phoenix')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
