import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { until } from '../../../../tests/kit/until';
import { signIn } from '../../../../tests/kit/world';

const dana = 'dana@coppermesa.example';
const newEmail = 'dana.whitfield@coppermesa.example';

async function open(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, scenario: 'empty', path: '/company/activity', ...options });
  const { user, world } = app;
  await screen.findByRole('main');
  await user.click(within(screen.getAllByRole('banner')[0] ?? document.body).getByRole('button', { expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
  const ask = async (email: string, password = 'Moving-2026') => {
    await user.type(dialog.getByRole('textbox', { name: /New email/ }), email);
    await user.type(dialog.getByLabelText(/Current password/), password);
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
  };
  const enter = async (code: string) => {
    await user.click(await dialog.findByRole('textbox', { name: /^Code/ }));
    await user.paste(code);
  };
  const lastCode = () => world.tables.message.all().at(-1)?.code ?? '';
  return { ...app, dialog, ask, enter, lastCode };
}

it('changes with the password and a code sent to the new address', async () => {
  const app = await open();
  const elsewhere = await signIn(app.world, dana);
  expect(app.dialog.getByText(`You log in with ${dana}.`)).toBeVisible();
  await app.ask(newEmail);
  expect(await app.dialog.findByText(newEmail)).toBeVisible();
  expect(app.dialog.getByText(/Resend in (1:00|0:5\d)/)).toBeVisible();
  await app.enter(app.lastCode());
  await until(() => expect(shownToasts()).toEqual([`You now log in with ${newEmail}.`]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.session()).toMatchObject({ phase: 'signedIn', user: { email: newEmail } });
  expect(app.world.tables.token.get(elsewhere)?.revoked_at).toBeTruthy();
  expect(app.world.tables.message.all().at(-1)).toMatchObject({ to: dana, subject: 'Your email was changed' });
});

it('shows errors at their fields and keeps typed values', async () => {
  const app = await open();
  await app.ask('priya@coppermesa.example', 'wrong');
  const password = app.dialog.getByLabelText(/Current password/);
  await waitFor(() => expect(password).toHaveAccessibleDescription('The current password is incorrect.'));
  await app.user.clear(password);
  await app.user.type(password, 'Moving-2026');
  await app.user.click(app.dialog.getByRole('button', { name: 'Send code' }));
  const email = app.dialog.getByRole('textbox', { name: /New email/ });
  await waitFor(() => expect(email).toHaveAccessibleDescription('An account with this email already exists.'));
  expect(email).toHaveValue('priya@coppermesa.example');
  expect(app.world.tables.message.size()).toBe(0);
});

it('goes back to the address with typed values kept; a wrong code is shown at the boxes', async () => {
  const app = await open();
  await app.ask(newEmail);
  await app.enter(app.lastCode() === '000000' ? '000001' : '000000');
  await waitFor(() =>
    expect(app.dialog.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(
      'The code is incorrect. 4 attempts left.',
    ),
  );
  await app.user.click(app.dialog.getByRole('button', { name: 'Use a different email' }));
  const email = await app.dialog.findByRole('textbox', { name: /New email/ });
  expect(email).toHaveValue(newEmail);
  expect(app.dialog.getByLabelText(/Current password/)).toHaveValue('Moving-2026');
  await app.user.clear(email);
  await app.user.type(email, 'dana@mail.example');
  await app.user.click(app.dialog.getByRole('button', { name: 'Send code' }));
  expect(await app.dialog.findByText('dana@mail.example')).toBeVisible();
});

it('is available to helpers too', async () => {
  const app = await open({ as: 'marcus@helpers.example', path: '/helper/job' });
  await app.ask('marcus.reed@mail.example');
  await app.enter(app.lastCode());
  await until(() => expect(app.session().user?.email).toBe('marcus.reed@mail.example'));
});

it('opens from the drawer on a phone', async () => {
  const { user } = renderApp({ as: dana, scenario: 'empty', path: '/company/activity', width: phone });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(drawer.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByRole('dialog', { name: 'Change email' })).toBeVisible();
});
