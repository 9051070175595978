import { screen, fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderOrderSections } from '../../../../../tests/kit/screens/orderSections';
import { until } from '../../../../../tests/kit/until';
import { StopsSection } from '../stops/StopsSection';
import { SectionList } from '../summary/OrderSummary';
import { CustomerFields } from './CustomerFields';
import { ServiceFields } from './ServiceFields';
import { WhenFields, Suggestion } from './WhenFields';

const PickUp = () => <StopsSection side="pick_up_addresses" />;

it('explains its suggestion', () => {
  const form = renderOrderSections({ service: ServiceFields, pickUp: PickUp, crew: Suggestion });
  expect(screen.getByText(/^Choose the move size/)).toBeVisible();
  form.choose('Service', /^Move size/, '2 bedrooms, large');
  form.type('Pickup', /^Flights/, '3');
  expect(screen.getByText('3 people, 7 hr')).toBeVisible();
  expect(screen.getByText(/^Based on 929 cu ft, 95 cu ft\/person-hour loading, 120 unloading/)).toBeVisible();
  expect(screen.getByText('+20% stairs at pickup')).toBeVisible();
});

it('takes the suggestion right after the field it fills', async () => {
  const form = renderOrderSections({ service: ServiceFields, pickUp: PickUp, when: WhenFields });
  form.choose('Service', /^Move size/, '2 bedrooms, large');
  const hours = screen.getByLabelText(/^Estimated hours/);
  hours.focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Use \d/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(hours).not.toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Use \d/ })).toBeNull();
});

it('asks for the unit where the address says nothing without it', () => {
  const form = renderOrderSections({ pickUp: PickUp });
  expect(screen.queryByText('Missing unit #')).toBeNull();
  form.choose('Pickup', /^Property type/, 'Apartment');
  expect(screen.getByText('Missing unit #')).toBeVisible();
  form.type('Pickup', /^Unit/, '205');
  expect(screen.queryByText('Missing unit #')).toBeNull();
});

it('has one to five stops on a side, which can be reordered', async () => {
  const form = renderOrderSections({ pickUp: PickUp });
  const cities = () =>
    form
      .part('Pickup')
      .getAllByLabelText<HTMLInputElement>(/^City/)
      .map(({ value }) => value);
  form.type('Pickup', /^City/, 'Tempe');
  for (let count = 0; count < 4; count += 1) await form.press('Add pickup stop');
  expect(form.button('Add pickup stop')).toBeDisabled();
  await form.press('Move stop 1 down');
  expect(cities()).toEqual(['', 'Tempe', '', '', '']);
  await until(() => expect(form.button('Move stop 2 down')).toHaveFocus());
  await form.press('Remove stop 1');
  expect(cities()).toEqual(['Tempe', '', '', '']);
});

it('a click into a filled date or window selects it, so that typing replaces it', async () => {
  const user = userEvent.setup();
  renderOrderSections({ when: WhenFields }, { values: { date: '2026-11-28' } });
  const date = screen.getByLabelText(/^Date/);
  await user.click(date);
  await user.keyboard('12/24{Enter}');
  expect(date).toHaveValue('12/24/2026');
  const window = screen.getByLabelText(/^Arrival window/);
  expect(window).toHaveValue('08:00 - 10:00');
  await user.click(window);
  await user.keyboard('1-3pm{Tab}');
  expect(window).toHaveValue('13:00 - 15:00');
});

it('a second click places the caret', async () => {
  const user = userEvent.setup();
  renderOrderSections({ when: WhenFields });
  const window = screen.getByLabelText<HTMLInputElement>(/^Arrival window/);
  await user.click(window);
  expect([window.selectionStart, window.selectionEnd]).toEqual([0, 13]);
  await user.click(window);
  expect(window.selectionStart).toBe(window.selectionEnd);
});

it('an arrival window of today that has passed is named, and a later one is not', async () => {
  vi.setSystemTime('2026-11-21T17:30:00Z');
  onTestFinished(() => void vi.useRealTimers());
  const user = userEvent.setup();
  renderOrderSections({ when: WhenFields }, { values: { date: '2026-11-21', arrival_window: '08:00 - 10:00' } });
  expect(screen.getByText(/^This arrival window has passed/)).toBeVisible();
  await user.click(screen.getByLabelText(/^Arrival window/));
  await user.keyboard('10-11{Tab}');
  expect(screen.queryByText(/^This arrival window has passed/)).toBeNull();
});

it('shows the state and the facts of each section', async () => {
  const onGo = vi.fn();
  const List = () => <SectionList names={['customer', 'service', 'when']} onGo={onGo} />;
  const form = renderOrderSections({ customer: CustomerFields, crew: List });
  const entry = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
  expect(entry('Customer')).toHaveAccessibleName('Customer (not filled in)');
  form.type('Customer', /^First name/, 'Rebecca');
  form.type('Customer', /^Last name/, 'Hollis');
  fireEvent.submit(screen.getByLabelText(/^First name/));
  await until(() => expect(entry('Customer')).toHaveTextContent('Customer1 errorRebecca Hollis'));
  form.type('Customer', /^Phone/, '6025550142');
  await until(() => expect(entry('Customer')).toHaveTextContent('Customer(done)Rebecca Hollis(602) 555-0142'));
  expect(entry('Service')).toHaveAccessibleName('Service (not filled in)');
  fireEvent.click(entry('When'));
  expect(onGo).toHaveBeenCalledWith(2);
});
