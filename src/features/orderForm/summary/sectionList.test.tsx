import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOrderSections } from '../../../../tests/kit/screens/orderSections';
import { until } from '../../../../tests/kit/until';
import { CustomerFields } from '../sections/CustomerFields';
import { SectionList } from './OrderSummary';

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
