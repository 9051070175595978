import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../ui/inputs/Button';
import { createFieldNames } from './fieldNames';
import { TextField } from './fields/text/TextField';
import { Form } from './Form';
import { useChangeValue, useDerivedValue, useFormValue } from './formValues';

type Values = { stops: { city: string }[]; note?: string; pay?: string };

const field = createFieldNames<Values>();

const drawn = vi.fn();

function City() {
  drawn();
  return <output>{String(useFormValue(field('stops[0].city')))}</output>;
}

function Fill() {
  const change = useChangeValue();
  return <Button onClick={() => change(field('stops[0].city'), 'Gilbert')}>Fill</Button>;
}

it('follows one value and lets another part of the form set it', async () => {
  const user = userEvent.setup();
  render(
    <Form initialValues={{ stops: [{ city: 'Tempe' }] }} onSubmit={vi.fn()}>
      <TextField name={field('stops[0].city')} label="City" />
      <TextField name={field('note')} label="Note" />
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

/** Letters of the stops, plus letters of the note if there are stops. */
function countLetters({ stops = [], note }: Partial<Values>): { letters: number } {
  return { letters: stops.reduce((sum, { city }) => sum + city.length, 0) + (note?.length ?? 0) };
}

function Letters() {
  drawn();
  return <output>{useDerivedValue(field.root, countLetters).letters}</output>;
}

it('renders a derived value again only when its content has changed', async () => {
  const user = userEvent.setup();
  render(
    <Form initialValues={{ stops: [{ city: 'Tempe' }], pay: '' }} onSubmit={vi.fn()}>
      <TextField name={field('stops[0].city')} label="City" />
      <TextField name={field('note')} label="Note" />
      <TextField name={field('pay')} label="Pay" />
      <Letters />
    </Form>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('5');
  drawn.mockClear();
  await user.type(screen.getByLabelText('Pay'), '12');
  expect(drawn).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Note'), 'ab');
  expect(screen.getByRole('status')).toHaveTextContent('7');
  await user.clear(screen.getByLabelText('Note'));
  await user.type(screen.getByLabelText('City'), '!');
  expect(screen.getByRole('status')).toHaveTextContent('6');
  expect(drawn).toHaveBeenCalledTimes(4);
});
