import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { fewPeople } from '../../../tests/kit/crews';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { placeOrder } from '../../../tests/kit/orders';

it.each(['month', 'week', 'people', 'day', 'agenda'])('lists a job without a date below the %s', async (view) => {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  giveOnlySpecified(hosted);
  renderApp({ as: people.priya, hosted, path: `/company/calendar?view=${view}&date=2026-11-28`, shell: false });
  const others = within(await screen.findByRole('region', { name: 'No date or time' }));
  const job = others.getByRole('link');
  expect(job).toHaveTextContent(
    /^Job 410 W Copperleaf Ave, Tempe, AZ 85281 → 410 W Copperleaf Ave, Gilbert, AZ 85234Not formed$/,
  );
  expect(job).toHaveAttribute('href', expect.stringMatching(new RegExp(`/company/job/details/${orderId}$`)));
  expect(screen.queryByText('No jobs on these days')).toBeNull();
  expect(screen.getByRole('button', { name: /^Crew/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Position/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Person/ })).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|NaN|Invalid|null|\b0\/0/);
  expect(shownToasts()).toEqual([]);
});

it('a printed week counts the jobs without a date', async () => {
  const hosted = fewPeople();
  await placeOrder(hosted.world);
  giveOnlySpecified(hosted);
  renderApp({ as: people.priya, hosted, path: '/company/calendar?print=week&date=2026-11-28', shell: false });
  expect(await screen.findByText('0 jobs · 1 job without a date or time')).toBeInTheDocument();
});
