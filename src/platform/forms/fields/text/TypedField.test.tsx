import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../http/ApiError';
import { createFieldNames } from '../../fieldNames';
import { Form } from '../../Form';
import { useChangeValue } from '../../formValues';
import { SubmitButton } from '../../layout/SubmitButton';
import { WindowField } from './WindowField';

const field = createFieldNames<{ window: string }>();

function Usual() {
  const change = useChangeValue();
  return (
    <button type="button" onClick={() => change(field('window'), '12:00 - 14:00')}>
      Usual
    </button>
  );
}

function setup(initialValues: object = {}, onSubmit = vi.fn<(values: object) => void>()) {
  render(
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      <WindowField name={field('window')} label="Window" hint="When" />
      <Usual />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = async () => {
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0];
  };
  return { input: screen.getByLabelText('Window'), onSubmit, save, saved };
}

it.each(['8-10', '8am-10am', '0800-1000', '08001000', '8 to 10', '08:00 - 10:00'])(
  'shows %j while it is typed and the window when it is left',
  async (typed) => {
    const { input, saved } = setup();
    await userEvent.type(input, typed);
    expect(input).toHaveValue(typed);
    await userEvent.tab();
    expect(input).toHaveValue('08:00 - 10:00');
    expect(await saved()).toEqual({ window: '08:00 - 10:00' });
  },
);

it('shows a text that the browser filled in as a window immediately', () => {
  const { input } = setup();
  fireEvent.change(input, { target: { value: '8-10' } });
  expect(input).toHaveValue('08:00 - 10:00');
});

it('sends the window with Enter', async () => {
  const { input, onSubmit } = setup();
  await userEvent.type(input, '11-1{Enter}');
  await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ window: '11:00 - 13:00' }));
  expect(input).toHaveValue('11:00 - 13:00');
});

it('keeps a text that cannot be read, with an error once it is left', async () => {
  const { input, save, saved, onSubmit } = setup();
  await userEvent.type(input, 'mornin');
  expect(input).toHaveAccessibleDescription('When');
  await userEvent.tab();
  expect(input).toHaveValue('mornin');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Enter a start and end time, like 8 AM - 10 AM');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.type(input, '8-10');
  expect(input).toBeValid();
  expect(await saved()).toEqual({ window: '08:00 - 10:00' });
});

it('shows a window that was set from elsewhere, and can be emptied', async () => {
  const { input, saved } = setup({ window: '08:00 - 10:00' });
  await userEvent.type(input, 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Usual' }));
  expect(input).toHaveValue('12:00 - 14:00');
  expect(input).toBeValid();
  await userEvent.clear(input);
  expect(input).toHaveValue('');
  expect(await saved()).toEqual({ window: '' });
});

it('shows what the provider says of the window until it changes', async () => {
  const refuse = () => {
    throw new ApiError(422, {
      data: null,
      message: 'Wrong',
      errors: { window: ['This window is taken'] },
      success: false,
    });
  };
  const { input, save } = setup({ window: '08:00 - 10:00' }, vi.fn(refuse));
  await save();
  await waitFor(() => expect(input).toHaveAccessibleDescription('This window is taken'));
  await userEvent.clear(input);
  await userEvent.type(input, '9-11');
  await waitFor(() => expect(input).toHaveAccessibleDescription('When'));
});
