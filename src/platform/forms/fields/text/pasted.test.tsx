import { fireEvent, render, screen } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { endlessTexts, type Meaning, pastedTexts } from '../../../../../tests/kit/screens/pastedTexts';
import { formatMoney } from '../../../lib/money';
import { formatPhone } from '../../../lib/phone';
import { parseDate } from '../../../lib/time/dates';
import { parseTypedExpiry } from '../../../lib/time/typedExpiry';
import { createFieldNames } from '../../fieldNames';
import { Form, FormSpy } from '../../Form';
import { SubmitButton } from '../../layout/SubmitButton';
import { email, maxLength, minLength } from '../../validation/validators';
import { BirthDateField } from './BirthDateField';
import { MaskedField } from './MaskedField';
import { createDigitMask, zipMask } from './masks';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';
import { OtpField } from './OtpField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';
import { TypedField } from './TypedField';
import { WindowField } from './WindowField';

type Values = Record<
  'phone' | 'email' | 'name' | 'notes' | 'code' | 'zip' | 'card' | 'expiry' | 'birth' | 'window' | 'password',
  string
> &
  Record<'money' | 'hours' | 'count', number> & { never: string };

const field = createFieldNames<Values>();

const cardMask = createDigitMask('#### #### #### ####');
const expiryForm = { read: parseTypedExpiry, problem: () => 'no expiry' };
const isDay = (value: unknown) => (value === '' || parseDate(String(value)) !== null ? undefined : 'no day');

const fields: Record<Exclude<keyof Values, 'never'>, ReactNode> = {
  phone: <PhoneField name={field('phone')} label="phone" />,
  email: <TextField name={field('email')} label="email" type="email" validate={email} />,
  name: <TextField name={field('name')} label="name" validate={maxLength(100)} />,
  notes: <TextAreaField name={field('notes')} label="notes" limit={500} />,
  money: <MoneyField name={field('money')} label="money" />,
  hours: <NumberField name={field('hours')} label="hours" decimals />,
  count: <NumberField name={field('count')} label="count" />,
  code: <OtpField name={field('code')} label="code" />,
  zip: <MaskedField name={field('zip')} label="zip" mask={zipMask} validate={minLength(5)} />,
  card: <MaskedField name={field('card')} label="card" mask={cardMask} validate={minLength(15)} />,
  expiry: <TypedField name={field('expiry')} label="expiry" form={expiryForm} />,
  birth: <BirthDateField name={field('birth')} label="birth" validate={isDay} />,
  window: <WindowField name={field('window')} label="window" />,
  password: <PasswordField name={field('password')} label="password" autoComplete="new-password" />,
};
type Name = keyof typeof fields;

/** Shows errors as after a failed submit. The last field stays empty, so that nothing is ever sent. */
function setup(name: Name) {
  let values: Partial<Values> = {};
  render(
    <Form<Values> onSubmit={() => undefined}>
      {fields[name]}
      <TextField name={field('never')} label="never" required />
      <FormSpy<Values> subscription={{ values: true }} onChange={(state) => (values = state.values ?? {})} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  fireEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) ?? document.body);
  const input = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name);
  /** The field after a paste: its text, and its value, `undefined` where it shows an error. */
  return (text: string) => {
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
    const saved = input.getAttribute('aria-invalid') === 'true' ? undefined : (values[name] ?? null);
    return { saved, shown: input.value };
  };
}

/** The visible characters, with `blank` between words. */
const look = (text: string, blank = '') =>
  text
    .replaceAll(/(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
    .replaceAll(/\s+/g, blank);
const digits = (text: string) => text.replaceAll(/\D/g, '');

/** The values that a field may save for a text with this meaning, besides an error. */
const allowed: Record<Name, (text: string, shown: string, meaning: Meaning) => unknown> = {
  phone: (_text, _shown, meaning) => meaning.phone,
  email: (_text, _shown, meaning) => meaning.email,
  name: (_text, shown) => shown,
  notes: (_text, shown) => shown,
  money: (_text, _shown, { number }) => number !== undefined && Math.round(number * 100),
  hours: (_text, _shown, { number }) => number,
  count: (_text, _shown, { number }) => number,
  code: (text, _shown, { code }) => code ?? (digits(text).length === 6 && digits(text)),
  zip: (text, _shown, { zip: code }) => code ?? (digits(text).length === 5 && digits(text)),
  card: (text) => digits(text).length >= 15 && digits(text).length <= 16 && digits(text),
  expiry: (text) => /^(1?\d)[ -](\d\d)$/.exec(look(text, ' '))?.slice(1).join('/').padStart(5, '0'),
  birth: (_text, shown) => shown.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'),
  window: (_text, shown) => shown,
  password: (text) => text.replaceAll('\n', ''),
};

/** Money and numbers are made of this. */
const frames = ['ParsedField'];

it('every field that takes a text is here', () => {
  const files = Object.keys(import.meta.glob('./*Field.tsx'));
  const covered = Object.values(fields).flatMap((each) => (isValidElement(each) ? [getName(each.type)] : []));
  const others = files.map((file) => file.slice('./'.length, -'.tsx'.length)).filter((name) => !frames.includes(name));
  expect(new Set(covered)).toEqual(new Set(others));
});

const getName = (component: unknown) => (typeof component === 'function' ? component.name : '');

it(`a form has ${pastedTexts.length} pasted texts to read`, () =>
  expect(pastedTexts.length).toBeGreaterThanOrEqual(200));

const names = Object.keys(fields).filter((name): name is Name => name in fields);

it.each(names)('%s: a pasted text is saved as the eye reads it, or is an error', (name) => {
  const paste = setup(name);
  const wrong: unknown[] = [];
  for (const [text, meaning] of [...pastedTexts, ...endlessTexts.map((each): [string, Meaning] => [each, {}])]) {
    const { saved, shown } = paste(text);
    const isEmpty = saved === null || saved === '';
    const isRead = Object.is(saved, allowed[name](text, shown, meaning));
    if (saved !== undefined && !isRead && !(isEmpty && look(shown) === ''))
      wrong.push([text.slice(0, 40), saved, shown]);
  }
  expect(wrong).toEqual([]);
});

it.each(['name', 'notes'] as const)('%s: all that can be seen is saved, and nothing else', (name) => {
  const paste = setup(name);
  for (const [text] of pastedTexts) {
    const saved = String(paste(text).saved);
    expect(look(saved)).toBe(look(text));
    expect(saved).not.toMatch(/[\u00a0\u200b\u200e\u202c\u202d\ufeff]/);
  }
});

it('a phone, an amount and an email address are read whatever surrounds them', () => {
  const [phones, amounts, emails] = [setup('phone'), setup('money'), setup('email')];
  for (const [text, { phone: found, number, email: address }] of pastedTexts) {
    if (found !== undefined) expect(phones(text)).toEqual({ saved: found, shown: formatPhone(found, 'input') });
    if (address !== undefined) expect(emails(text).saved).toBe(address);
    if (number === undefined) continue;
    const cents = Math.round(number * 100);
    expect(amounts(text)).toEqual({ saved: cents, shown: formatMoney(cents).slice(1) });
  }
});
