import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phone, renderApp } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { people } from '../../../../../tests/kit/operations';
import { placeOrder } from '../../../../../tests/kit/orders';
import { until } from '../../../../../tests/kit/until';

it('on a phone, one button shows the number of filters and opens all of them', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  await placeOrder(hosted.world);
  const app = renderApp({
    as: people.dana,
    width: phone,
    shell: false,
    hosted,
    path: '/company/job/not-formed?missing=3',
  });
  const { user } = app;
  await app.waitForSecondLoad();
  expect(screen.queryByText('Sort by')).toBeNull();
  await user.click(await screen.findByLabelText('Filters, 1 on'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const group = (name: string) => within(dialog.getByRole('group', { name }));

  expect(group('Open position').getByRole('button', { name: 'Helper' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(group('Dates').getByText('Tomorrow'));
  await user.click(group('Sort by').getByText('Starts soonest'));
  await until(() =>
    expect(address()).toBe('/company/job/not-formed?missing=3&from=2026-11-22&to=2026-11-22&sort=soonest'),
  );
  await user.click(group('Dates').getByText('Choose dates…'));
  await user.click(within(await screen.findByRole('dialog', { name: 'Choose dates' })).getByText('Cancel'));

  await user.click(dialog.getByText('Clear filters'));
  await until(() => expect(address()).toBe('/company/job/not-formed?sort=soonest'));
  await user.click(group('View').getByText('Compact'));
  expect(group('View').getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByText('Show jobs'));
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Filters')).toHaveFocus();
});
