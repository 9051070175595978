import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import { ApiError } from '../http/ApiError';
import { createFieldNames } from './fieldNames';
import { TextField } from './fields/text/TextField';
import { Form } from './Form';
import { FieldGroupLabel } from './formContext';
import { SubmitButton } from './layout/SubmitButton';
import { maxLength } from './validation/validators';

const names = createFieldNames<{ towns: { key: string; city: string; unit: string }[] }>();

const short = maxLength(5);

function open(onSubmit: () => unknown, onRender = (_id: string) => undefined) {
  const initialValues = { towns: ['Tempe', 'Mesa'].map((city) => ({ key: city, city, unit: '' })) };
  render(
    <Form initialValues={initialValues} onSubmit={onSubmit} independent summary>
      {[0, 1].map((index) => (
        <FieldGroupLabel key={index} value={`Stop ${index + 1}`}>
          <Profiler id={`city ${index + 1}`} onRender={onRender}>
            <TextField name={names(`towns[${index}].city`)} label={`City ${index + 1}`} required validate={short} />
          </Profiler>
          <Profiler id={`unit ${index + 1}`} onRender={onRender}>
            <TextField name={names(`towns[${index}].unit`)} label={`Unit ${index + 1}`} validate={short} />
          </Profiler>
        </FieldGroupLabel>
      ))}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
  const put = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  return { user, field, put, save, links };
}

it('each field has its own rules, checked on submit and then as it is typed', async () => {
  const { field, put, save, links } = open(() => undefined);
  await put('City 2', 'Chandler');
  expect(field('City 2')).not.toHaveAttribute('aria-invalid');
  await save();
  expect(links()).toEqual(['Stop 2, City 2: The maximum length allowed is 5']);
  expect(field('City 2')).toHaveFocus();
  expect(field('Unit 2')).not.toHaveAttribute('aria-invalid');
  await put('City 2', 'Yuma');
  expect(links()).toEqual([]);
  await put('Unit 1', '123456');
  expect(links()).toEqual(['Stop 1, Unit 1: The maximum length allowed is 5']);
});

it('a server error is shown at its field until that field changes', async () => {
  const errors = { 'towns.1.city': ['No such city'], 'towns.1.unit': ['No such unit'] };
  const refused = new ApiError(422, { data: null, message: 'Wrong', errors, success: false });
  const { field, put, save } = open(() => Promise.reject(refused));
  await save();
  expect(field('City 2')).toHaveAccessibleDescription('No such city');
  expect(field('Unit 2')).toHaveAccessibleDescription('No such unit');
  await put('City 2', 'Yuma');
  expect(field('City 2')).not.toHaveAttribute('aria-invalid');
  expect(field('Unit 2')).toHaveAccessibleDescription('No such unit');
  expect(field('City 1')).not.toHaveAttribute('aria-invalid');
});

it('typing renders only its own field', async () => {
  const drawn: string[] = [];
  const { user, field } = open(
    () => undefined,
    (id) => void drawn.push(id),
  );
  await user.click(field('Unit 2'));
  drawn.length = 0;
  await user.keyboard('12');
  expect(drawn).toEqual(['unit 2', 'unit 2']);
});
