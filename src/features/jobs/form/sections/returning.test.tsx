import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Customer, Stop } from '#generated/model';
import { renderOrderSections } from '../../../../../tests/kit/screens/orderSections';
import { until } from '../../../../../tests/kit/until';
import { suggestionKeys } from '../customersApi';
import { StopsSection } from '../stops/StopsSection';
import { CustomerFields } from './CustomerFields';

const PickUp = () => <StopsSection side="pick_up_addresses" />;

const home: Stop = {
  address_line: '410 W Copperleaf Ave',
  unit: 'Apt 205',
  no_unit: false,
  city: 'Tempe',
  state: 'AZ',
  zip: '85281',
  lat: null,
  lng: null,
  place_type: 'apartment',
  floor: 2,
  flights_of_stairs: 1,
  elevator: 'none',
  elevator_window: null,
  long_carry_ft: 0,
  parking: 'street',
  truck_max_ft: null,
  contact_name: 'Ruth',
  contact_phone: null,
  access_notes: 'Gate 4471',
  coi_required: false,
};
const rebecca: Customer = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  customer_secondary_phone: null,
  customer_email: 'r.h@example.com',
  company_name: null,
  jobs_count: 2,
  last_date: '2026-05-30',
  addresses: [home],
};

function renderForm() {
  const user = userEvent.setup();
  const form = renderOrderSections(
    { customer: CustomerFields, pickUp: PickUp },
    {
      answer: (client) => {
        client.setQueryData(suggestionKeys.customers(1, 'Reb'), [rebecca]);
        client.setQueryData(suggestionKeys.customers(1, '0142'), [rebecca]);
        client.setQueryData(suggestionKeys.addresses(1, '9 E Elm'), [{ ...home, id: '0', address_line: '9 E Elm St' }]);
        client.setQueryData(suggestionKeys.addresses(1, 'tem'), [
          { ...home, id: '0' },
          { ...home, id: '1', address_line: '77 Temple St', city: 'Mesa', zip: '85201' },
          { ...home, id: '2', zip: '85282' },
          { ...home, id: '3', address_line: '9 E Elm St' },
        ]);
        client.setQueryData(suggestionKeys.zipPlaces('89101'), [{ zip: '89101', city: 'Las Vegas', state: 'NV' }]);
        client.setQueryData(suggestionKeys.zipPlaces('10001'), []);
      },
    },
  );
  const customer = (label: RegExp) => form.part('Customer').getByLabelText(label);
  const stop = (label: RegExp) => form.part('Pickup').getByLabelText(label);
  return { ...form, user, customer, stop };
}

it('finds an earlier customer by name, and the keyboard chooses', async () => {
  const { user, customer, stop } = renderForm();
  const first = customer(/^First name/);
  await user.type(first, 'Reb');
  const list = await screen.findByRole('listbox', { name: 'Earlier customers' });
  expect(first).toHaveAttribute('aria-expanded', 'true');
  const [option] = within(list).getAllByRole('option');
  expect(option).toHaveTextContent('Rebecca Hollis(602) 555-0142 · 2 jobs · latest Sat, May 30');
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveAttribute('aria-activedescendant', option?.id);
  await user.keyboard('{Enter}');
  expect(first).toHaveValue('Rebecca');
  expect(customer(/^Last name/)).toHaveValue('Hollis');
  expect(customer(/^Phone/)).toHaveValue('+1(602)-555-0142');
  expect(customer(/^Email/)).toHaveValue('r.h@example.com');
  expect(first).toHaveFocus();

  await user.click(screen.getByText('Use 410 W Copperleaf Ave, Apt 205, Tempe'));
  expect(stop(/^Unit/)).toHaveValue('Apt 205');
  expect(stop(/^Floor/)).toHaveValue('2');
  expect(stop(/^ZIP/)).toHaveValue('85281');
  expect(stop(/^Access notes/)).toHaveValue('Gate 4471');
  expect(stop(/^Contact$/)).toHaveValue('');
  expect(screen.queryByText('Use 410 W Copperleaf Ave, Apt 205, Tempe')).toBeNull();
});

it('finds one by digits of the phone, and Escape leaves what was typed', async () => {
  const { user, customer } = renderForm();
  await user.type(customer(/^Phone/), '0142');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await until(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(customer(/^First name/)).toHaveValue('');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(customer(/^First name/)).toHaveValue('Rebecca');
});

it.each([
  ['Keep mine', 'new@example.com'],
  ['Replace', 'r.h@example.com'],
])('asks before it overwrites: %s', async (answer, email) => {
  const { user, customer } = renderForm();
  fireEvent.change(customer(/^Email/), { target: { value: 'new@example.com' } });
  await user.type(customer(/^First name/), 'Reb');
  await user.click(await screen.findByText('Rebecca Hollis'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace what you typed?' }));
  expect(dialog.getByText('Email: new@example.com → r.h@example.com')).toBeVisible();
  expect(customer(/^Last name/)).toHaveValue('Hollis');
  await user.click(dialog.getByRole('button', { name: answer }));
  expect(customer(/^Email/)).toHaveValue(email);
});

it('suggests addresses of the branch, which bring city and ZIP code', async () => {
  const { user, stop } = renderForm();
  await user.type(stop(/^Address/), '9 E Elm');
  await user.click(await screen.findByRole('option', { name: /^9 E Elm St/ }));
  expect(stop(/^Address/)).toHaveValue('9 E Elm St');
  expect(stop(/^City/)).toHaveValue('Tempe');
  expect(stop(/^Unit/)).toHaveValue('');
});

it('suggests each ZIP code of a city once, and fills in the chosen one', async () => {
  const { user, stop } = renderForm();
  await user.type(stop(/^City/), 'tem');
  const list = within(await screen.findByRole('listbox', { name: 'Cities' }));
  const options = list.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['TempeAZ 85281', 'TempeAZ 85282']);
  await user.click(list.getByRole('option', { name: /85282/ }));
  expect(stop(/^City/)).toHaveValue('Tempe');
  expect(stop(/^ZIP/)).toHaveValue('85282');
});

it('fills in city and state from the ZIP code, but never over a typed city', async () => {
  const { user, stop } = renderForm();
  await user.type(stop(/^ZIP/), '89101');
  await until(() => expect(stop(/^City/)).toHaveValue('Las Vegas'));
  expect(stop(/^State/)).toHaveDisplayValue('Nevada');
  await user.clear(stop(/^City/));
  await user.type(stop(/^City/), 'Mesa');
  await user.clear(stop(/^ZIP/));
  await user.type(stop(/^ZIP/), '10001');
  expect(stop(/^City/)).toHaveValue('Mesa');
  expect(stop(/^State/)).toHaveDisplayValue('Nevada');
  await user.clear(stop(/^City/));
  await user.clear(stop(/^ZIP/));
  await user.type(stop(/^ZIP/), '10001');
  await until(() => expect(stop(/^State/)).toHaveDisplayValue('New York'));
});

it('a place that needs a unit may have none', async () => {
  const { choose, user } = renderForm();
  choose('Pickup', /^Property type/, 'Apartment');
  expect(screen.getByText('Missing unit #')).toBeVisible();
  await user.click(screen.getByLabelText('No unit'));
  expect(screen.queryByText('Missing unit #')).toBeNull();
});
