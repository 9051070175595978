import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { createFieldNames } from '../../fieldNames';
import { Form, FormSpy } from '../../Form';
import { SubmitButton } from '../../layout/SubmitButton';
import { maxLength } from '../../validation/validators';
import { ChecksField } from './ChecksField';

const field = createFieldNames<{ positions: number[] }>();

const choices = [
  { value: PositionCode.driver, title: 'Driver', note: 'Drives the truck' },
  { value: PositionCode.foreman, title: 'Foreman' },
  { value: PositionCode.helper, title: 'Helper' },
];

function renderForm() {
  const onSubmit = vi.fn();
  const onChange = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <ChecksField name={field('positions')} label="Positions" choices={choices} required validate={maxLength(2)} />
      <FormSpy subscription={{ values: true }} onChange={({ values }) => void onChange(values)} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return { user: userEvent.setup(), onSubmit, onChange };
}

const getBox = (name: RegExp) => screen.getByRole('checkbox', { name });

it('keeps checked values in the order of the choices and reports each change', async () => {
  const { user, onSubmit, onChange } = renderForm();
  await user.click(getBox(/Helper/));
  await user.click(getBox(/Driver/));
  expect(onChange.mock.calls.map(([values]) => values as unknown)).toEqual([
    {},
    { positions: [PositionCode.helper] },
    { positions: [PositionCode.driver, PositionCode.helper] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ positions: [PositionCode.driver, PositionCode.helper] }));
});

it('is one named group; its error is below, and the first box takes the focus', async () => {
  const { user, onSubmit } = renderForm();
  expect(getBox(/Driver/)).toHaveAccessibleDescription('Drives the truck');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('group', { name: /Positions/ })).toHaveAccessibleDescription('Value is required');
  expect(getBox(/Driver/)).toHaveFocus();
  for (const name of [/Driver/, /Foreman/, /Helper/]) await user.click(getBox(name));
  expect(screen.getByRole('group', { name: /Positions/ })).toHaveAccessibleDescription(
    'The maximum length allowed is 2',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});
