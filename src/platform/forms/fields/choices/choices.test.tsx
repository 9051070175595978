import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFields } from '../../../../../tests/kit/screens/fieldForm';
import { createFieldNames } from '../../fieldNames';
import { CheckboxField } from './CheckboxField';
import { DateField } from './DateField';
import { MultiSelectField } from './MultiSelectField';
import { RadioField } from './RadioField';
import { RatingField } from './RatingField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';

type Values = {
  area: number;
  areas: number[];
  help: number;
  terms: boolean;
  on_call: boolean;
  date: string;
  stars: number;
};

const field = createFieldNames<Values>();

const areas = [
  { id: 12, name: 'Tempe' },
  { id: 13, name: 'Gilbert' },
  { id: 14, name: 'Mesa' },
];

describe('choices', () => {
  it('keeps the value of the selected item, null for none', async () => {
    const { user, saved } = renderFields(<SelectField name={field('area')} label="Area" items={areas} required />);
    await user.selectOptions(screen.getByLabelText(/Area/), 'Gilbert');
    expect(await saved()).toEqual({ area: 13 });
  });

  it('shows the first of several items and the number of others', async () => {
    const { user, saved } = renderFields(<MultiSelectField name={field('areas')} label="Areas" items={areas} />, {
      areas: [12, 14],
    });
    const box = screen.getByRole('combobox', { name: 'Areas' });
    expect(box).toHaveTextContent('Tempe +1');
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'Gilbert' }));
    await user.keyboard('{Escape}');
    expect(await saved()).toEqual({ areas: [12, 14, 13] });
  });

  it('offers radio choices as one named group', async () => {
    const choices = [
      { value: 1, title: 'Load', note: 'Pick-up only' },
      { value: 2, title: 'Unload' },
    ];
    const { user, save, saved } = renderFields(
      <RadioField name={field('help')} label="Help" choices={choices} appearance="cards" required />,
    );
    const group = screen.getByRole('radiogroup', { name: /Help/ });
    await save();
    expect(group).toBeInvalid();
    expect(group).toHaveAccessibleDescription('Value is required');
    await waitFor(() => expect(within(group).getByRole('radio', { name: 'Load Pick-up only' })).toHaveFocus());
    await user.click(screen.getByText('Unload'));
    expect(group).toBeValid();
    expect(await saved()).toEqual({ help: 2 });
  });

  it('requires a required checkbox', async () => {
    const { user, save, saved } = renderFields(<CheckboxField name={field('terms')} label="I agree" required />);
    await save();
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Value is required');
    await user.click(box);
    expect(await saved()).toEqual({ terms: true });
  });

  it('switches on and off', async () => {
    const { user, saved } = renderFields(<SwitchField name={field('on_call')} label="On call" hint="Today only" />);
    const control = screen.getByRole('switch', { name: 'On call' });
    expect(control).toHaveAccessibleDescription('Today only');
    expect(screen.getByText('Inactive')).toBeInTheDocument();
    await user.click(control);
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(await saved()).toEqual({ on_call: true });
  });
});

describe('date', () => {
  it('shows a day month/day/year and keeps year-month-day', async () => {
    const { saved } = renderFields(<DateField zone="America/Phoenix" name={field('date')} label="Date" />, {
      date: '2026-11-28',
    });
    expect(screen.getByLabelText('Date')).toHaveValue('11/28/2026');
    expect(await saved()).toEqual({ date: '2026-11-28' });
  });

  it('takes a typed day, and none when it is emptied', async () => {
    const { user, saved } = renderFields(
      <DateField zone="America/Phoenix" name={field('date')} label="Date" minDay={null} />,
    );
    await user.tab();
    await user.keyboard('Nov 28, 2026{Enter}');
    expect(screen.getByLabelText('Date')).toHaveValue('11/28/2026');
    expect(await saved()).toEqual({ date: '2026-11-28' });
    screen.getByLabelText('Date').focus();
    await user.keyboard('{Delete}');
    expect(await saved()).toEqual({ date: null });
  });

  it('does not send the form with Enter, and stays filled where a day is required', async () => {
    const { user, onSubmit } = renderFields(
      <DateField zone="America/Phoenix" name={field('date')} label="Date" required />,
    );
    await user.tab();
    await user.keyboard('11/28/2030{Enter}{Backspace}{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeVisible();
    expect(screen.getByLabelText(/^Date/)).toHaveValue('11/28/2030');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('rates with stars', async () => {
  const { user, save, saved } = renderFields(<RatingField name={field('stars')} label="Stars" required />);
  await save();
  const group = screen.getByRole('radiogroup', { name: /Stars/ });
  expect(group).toHaveAccessibleDescription('Value is required');
  await user.click(within(group).getAllByRole('radio')[3] ?? group);
  expect(await saved()).toEqual({ stars: 4 });
});
