import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFields } from '../../../../../tests/kit/screens/fieldForm';
import { formatMoney } from '../../../lib/money';
import { createFieldNames } from '../../fieldNames';
import { email, minValue } from '../../validation/validators';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';
import { OtpField } from './OtpField';
import { PasswordField } from './PasswordField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

type Values = {
  name: string;
  email: string;
  password: string;
  rate: number;
  crew: number;
  hours: number;
  code: string;
  about: string;
};

const field = createFieldNames<Values>();

describe('password', () => {
  it('is shown and hidden by its button, and has the autocomplete value for password managers', async () => {
    const { user } = renderFields(
      <PasswordField name={field('password')} label="Password" autoComplete="current-password" />,
    );
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

describe('text', () => {
  it('is kept without invisible characters and what surrounds an email address', async () => {
    const { user, saved } = renderFields(
      <>
        <TextField name={field('name')} label="Name" />
        <TextField name={field('email')} label="Email" type="email" validate={email} />
        <TextAreaField name={field('about')} label="About" />
      </>,
    );
    const paste = async (label: string, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    await paste('Name', '\u202dJane\u00a0\u200bDoe\u202c');
    await paste('Email', 'Jane Doe <mailto:jane\u200b@x.com>;');
    await paste('About', 'strong\u00a0👩‍🔧\u200e\nfast\u0007');
    expect(screen.getByLabelText('Email')).toHaveValue('jane@x.com');
    expect(await saved()).toEqual({ name: 'Jane Doe', email: 'jane@x.com', about: 'strong 👩‍🔧\nfast' });
  });
});

describe('money', () => {
  const rate = <MoneyField name={field('rate')} label="Rate" validate={minValue(1500, formatMoney)} />;

  it('is typed in dollars and kept in cents', async () => {
    const { user, saved } = renderFields(rate, { rate: 2400 });
    const input = screen.getByLabelText('Rate');
    expect(input).toHaveValue('24.00');
    await user.clear(input);
    await user.type(input, '27.5');
    expect(input).toHaveValue('27.5');
    await user.tab();
    expect(input).toHaveValue('27.50');
    expect(await saved()).toEqual({ rate: 2750 });
  });

  it('may have a decimal comma', async () => {
    const { user, saved } = renderFields(<MoneyField name={field('rate')} label="Rate" />);
    await user.type(screen.getByLabelText('Rate'), '1.250,5');
    await user.tab();
    expect(screen.getByLabelText('Rate')).toHaveValue('1,250.50');
    expect(await saved()).toEqual({ rate: 125_050 });
  });

  it('is refused below zero while it is typed, and once it is left where it can be read in two ways', async () => {
    const { user } = renderFields(<MoneyField name={field('rate')} label="Rate" />);
    const input = screen.getByLabelText('Rate');
    await user.type(input, '-5');
    expect(input).toHaveAccessibleDescription('The minimum value allowed is 0');
    await user.clear(input);
    await user.type(input, '1,2,3');
    expect(input).not.toHaveAccessibleDescription();
    await user.tab();
    expect(input).toHaveValue('1,2,3');
    expect(input).toHaveAccessibleDescription('Value must be numeric');
  });

  it('keeps an invalid amount to be corrected, and null when cleared', async () => {
    const { user, save, saved, onSubmit } = renderFields(rate, { rate: 2400 });
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
    const { user, save, saved } = renderFields(
      <>
        <NumberField name={field('crew')} label="Crew" />
        <NumberField name={field('hours')} label="Hours" decimals unit="h" />
      </>,
    );
    await user.type(screen.getByLabelText('Crew'), '2.5');
    await user.type(screen.getByLabelText('Hours'), '0,5');
    expect(await screen.findByDisplayValue('0,5')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Hours'));
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

it('takes a pasted six-digit code and keeps a wrong one', async () => {
  const { user, save, saved } = renderFields(<OtpField name={field('code')} label="Code" required />);
  const input = screen.getByLabelText(/Code/);
  await user.click(input);
  await user.paste('12345');
  await save();
  expect(screen.getByText('This field should be at least 6 characters long')).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription('This field should be at least 6 characters long');
  await user.keyboard('6');
  expect(await saved()).toEqual({ code: '123456' });
});

it('counts the characters of a limited text', async () => {
  const { user, save } = renderFields(<TextAreaField name={field('about')} label="About" limit={10} />);
  const area = screen.getByLabelText('About');
  await user.type(area, 'careful with');
  expect(screen.getByText('12 / 10')).toBeInTheDocument();
  await save();
  expect(area).toHaveAccessibleDescription('The maximum length allowed is 10');
});
