import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlanLimits } from '#generated/model';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { until } from '../../../../tests/kit/until';

const [dana, priya, luis] = ['dana', 'priya', 'luis'].map((name) => `${name}@coppermesa.example`);

function open(as: string | undefined, path: string, limits: PlanLimits) {
  const hosted = hostWorld({ scenario: 'empty' });
  hosted.world.change(() => void hosted.world.tables.subscription.update(1, { limits }));
  return renderApp({ as: as ?? '', hosted, path, shell: false });
}

const full = { branches: 3, members: 1, orders: 0 };
const free = { branches: 10, members: null, orders: null };

it.each([
  ['/company/branch', dana, /3 of 3 branches used/, 'Add branch'],
  ['/company/team', dana, /of 1 active members used/, 'Add member'],
  ['/company/team', priya, /of 1 active members used/, 'Add member'],
  ['/company/job', dana, /0 of 0 jobs used this month/, 'Add new job'],
  ['/company/job', luis, /0 of 0 jobs used this month/, 'Add new job'],
])('%s tells %s before the form that the plan is full', async (path, as, text, button) => {
  open(as, path, full);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  await until(() => expect(screen.queryByText(button)).toBeNull());
  const links = screen.queryAllByRole('link', { name: 'Upgrade' });
  if (as === dana) expect(links[0]?.getAttribute('href')).toMatch(/^\/company\/settings\/subscription\?limit=/);
  else expect([links.length, screen.getAllByText(/Ask the company owner to upgrade/).length > 0]).toEqual([0, true]);
});

it.each([
  ['/company/branch?branch=new', /3 of 3 branches used/],
  ['/company/team/create', /of 1 active members used/],
  ['/company/job/create', /0 of 0 jobs used this month/],
])('%s says so above the form', async (path, text) => {
  open(dana, path, full);
  expect(await screen.findByText(text)).toBeVisible();
});

it('offers the button while something fits, and follows the plan live', async () => {
  const { world } = open(dana, '/company/branch', free);
  expect(await screen.findByRole('button', { name: 'Add branch' })).toBeVisible();
  world.change(() => {
    const subscription = world.tables.subscription.update(1, { limits: full });
    world.announce({ type: 'subscriptionChanged', subscription });
  });
  expect(await screen.findByText(/3 of 3 branches used/)).toBeVisible();
});

it('says that nothing can be added while nothing is paid', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  hosted.world.change(() => void hosted.world.tables.subscription.update(1, { status: 'paused' }));
  renderApp({ as: dana, hosted, path: '/company/job', shell: false });
  expect((await screen.findAllByText(/Nothing can be added until the subscription is paid/))[0]).toBeVisible();
});
