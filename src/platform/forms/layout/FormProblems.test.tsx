import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createFieldNames } from '../fieldNames';
import { CheckboxField } from '../fields/choices/CheckboxField';
import { PhoneField } from '../fields/text/PhoneField';
import { TextField } from '../fields/text/TextField';
import { Form } from '../Form';
import { SubmitButton } from './SubmitButton';

const field = createFieldNames<{ name: string; phone: string; terms: boolean }>();

it('links to each invalid field, in page order', async () => {
  const user = userEvent.setup();
  render(
    <Form onSubmit={vi.fn()} summary>
      <TextField name={field('name')} label="Name" required />
      <PhoneField name={field('phone')} label="Phone" required />
      <CheckboxField name={field('terms')} label="Terms" required />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  expect(screen.queryByText('Please check the following')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(/Phone/), '602');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Name: Value is required',
    'Phone: Enter a US phone number with 10 digits',
    'Terms: Value is required',
  ]);
  await user.click(screen.getByRole('link', { name: /Terms/ }));
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Terms' }));
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
