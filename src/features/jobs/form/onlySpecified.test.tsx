import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { giveOnlySpecified } from '../../../../tests/kit/http/onlySpecified';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { createOrder, luis } from '../../../../tests/kit/screens/editScreen';
import { renderOrder } from '../../../../tests/kit/screens/orderScreen';
import { until } from '../../../../tests/kit/until';

const noValue = /undefined|null|NaN|Invalid/;
const readPage = () => document.body.textContent ?? '';

const sides = ['Pickup', 'Destination'];

function open(path: string, hosted = hostWorld({ scenario: 'empty' })) {
  giveOnlySpecified(hosted);
  const app = renderOrder(path, { hosted });
  app.excuse(/404|405|501/);
  return app;
}

it('a job is added for a branch of which only name and picture are known', async () => {
  const app = open('/company/job/create');
  await app.fillRequired();
  for (const side of sides) app.choose(side, /^State/, 'Arizona');
  expect(readPage()).not.toMatch(noValue);
  await typeDate(app.user, screen.getByLabelText(/^Date/), '11/28/2026');
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  expect(app.world.tables.order.all()).toHaveLength(1);
  await until(() => expect(shownToasts()).toEqual(['Job saved']));
});

it('a job of which only the addresses are known is edited with what is typed', async () => {
  const { hosted, id } = await createOrder([luis]);
  const app = open(`/company/job/edit/${id}`, hosted);
  await app.ready();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit job' })).toBeVisible();
  expect(readPage()).not.toMatch(noValue);
  expect(app.part('Pickup').getByLabelText(/^Address/)).toHaveDisplayValue(/^410 W Copperleaf Ave/);
  await app.fillRequired();
  app.type('Customer', /^First name/, 'Joan');
  app.type('Customer', /^Phone/, '6025550177');
  app.type('Pickup', /^Address/, '12 N Center St');
  app.type('Pickup', /^City/, 'Mesa');
  app.type('Pickup', /^ZIP/, '85201');
  app.choose('Service', /^Job type/, 'Residential');
  for (const side of sides) {
    app.choose(side, /^Property type/, 'House');
    app.choose(side, /^State/, 'Arizona');
  }
  await typeDate(app.user, screen.getByLabelText(/^Date/), '11/29/2026');
  app.type('When', /^Arrival window/, '8-10am');
  await app.press('Save changes');
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
  expect(app.world.tables.order.require(id)).toMatchObject({
    customer_name: 'Joan',
    customer_primary_phone: '6025550177',
    job_type: 'residential',
    date: '2026-11-29',
    arrival_window: '08:00 - 10:00',
    pick_up_addresses: [{ address_line: '12 N Center St', city: 'Mesa', state: 'AZ', zip: '85201' }],
  });
  expect((await screen.findAllByText(/12 N Center St/)).length).toBeGreaterThan(0);
});
