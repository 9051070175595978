import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone, renderApp } from '../../../tests/kit/app/renderApp';
import { topBar } from '../../../tests/kit/app/shells';
import { address } from '../../../tests/kit/app/startApp';
import { fewPeople } from '../../../tests/kit/crews';
import { people } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';
import { until } from '../../../tests/kit/until';

const missing = 9999;

/** Dana opens a path in a world where only Phoenix has jobs. */
function open(path: string, hosted = fewPeople(), width = phone) {
  return renderApp({ as: people.dana, hosted, path, width });
}

const back = (name = 'Back to jobs') => screen.findByRole('link', { name });

describe('the page of a job that does not exist', () => {
  it.each([
    ['details', 'Job details'],
    ['edit', 'Edit job'],
    ['team-add', 'Team add'],
    ['team-edit', 'Team edit'],
  ])('%s on a phone has its title, a Back link and the menu', async (page, title) => {
    const app = open(`/company/job/${page}/${missing}`);
    await screen.findByText(/^Job not found/);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(topBar().getByText(title)).toBeVisible();
    await app.user.click(await back());
    await until(() => expect(address()).toBe('/company/job'));
    await app.user.click(topBar().getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  it.each(['team-add', 'team-edit'])('%s of a closed job links back to the history', async (page) => {
    const hosted = fewPeople();
    const id = await cancelledOrder(hosted.world);
    open(`/company/job/${page}/${id}`, hosted);
    await screen.findByText('This job is closed');
    expect(await back()).toHaveAttribute('href', '/company/job/history');
  });

  it('has a Back link while a deletion can be undone', async () => {
    const hosted = fewPeople();
    const id = await placeOrder(hosted.world);
    const app = open(`/company/job/details/${id}`, hosted);
    await app.user.click(await screen.findByLabelText(`More for job #${id}`));
    await app.user.click(await screen.findByText('Delete'));
    await screen.findByText('Job deleted');
    expect(await back()).toHaveAttribute('href', '/company/job');
  });
});

describe('the Back link', () => {
  it('goes from the form of a closed job to the history', async () => {
    const hosted = fewPeople();
    const id = await cancelledOrder(hosted.world);
    open(`/company/job/edit/${id}`, hosted);
    await screen.findByRole('link', { name: 'View job' });
    expect(await back()).toHaveAttribute('href', '/company/job/history');
  });

  it.each([
    ['/company/job/create', 'Back to jobs', '/company/job'],
    ['/company/calendar/create', 'Back to calendar', '/company/calendar'],
  ])('from %s is called "%s"', async (path, name, target) => {
    open(path);
    expect(await back(name)).toHaveAttribute('href', target);
  });
});

async function cancelledOrder(world: ReturnType<typeof fewPeople>['world']): Promise<number> {
  const orderId = await placeOrder(world);
  world.change(() => world.tables.order.update(orderId, { closed_state: 'cancelled' }));
  return orderId;
}
