import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address } from '../../../../tests/kit/app/startApp';
import { people } from '../../../../tests/kit/operations';
import { placeOrder } from '../../../../tests/kit/orders';
import { calendarAgenda, findEntries, openCalendar } from '../../../../tests/kit/screens/calendarScreen';
import { fewMembers } from '../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../tests/kit/until';

const LAS_VEGAS = 3;
const inNevada = {
  pick_up_addresses: [
    { address_line: '1 Fremont St', city: 'Las Vegas', state: 'NV', zip: '89101', place_type: 'house' },
  ],
};

it('shows the jobs of all branches together, each in the time of its branch', async () => {
  const hosted = fewMembers();
  const other = await placeOrder(hosted.world, inNevada, 'dana', LAS_VEGAS);
  const { user, ids } = await openCalendar([{}], { hosted, path: calendarAgenda });
  await findEntries(ids[0] ?? 0);
  expect(screen.queryByText(new RegExp(`#${other}`))).toBeNull();
  await user.click(screen.getByText('All branches'));
  await until(() => expect(address()).toBe(`${calendarAgenda}&branches=all`));
  const [entry] = await findEntries(other);
  // 8 AM in Las Vegas is 9 AM in Phoenix.
  expect(entry).toHaveTextContent(/Sat, Nov 28 · 8:00–10:00 AM, .*Las Vegas\..*8:00 AM/);
  expect(screen.getByText('Times are in each branch’s time zone. New jobs are added to Phoenix.')).toBeVisible();
  await user.click(screen.getByText('All branches'));
  await until(() => expect(screen.queryByText(new RegExp(`#${other}`))).toBeNull());
});

it('follows the other branches while they are shown', async () => {
  const { world } = await openCalendar([], { path: `${calendarAgenda}&branches=all` });
  await screen.findByText('No jobs on these days', { selector: 'b' });
  const fresh = await placeOrder(world, inNevada, 'dana', LAS_VEGAS);
  expect(await findEntries(fresh)).toHaveLength(1);
});

it('is for owners', async () => {
  await openCalendar([{}], { as: people.priya, path: `${calendarAgenda}&branches=all` });
  await screen.findByText(/^Job #/);
  expect(screen.queryByText('All branches')).toBeNull();
});
