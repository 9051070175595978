import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { giveOnlySpecified } from '../../../../tests/kit/http/onlySpecified';
import { until } from '../../../../tests/kit/until';
import { signIn } from '../../../../tests/kit/world';

const dana = 'dana@coppermesa.example';
const boxes = 'Boxes-2027';

function open(options: RenderOptions = {}) {
  const app = renderApp({ path: '/forgot-password', scenario: 'empty', ...options });
  const { user, world } = app;
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const codes = () => world.tables.message.all().map(({ code }) => code ?? '');
  const ask = async (email: string) => {
    await user.type(await screen.findByRole('textbox', { name: /Email/ }), email);
    await press('Send code');
    await heading('Check your email');
  };
  const enter = async (code: string) => {
    await user.click(await screen.findByRole('textbox', { name: /^Code/ }));
    await user.paste(code);
  };
  const choose = async (password: string, confirmation = password) => {
    await user.type(await screen.findByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Confirm password/), confirmation);
    await press('Change password');
  };
  return { ...app, heading, press, codes, ask, enter, choose };
}

it('goes from the login through email and code to a new password, and ends every session', async () => {
  const app = open({ path: '/login' });
  const token = await signIn(app.world, dana);
  await app.user.click(await screen.findByRole('link', { name: 'Forgot Password?' }));
  await app.ask(dana);
  expect(screen.getByText('dana@coppermesa.example')).toBeVisible();
  await app.enter(app.codes()[0] ?? '');
  await app.heading('Choose a new password');
  expect(screen.getByLabelText(/^New password/)).toHaveFocus();
  await app.choose(boxes);
  expect(await app.heading('Password changed')).toHaveFocus();
  expect(screen.getByText('Your password has been changed. Please log in.')).toBeVisible();
  expect(app.world.tables.token.get(token)?.revoked_at).toBeTruthy();
  await app.user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login');
  expect(await signIn(app.world, dana, boxes)).toBeTruthy();
});

it('does not reveal who has an account', async () => {
  const app = open();
  await app.ask('nobody@nowhere.example');
  expect(screen.getByText('nobody@nowhere.example')).toBeVisible();
  expect(screen.getByText('If there’s an account with this email, we sent it a code.')).toBeVisible();
  expect(app.codes()).toEqual([]);
});

it('continues at the same step after a reload', async () => {
  const first = open();
  await first.ask(dana);
  first.unmount();
  const second = open({ hosted: first.hosted });
  await second.heading('Check your email');
  expect(screen.getByText('dana@coppermesa.example')).toBeVisible();
  expect(screen.getByText(/Resend in (1:00|0:5\d)/)).toBeVisible();
  await second.enter(second.codes()[0] ?? '');
  await second.heading('Choose a new password');
  second.unmount();
  const third = open({ hosted: first.hosted });
  await third.choose(boxes);
  await third.heading('Password changed');
});

it('starts over when the last step came too late, and keeps the address', async () => {
  const app = open();
  await app.ask(dana);
  await app.enter(app.codes()[0] ?? '');
  await app.heading('Choose a new password');
  app.world.clock.advance(31 * 60_000);
  await app.choose(boxes);
  expect(await app.heading('Reset password')).toHaveFocus();
  expect(screen.getByText('This step has expired. Please start over.', { selector: 'main *' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue(dana);
});

it('shows the new password’s errors at its field', async () => {
  const app = open();
  await app.ask(dana);
  await app.enter(app.codes()[0] ?? '');
  await app.choose(boxes, 'Boxes-2028');
  expect(screen.getByLabelText(/^Confirm password/)).toHaveAccessibleDescription(
    'The value must be equal to the password value',
  );
  expect(app.callsTo('POST /auth-v2/reset-password').filter(({ path }) => !path.includes('otp'))).toEqual([]);
});

it('goes back to another address, and makes a second code wait', async () => {
  const app = open();
  await app.ask(dana);
  await app.press('Use a different email');
  expect(await screen.findByRole('textbox', { name: /Email/ })).toHaveValue(dana);
  await app.press('Send code');
  expect(await screen.findByText('Too many code requests.')).toBeVisible();
  expect(screen.getByText(/You can request a new code in (1:00|0:5\d)/)).toBeVisible();
});

it('shows wrong, locked and expired codes on the page, and accepts a new code', async () => {
  const app = open();
  await app.ask(dana);
  const right = app.codes()[0] ?? '';
  const wrong = right.startsWith('0') ? '111111' : '000000';
  await app.enter(wrong);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(
      'The code is incorrect. 4 attempts left.',
    ),
  );
  app.world.clock.advance(11 * 60_000);
  await app.enter(right);
  expect(await screen.findByText('This code has expired.')).toBeVisible();
  app.store.dispatch({ type: 'session/stepsChanged', steps: { resendAt: 0 } });
  await app.press('Send a new code');
  await until(() => expect(app.codes()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('This code has expired.')).toBeNull());
  await app.enter(app.codes()[1] ?? '');
  await app.heading('Choose a new password');
});

it('replaces a sign-up in this tab only when a code is sent', async () => {
  sessionStorage.setItem(
    'signUpSteps',
    JSON.stringify({
      flow: 'helper',
      otpId: 'otp_1',
      lastSendingEmail: 'new@helpers.example',
      temporaryToken: 'tmp_1',
    }),
  );
  const app = open();
  expect(await screen.findByRole('textbox', { name: /Email/ })).toHaveValue('');
  await app.ask(dana);
  expect(app.session()).toMatchObject({ flow: 'reset', temporaryToken: null, lastSendingEmail: dana });
});

it('asks for a code the older way where the provider lacks the newer call', async () => {
  const app = open({ faults: 'requestResetOtp:404' });
  app.excuse(/404/);
  await app.ask(dana);
  await app.enter(app.codes()[0] ?? '');
  await app.heading('Choose a new password');
  expect(shownToasts()).toEqual([]);
  expect(app.callsTo('POST /auth/forgot-password')).toHaveLength(1);
});

it('asks for a code although the provider tells neither its length nor the wait', async () => {
  const app = open();
  giveOnlySpecified(app);
  await app.ask(dana);
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  await app.enter(app.codes()[0] ?? '');
  await app.heading('Choose a new password');
});
