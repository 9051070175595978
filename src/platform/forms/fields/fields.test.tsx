import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../lib/money';
import { AutocompleteField } from './choices/AutocompleteField';
import { CheckboxField } from './choices/CheckboxField';
import { DateField } from './choices/DateField';
import { createFieldNames } from '../fieldNames';
import { Form } from '../Form';
import { MoneyField } from './text/MoneyField';
import { MultiSelectField } from './choices/MultiSelectField';
import { NumberField } from './text/NumberField';
import { OtpField } from './text/OtpField';
import { PasswordField } from './text/PasswordField';
import { RadioField } from './choices/RadioField';
import { RatingField } from './choices/RatingField';
import { SelectField } from './choices/SelectField';
import { SubmitButton } from '../layout/SubmitButton';
import { SwitchField } from './choices/SwitchField';
import { TextAreaField } from './text/TextAreaField';
import { minValue } from '../validation/validators';

type Values = {
  password: string;
  rate: number;
  crew: number;
  hours: number;
  area: number;
  areas: number[];
  help: number;
  terms: boolean;
  on_call: boolean;
  date: string;
  code: string;
  stars: number;
  about: string;
};

const field = createFieldNames<Values>();

function setup(fields: ReactNode, initialValues: object = {}) {
  const onSubmit = vi.fn<(values: object) => void>();
  render(
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      {fields}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const saved = async () => {
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0];
  };
  return { user, save, saved, onSubmit };
}

const areas = [
  { id: 12, name: 'Tempe' },
  { id: 13, name: 'Gilbert' },
  { id: 14, name: 'Mesa' },
];

describe('password', () => {
  it('is shown and hidden by its button, and has the autocomplete value for password managers', async () => {
    const { user } = setup(<PasswordField name={field('password')} label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
    await user.type(input, 'Moving-2026');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Moving-2026');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});

describe('money', () => {
  const rate = <MoneyField name={field('rate')} label="Rate" validate={minValue(1500, formatMoney)} />;

  it('is typed in dollars and kept in cents', async () => {
    const { user, saved } = setup(rate, { rate: 2400 });
    const input = screen.getByLabelText('Rate');
    expect(input).toHaveValue('24.00');
    await user.clear(input);
    await user.type(input, '27.5');
    expect(input).toHaveValue('27.5');
    await user.tab();
    expect(input).toHaveValue('27.50');
    expect(await saved()).toEqual({ rate: 2750 });
  });

  it('keeps an invalid amount to be corrected, and null when cleared', async () => {
    const { user, save, saved, onSubmit } = setup(rate, { rate: 2400 });
    const input = screen.getByLabelText('Rate');
    await user.type(input, 'x');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input).toHaveValue('24.00x');
    expect(input).toHaveAccessibleDescription('Value must be numeric');
    await user.clear(input);
    await user.type(input, '9');
    expect(input).toHaveAccessibleDescription('The minimum value allowed is $15.00');
    await user.clear(input);
    expect(await saved()).toEqual({ rate: null });
  });
});

describe('number', () => {
  it('is an integer unless decimals are allowed', async () => {
    const { user, save, saved } = setup(
      <>
        <NumberField name={field('crew')} label="Crew" />
        <NumberField name={field('hours')} label="Hours" decimals unit="h" />
      </>,
    );
    await user.type(screen.getByLabelText('Crew'), '2.5');
    await user.type(screen.getByLabelText('Hours'), '6.');
    expect(screen.getByLabelText('Hours')).toHaveValue('6.');
    await user.type(screen.getByLabelText('Hours'), '25');
    await save();
    expect(screen.getByLabelText('Crew')).toHaveAccessibleDescription('Value must be numeric');
    await user.clear(screen.getByLabelText('Crew'));
    await user.type(screen.getByLabelText('Crew'), '3');
    expect(await saved()).toEqual({ crew: 3, hours: 6.25 });
  });
});

describe('choices', () => {
  it('keeps the value of the selected item, null for none', async () => {
    const { user, saved } = setup(<SelectField name={field('area')} label="Area" items={areas} required />);
    await user.selectOptions(screen.getByLabelText(/Area/), 'Gilbert');
    expect(await saved()).toEqual({ area: 13 });
  });

  it('shows the first of several items and the number of others', async () => {
    const { user, saved } = setup(<MultiSelectField name={field('areas')} label="Areas" items={areas} />, {
      areas: [12, 14],
    });
    const box = screen.getByRole('combobox', { name: 'Areas' });
    expect(box).toHaveTextContent('Tempe +1');
    await user.click(box);
    await user.click(await screen.findByRole('option', { name: 'Gilbert' }));
    await user.keyboard('{Escape}');
    expect(await saved()).toEqual({ areas: [12, 14, 13] });
  });

  it('finds an item by typing and reports the whole item', async () => {
    const onChoose = vi.fn();
    const { user, saved } = setup(
      <AutocompleteField name={field('area')} label="Area" items={areas} onChoose={onChoose} />,
    );
    await user.type(screen.getByRole('combobox', { name: 'Area' }), 'gil');
    await user.click(await screen.findByRole('option', { name: 'Gilbert' }));
    expect(onChoose).toHaveBeenCalledWith(areas[1]);
    expect(await saved()).toEqual({ area: 13 });
  });

  it('offers radio choices as one named group', async () => {
    const choices = [
      { value: 1, title: 'Load', note: 'Pick-up only' },
      { value: 2, title: 'Unload' },
    ];
    const { user, save, saved } = setup(
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
    const { user, save, saved } = setup(<CheckboxField name={field('terms')} label="I agree" required />);
    await save();
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAccessibleDescription('Value is required');
    await user.click(box);
    expect(await saved()).toEqual({ terms: true });
  });

  it('switches on and off', async () => {
    const { user, saved } = setup(<SwitchField name={field('on_call')} label="On call" hint="Today only" />);
    const control = screen.getByRole('switch', { name: 'On call' });
    expect(control).toHaveAccessibleDescription('Today only');
    expect(screen.getByText('Inactive')).toBeInTheDocument();
    await user.click(control);
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(await saved()).toEqual({ on_call: true });
  });
});

describe('other fields', () => {
  it('shows a day month/day/year and keeps year-month-day', async () => {
    const { saved } = setup(<DateField name={field('date')} label="Date" />, { date: '2026-11-28' });
    expect(screen.getByLabelText('Date')).toHaveValue('11/28/2026');
    expect(await saved()).toEqual({ date: '2026-11-28' });
  });

  it('accepts a typed day, and none when it is emptied', async () => {
    const { user, saved } = setup(<DateField name={field('date')} label="Date" minDay={null} />);
    await user.type(screen.getByLabelText('Date'), 'Nov 28, 2026');
    expect(await saved()).toEqual({ date: '2026-11-28' });
    await user.clear(screen.getByLabelText('Date'));
    expect(await saved()).toEqual({ date: null });
  });

  it('sends a typed day with Enter', async () => {
    const { user, onSubmit } = setup(<DateField name={field('date')} label="Date" />);
    await user.type(screen.getByLabelText('Date'), '11/28/2030{Enter}');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ date: '2030-11-28' }));
  });

  it('keeps a text that is not a day as an error, before a submit too', async () => {
    const { user, save, saved, onSubmit } = setup(<DateField name={field('date')} label="Date" required />);
    const input = screen.getByLabelText(/^Date/);
    await user.type(input, 'Novembr 28');
    expect(input).toBeValid();
    await user.tab();
    expect(input).toHaveValue('Novembr 28');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter a date, like 11/28/2026');
    await save();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.type(input, '11/28/2030');
    expect(await saved()).toEqual({ date: '2030-11-28' });
    expect(input).toBeValid();
  });

  it('takes a pasted six-digit code and keeps a wrong one', async () => {
    const { user, save, saved } = setup(<OtpField name={field('code')} label="Code" required />);
    const group = screen.getByRole('group', { name: /Code/ });
    await user.click(within(group).getAllByRole('textbox')[0] ?? group);
    await user.paste('12345');
    await save();
    expect(screen.getByText('This field should be at least 6 characters long')).toBeInTheDocument();
    expect(group).toHaveAccessibleDescription('This field should be at least 6 characters long');
    await user.type(within(group).getAllByRole('textbox')[5] ?? group, '6');
    expect(await saved()).toEqual({ code: '123456' });
  });

  it('rates with stars', async () => {
    const { user, save, saved } = setup(<RatingField name={field('stars')} label="Stars" required />);
    await save();
    const group = screen.getByRole('radiogroup', { name: /Stars/ });
    expect(group).toHaveAccessibleDescription('Value is required');
    await user.click(within(group).getAllByRole('radio')[3] ?? group);
    expect(await saved()).toEqual({ stars: 4 });
  });

  it('counts the characters of a limited text', async () => {
    const { user, save } = setup(<TextAreaField name={field('about')} label="About" limit={10} />);
    const area = screen.getByLabelText('About');
    await user.type(area, 'careful with');
    expect(screen.getByText('12 / 10')).toBeInTheDocument();
    await save();
    expect(area).toHaveAccessibleDescription('The maximum length allowed is 10');
  });
});
