import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../ui/Button';
import { Form } from './Form';
import { TextField } from './TextField';
import { useChangeValue, useFormValue } from './formValues';

const drawn = vi.fn();

function City() {
  drawn();
  return <output>{String(useFormValue('stops[0].city'))}</output>;
}

function Fill() {
  const change = useChangeValue();
  return <Button onClick={() => change('stops[0].city', 'Gilbert')}>Fill</Button>;
}

it('follows one value and lets another part of the form set it', async () => {
  const user = userEvent.setup();
  render(
    <Form initialValues={{ stops: [{ city: 'Tempe' }] }} onSubmit={vi.fn()}>
      <TextField name="stops[0].city" label="City" />
      <TextField name="note" label="Note" />
      <City />
      <Fill />
    </Form>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Tempe');
  drawn.mockClear();
  await user.type(screen.getByLabelText('Note'), 'gate code');
  expect(drawn).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('City'), '!');
  expect(screen.getByRole('status')).toHaveTextContent('Tempe!');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(screen.getByLabelText('City')).toHaveValue('Gilbert');
  expect(screen.getByRole('status')).toHaveTextContent('Gilbert');
});
