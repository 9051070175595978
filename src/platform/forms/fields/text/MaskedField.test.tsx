import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createFieldNames } from '../../fieldNames';
import { Form } from '../../Form';
import { SubmitButton } from '../../layout/SubmitButton';
import { MaskedField } from './MaskedField';
import { createMask } from './masks';
import { PhoneField } from './PhoneField';

const field = createFieldNames<{ phone: string; window: string; ssn: string }>();

const timeMask = createMask('##:## - ##:##', 'text');
const ssnMask = createMask('###-##-####');

function setup(initialValues: object = {}) {
  const onSubmit = vi.fn();
  render(
    <Form initialValues={initialValues} onSubmit={onSubmit}>
      <PhoneField name={field('phone')} label="Phone" />
      <MaskedField name={field('window')} label="Window" mask={timeMask} />
      <MaskedField name={field('ssn')} label="SSN" mask={ssnMask} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const caret = (label: string) => input(label).selectionStart;
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const send = async () => {
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.lastCall?.[0] as unknown;
  };
  return { user: userEvent.setup(), input, caret, send, save };
}

it('masks while typing and keeps digits, or the masked text of an arrival window', async () => {
  const { user, input, send } = setup();
  await user.type(input('Phone'), '6025550142');
  await user.type(input('Window'), '08001000');
  await user.type(input('SSN'), '123x45 6789');
  expect(input('Phone')).toHaveValue('+1(602)-555-0142');
  expect(input('Window')).toHaveValue('08:00 - 10:00');
  expect(input('SSN')).toHaveValue('123-45-6789');
  expect(await send()).toEqual({ phone: '6025550142', window: '08:00 - 10:00', ssn: '123456789' });
});

it('shows stored values masked', () => {
  const { input } = setup({ phone: '6025550142', window: '12:00 - 14:00' });
  expect(input('Phone')).toHaveValue('+1(602)-555-0142');
  expect(input('Window')).toHaveValue('12:00 - 14:00');
});

it('accepts a number pasted in any format', async () => {
  const { user, input } = setup();
  await user.click(input('Phone'));
  await user.paste('+1 (602) 555-0142');
  expect(input('Phone')).toHaveValue('+1(602)-555-0142');
});

it('refuses a pasted number of another country, and what cannot be a number', async () => {
  const { user, input, send, save } = setup();
  await user.click(input('Phone'));
  await user.paste('+44 20 7946 0958');
  expect(input('Phone')).toHaveValue('+44 20 7946 0958');
  expect(input('Phone')).toHaveAccessibleDescription('Enter a US phone number with 10 digits');
  await user.clear(input('Phone'));
  await user.type(input('Phone'), '0000000000');
  await save();
  expect(input('Phone')).toHaveAccessibleDescription('Enter a US phone number with 10 digits');
  await user.clear(input('Phone'));
  await user.paste(' +1 480 555 0199');
  expect(await send()).toEqual({ phone: '4805550199' });
});

it('leaves the code of another country as it is typed, and reads the own one', async () => {
  const { user, input } = setup();
  await user.type(input('Phone'), '+52 1 662 123 4567');
  expect(input('Phone')).toHaveValue('+52 1 662 123 4567');
  await user.clear(input('Phone'));
  await user.type(input('Phone'), '+1 480 555 0199');
  expect(input('Phone')).toHaveValue('+1(480)-555-0199');
});

it('keeps the caret in place, also when editing in the middle', async () => {
  const { user, input, caret } = setup({ phone: '6025550142' });
  await user.click(input('Phone'));

  input('Phone').setSelectionRange(9, 9); // +1(602)-5|55-0142
  await user.keyboard('{Backspace}');
  expect(input('Phone')).toHaveValue('+1(602)-550-142');
  expect(caret('Phone')).toBe(6); // +1(602|)-550-142

  await user.keyboard('9');
  expect(input('Phone')).toHaveValue('+1(602)-955-0142');
  expect(caret('Phone')).toBe(9); // +1(602)-9|55-0142

  await user.keyboard('x');
  expect(input('Phone')).toHaveValue('+1(602)-955-0142');
  expect(caret('Phone')).toBe(9);

  input('Phone').setSelectionRange(8, 8); // after the literal
  await user.keyboard('{Backspace}');
  expect(input('Phone')).toHaveValue('+1(602)-955-0142');
  expect(caret('Phone')).toBe(6);
  await user.keyboard('{Delete}');
  expect(caret('Phone')).toBe(8);
  await user.keyboard('{Delete}');
  expect(input('Phone')).toHaveValue('+1(602)-550-142');
  expect(caret('Phone')).toBe(8);
});

it('can be cleared', async () => {
  const { user, input } = setup({ phone: '6025550142' });
  await user.clear(input('Phone'));
  expect(input('Phone')).toHaveValue('');
  await user.type(input('Phone'), '4');
  expect(input('Phone')).toHaveValue('+1(4');
});
