import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { renderOrder } from '../../../../tests/kit/screens/orderScreen';
import { address } from '../../../../tests/kit/app/startApp';
import { until } from '../../../../tests/kit/until';
import { createOrder, editOrder, row } from '../../../../tests/kit/screens/editScreen';

it('saves the changes and leaves the rest as it was', async () => {
  const { hosted, id } = await createOrder();
  const before = hosted.world.tables.order.require(id);
  const app = await editOrder(hosted, id);
  app.type('Customer', /^First name/, 'Ruth');
  await app.press('Save changes');
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
  const changed = { customer_name: 'Ruth', version: 2, updated_by_id: 2 };
  const { updated_at: _now, ...after } = row(app, id);
  const { updated_at: _then, ...rest } = before;
  expect(after).toEqual({ ...rest, ...changed });
  await app.sees(`Job #${id} saved`);
  await app.sees('Changed: First name');
  expect(screen.getByText('Rebecca', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('Ruth', { selector: 'ins' })).toBeVisible();
});

it('removes a side of an existing job after a confirmation (spec section 5)', async () => {
  const { hosted, id } = await createOrder();
  const app = await editOrder(hosted, id);
  fireEvent.click(screen.getByLabelText(/^LoadLoading only/));
  await app.sees('Remove destination?');
  await app.press('Remove destination');
  await app.press('Save changes');
  await until(() => expect(row(app, id)).toMatchObject({ help_type: 1, destination_addresses: [] }));
});

it.each([
  ['a job that is not there', 'getOrder:404', /Job not found/],
  ['one that may not be seen', 'getOrder:403', /permission/],
  ['one that does not come', 'getOrder:500', /Try again/],
])('%s is shown', async (_, faults, message) => {
  const hosted = hostWorld({ scenario: 'empty', faults });
  renderOrder('/company/job/edit/1042', { hosted });
  await until(() => expect(screen.getByText(message, { selector: 'main *' })).toBeVisible());
});

it('does not open a closed job for editing', async () => {
  const { hosted, id } = await createOrder();
  hosted.world.change(() => hosted.world.tables.order.update(id, { closed_state: 'cancelled' }));
  renderOrder(`/company/job/edit/${id}`, { hosted });
  await until(() => expect(screen.getByText(/^Closed jobs/)).toBeVisible());
});
