import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFieldNames } from './fieldNames';
import { MaskedField } from './fields/text/MaskedField';
import { createMask } from './fields/text/masks';
import { TextField } from './fields/text/TextField';
import { Form } from './Form';
import { FieldGroupLabel } from './formContext';
import { SubmitButton } from './layout/SubmitButton';
import { moveItem, useListField } from './useListField';
import { maxLength } from './validation/validators';

type Town = { key: string; city: string; zip?: string };

const field = createFieldNames<{ towns: readonly Town[]; other?: string }>();

function Towns({ onDraw }: { onDraw?: () => void }) {
  const list = useListField(field('towns'), 'Towns');
  onDraw?.();
  return (
    <>
      <div id={list.id}>{list.error}</div>
      {list.keys.map((key, index) => (
        <FieldGroupLabel key={key} value={`Place ${index + 1}`}>
          <TextField name={field(`towns[${index}].city`)} label={`Town ${index + 1}`} required />
          <MaskedField name={field(`towns[${index}].zip`)} label={`ZIP ${index + 1}`} mask={zip} />
          <button type="button" onClick={() => list.remove(index)}>{`Remove ${index + 1}`}</button>
          <button type="button" onClick={() => list.move(index, index - 1)}>{`Up ${index + 1}`}</button>
        </FieldGroupLabel>
      ))}
      <button type="button" onClick={() => list.add({ key: `n${list.read().length}`, city: '' })}>
        Add
      </button>
    </>
  );
}

const zip = createMask('#####');
const short = maxLength(3);
const sent: unknown[] = [];
const createTowns = (...cities: string[]) => ({ towns: cities.map((city, at) => ({ key: `t${at}`, city })) });

type Options = { unsaved?: boolean[]; independent?: boolean; answer?: Promise<void> };

function open(initialValues: object, { unsaved = [], independent = false, answer }: Options = {}) {
  sent.length = 0;
  const report = (now: boolean) => void unsaved.push(now);
  const submit = (values: object) => {
    sent.push(values);
    return answer;
  };
  render(
    <Form initialValues={initialValues} independent={independent} onSubmit={submit} onUnsavedChange={report} summary>
      <TextField name={field('other')} label="Other" validate={short} />
      <Towns />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const cities = () =>
    screen.getAllByLabelText(/^Town/).map((input) => (input instanceof HTMLInputElement ? input.value : ''));
  return { user, press, cities };
}

it('adds, removes and moves entries with their values', async () => {
  const { user, press, cities } = open(createTowns('Tempe', 'Mesa'));
  await press('Up 2');
  expect(cities()).toEqual(['Mesa', 'Tempe']);
  await press('Up 1');
  await press('Add');
  await user.type(screen.getByLabelText(/^Town 3/), 'Gilbert');
  await press('Remove 2');
  expect(cities()).toEqual(['Mesa', 'Gilbert']);
  await press('Save');
  expect(sent).toMatchObject([{ towns: [{ city: 'Mesa' }, { city: 'Gilbert' }] }]);
});

it('has nothing unsaved when the order is restored', async () => {
  const unsaved: boolean[] = [];
  const { press } = open(createTowns('Tempe', 'Mesa'), { unsaved });
  await press('Up 2');
  expect(unsaved.at(-1)).toBe(true);
  await press('Up 2');
  expect(unsaved.at(-1)).toBe(false);
});

it.each([false, true])('removes the errors of a removed entry (independent: %s)', async (independent) => {
  const { press } = open(createTowns('Tempe', '', 'Mesa'), { independent });
  await press('Save');
  expect(screen.getByRole('link', { name: /Town 2.*: Value is required/ })).toBeVisible();
  await press('Remove 2');
  expect(screen.queryByRole('link')).toBeNull();
});

it('keeps what was typed and the error of another field when entries move and go', async () => {
  const { user, press, cities } = open(createTowns('Tempe', 'Mesa'), { independent: true });
  await user.type(screen.getByLabelText('Other'), 'too long');
  await user.type(screen.getByLabelText('ZIP 2'), '85201');
  await press('Save');
  await press('Add');
  await user.type(screen.getByLabelText(/^Town 3/), 'Gilbert');
  await press('Up 3');
  await press('Remove 1');
  expect(cities()).toEqual(['Gilbert', 'Mesa']);
  expect(screen.getByLabelText('ZIP 2')).toHaveValue('85201');
  expect(screen.getByLabelText('Other')).toHaveValue('too long');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Other: The maximum length allowed is 3',
  ]);
});

it('keeps entries that are added and removed while the form is being sent', async () => {
  const answer = Promise.withResolvers<void>();
  const unsaved: boolean[] = [];
  const { user, press, cities } = open(createTowns('Tempe', 'Mesa'), { unsaved, answer: answer.promise });
  await press('Save');
  await press('Remove 1');
  await press('Add');
  await user.type(screen.getByLabelText(/^Town 2/), 'Gilbert');
  answer.resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
  expect(cities()).toEqual(['Mesa', 'Gilbert']);
  expect(unsaved.at(-1)).toBe(true);
  await press('Save');
  expect(sent.at(-1)).toMatchObject({
    towns: [
      { key: 't1', city: 'Mesa' },
      { key: 'n1', city: 'Gilbert' },
    ],
  });
});

it('a new entry does not get the initial value of its index', async () => {
  const { press, cities } = open(createTowns('Tempe', 'Mesa'));
  await press('Remove 2');
  await press('Add');
  expect(cities()).toEqual(['Tempe', '']);
});

it.each(['Other', 'Town 2'])('does not render again for typing in %s', async (name) => {
  let drawn = 0;
  const user = userEvent.setup();
  render(
    <Form initialValues={createTowns('Tempe', 'Mesa')} onSubmit={() => undefined} independent>
      <TextField name={field('other')} label="Other" />
      <Towns onDraw={() => (drawn += 1)} />
    </Form>,
  );
  await user.click(screen.getByLabelText(new RegExp(`^${name}`)));
  drawn = 0;
  await user.keyboard('abc');
  expect(drawn).toBe(0);
});

it.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('moved from %i to %i', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
