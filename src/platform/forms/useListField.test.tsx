import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFieldNames } from './fieldNames';
import { Form } from './Form';
import { ListEntry } from './ListEntry';
import { MaskedField } from './fields/text/MaskedField';
import { createMask } from './fields/text/masks';
import { SubmitButton } from './layout/SubmitButton';
import { TextField } from './fields/text/TextField';
import { moveItem, useListField } from './useListField';

type Town = { key: string; city: string; zip?: string };

const field = createFieldNames<{ towns: readonly Town[]; other?: string }>();

function Towns({ onDraw }: { onDraw?: () => void }) {
  const list = useListField(field('towns'), 'Towns');
  onDraw?.();
  return (
    <>
      <div id={list.id}>{list.error}</div>
      {list.keys.map((key, index) => (
        <ListEntry key={key} name={field(`towns[${index}]`)} place={`Place ${index + 1}`}>
          <TextField name={field(`towns[${index}].city`)} label={`Town ${index + 1}`} required />
          <MaskedField name={field(`towns[${index}].zip`)} label={`ZIP ${index + 1}`} mask={zip} />
          <button type="button" onClick={() => list.remove(index)}>{`Remove ${index + 1}`}</button>
          <button type="button" onClick={() => list.move(index, index - 1)}>{`Up ${index + 1}`}</button>
        </ListEntry>
      ))}
      <button type="button" onClick={() => list.add({ key: `n${list.read().length}`, city: '' })}>
        Add
      </button>
    </>
  );
}

const zip = createMask('#####');
const sent: unknown[] = [];
const createTowns = (...cities: string[]) => ({ towns: cities.map((city, at) => ({ key: `t${at}`, city })) });

function open(initialValues: object, unsaved: boolean[] = []) {
  sent.length = 0;
  const report = (now: boolean) => void unsaved.push(now);
  render(
    <Form initialValues={initialValues} onSubmit={(values) => void sent.push(values)} onUnsavedChange={report} summary>
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
  const { press } = open(createTowns('Tempe', 'Mesa'), unsaved);
  await press('Up 2');
  expect(unsaved.at(-1)).toBe(true);
  await press('Up 2');
  expect(unsaved.at(-1)).toBe(false);
});

it('removes the errors of a removed entry', async () => {
  const { press } = open(createTowns('Tempe', '', 'Mesa'));
  await press('Save');
  expect(screen.getByRole('link', { name: /Town 2.*: Value is required/ })).toBeVisible();
  await press('Remove 2');
  expect(screen.queryByRole('link')).toBeNull();
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
