import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderOptions } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { placeOrder } from '../../../../../tests/kit/orders';
import { until } from '../../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const title = 'Set up your company';

function open(options: RenderOptions = {}) {
  return renderApp({ as: dana, scenario: 'noBranches', path: '/company/activity', shell: false, ...options });
}

const findList = async () => within(await screen.findByRole('region', { name: title }));

/** Copper Mesa with branches and people, and the checklist not hidden. */
async function openStarted() {
  const app = renderApp({ as: dana, scenario: 'empty', path: '/company/activity?setup=1', shell: false });
  app.world.change(() => void app.world.tables.company.update(1, { setup_dismissed_at: null }));
  await app.waitForSecondLoad();
  return app;
}

describe('the checklist of a new company', () => {
  it('starts with the branch; the other steps wait for it', async () => {
    open();
    const list = await findList();
    expect(list.getByText('0 of 5 done')).toBeVisible();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(list.getAllByText('Create a branch first')).toHaveLength(4);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/company/branch?branch=new']);
  });

  it('updates immediately: a first job, then the link to its crew', async () => {
    const { world } = await openStarted();
    const list = await findList();
    expect(list.getByText('3 of 5 done')).toBeVisible();
    expect(list.getByRole('link', { name: 'New job' })).toHaveAttribute('href', '/company/job/create');
    const id = await act(() => placeOrder(world));
    await until(() => expect(list.getByText('4 of 5 done')).toBeVisible());
    expect(list.getByRole('link', { name: 'Invite crew' })).toHaveAttribute('href', `/company/job/team-add/${id}`);
  });

  it('is hidden for good, and the menu opens it again', async () => {
    const app = await openStarted();
    const list = await findList();
    await app.user.click(list.getByRole('button', { name: 'Hide' }));
    await until(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    expect(address()).toBe('/company/activity');
    expect(app.world.tables.company.get(1)?.setup_dismissed_at).toBe(app.world.now());
    app.unmount();
    const again = renderApp({ as: dana, hosted: app.hosted, path: '/company/calendar' });
    await until(() => expect(again.branches().settled).toBe(true));
    const [banner = document.body] = await screen.findAllByRole('banner');
    const header = within(banner);
    await again.user.click(header.getByRole('button', { expanded: false }));
    await again.user.click(await screen.findByRole('menuitem', { name: 'Set up your company (3/5)' }));
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
  });

  it('gives way to the plain offer of a branch when it cannot be loaded', async () => {
    const app = open({ faults: 'getCompanySetup:403' });
    app.excuse(/getCompanySetup|403/);
    expect(await screen.findByText('Set up your first branch')).toBeVisible();
  });

  it('is the owner’s alone', async () => {
    const { callsTo } = open({ as: 'priya@coppermesa.example' });
    await screen.findByText(/Ask the company owner to add one/);
    expect(callsTo('/company/setup')).toEqual([]);
  });
});
