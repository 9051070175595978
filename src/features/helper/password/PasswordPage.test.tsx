import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { until } from '../../../../tests/kit/until';
import { call, signIn } from '../../../../tests/kit/world';

const marcus = 'marcus@helpers.example';
const boxes = 'Boxes-2027';

function open(options: RenderOptions = {}) {
  const app = renderApp({
    as: marcus,
    path: '/helper/settings/reset-password',
    scenario: 'empty',
    shell: false,
    ...options,
  });
  const fill = async (current: string, password: string, confirmation = password) => {
    await app.user.type(await screen.findByLabelText(/^Current password/), current);
    await app.user.type(screen.getByLabelText(/^New password/), password);
    await app.user.type(screen.getByLabelText(/^Confirm password/), confirmation);
    await app.user.click(screen.getByRole('button', { name: 'Change password' }));
  };
  return { ...app, fill };
}

it('changes the password, ends the other sessions and keeps this one', async () => {
  const app = open();
  const elsewhere = await signIn(app.world, marcus);
  await until(() => expect(app.connection()).toBe('connected'));
  const callsBefore = app.callsTo('get-me').length;
  await app.fill('Moving-2026', boxes);
  await until(() => expect(shownToasts()).toEqual(['Your password has been changed.']));
  expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
  expect((await call(app.world, 'POST', '/auth/get-me', { token: elsewhere })).status).toBe(401);
  await until(() => expect(app.callsTo('get-me')[callsBefore]).toMatchObject({ status: 200 }));
  expect(app.session()).toMatchObject({ phase: 'signedIn', token: app.token });
  expect(await signIn(app.world, marcus, boxes)).toBeTruthy();
});

it('shows a wrong current password at its field and focuses it', async () => {
  const app = open();
  await app.fill('Wrong-2026', boxes);
  const current = screen.getByLabelText(/^Current password/);
  await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is incorrect.'));
  expect(current).toHaveFocus();
  expect(screen.getByLabelText(/^New password/)).toHaveValue(boxes);
});

it('validates the new password before anything is sent', async () => {
  const app = open();
  await app.fill('Moving-2026', 'short1', 'short2');
  expect(screen.getByLabelText(/^New password/)).toBeInvalid();
  expect(screen.getByLabelText(/^Confirm password/)).toHaveAccessibleDescription(
    'The value must be equal to the password value',
  );
  expect(app.callsTo('update-password')).toEqual([]);
});

it('gives password managers the account name', async () => {
  open();
  await screen.findByLabelText(/^Current password/);
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue(marcus);
  const hints = [...document.querySelectorAll('input[type="password"]')].map((input) =>
    input.getAttribute('autocomplete'),
  );
  expect(hints).toEqual(['current-password', 'new-password', 'new-password']);
});
