import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sessionActions } from '#platform/session/slice';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { until } from '../../../../tests/kit/until';
import { call } from '../../../../tests/kit/world';

const marcus = 'marcus@helpers.example';

function open(options: RenderOptions = {}) {
  const app = renderApp({
    as: marcus,
    path: '/helper/settings/danger-zone',
    scenario: 'empty',
    shell: false,
    ...options,
  });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  const consent = async (password: string, word: string) => {
    await app.user.type(await screen.findByLabelText(/^Password/), password);
    await app.user.type(screen.getByRole('textbox', { name: /Type DELETE/ }), word);
    await press('Delete account permanently');
  };
  return { ...app, press, consent };
}

const reason = () => screen.findByRole('textbox', { name: 'Why are you leaving?' });

it('explains the consequences first, and needs two steps', async () => {
  const app = open();
  expect(await screen.findByText(/can’t be restored/)).toBeVisible();
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  await app.press('Delete account…');
  expect(screen.getByRole('heading', { name: 'Are you sure?' })).toHaveFocus();
  await app.press('Keep account');
  expect(screen.getByRole('button', { name: 'Delete account…' })).toHaveFocus();
});

it('deletes the account and all browser data', async () => {
  const app = open();
  await app.press('Delete account…');
  await app.user.type(await reason(), 'Moving abroad');
  await app.consent('Moving-2026', 'DELETE');
  await until(() => expect(address()).toBe('/login'));
  await until(() => expect(shownToasts()).toEqual(['Your account was deleted.']));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  await until(async () => expect(await app.drafts.count('user:5')).toBe(0));
  expect(app.session()).toMatchObject({ phase: 'signedOut', user: null });
  expect(app.queryClient.getQueryCache().getAll()).toEqual([]);
  const answer = await call(app.world, 'POST', '/auth/get-me', { token: app.token });
  expect(answer.status).toBe(401);
  await until(() => expect(app.world.pusher.socketCount()).toBe(0));
  expect(screen.queryByText('Error: Unauthorized user')).toBeNull();
});

it.each([
  ['', 'DELETE', /^Password/, 'Value is required'],
  ['Moving-2026', 'delete', /Type DELETE/, 'Type DELETE in capital letters'],
  ['Wrong-2026', 'DELETE', /^Password/, 'The password is incorrect.'],
])('deletes nothing with password "%s" and word "%s"', async (password, word, field, message) => {
  const app = open();
  await app.press('Delete account…');
  await app.user.type(await reason(), 'Moving abroad');
  await app.consent(password || '{Shift}', word);
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveAccessibleDescription(message));
  expect(await reason()).toHaveValue('Moving abroad');
  expect(app.world.tables.user.require(5).email).toBe(marcus);
});

it('lists the accepted jobs that block it', async () => {
  const app = open();
  const { fetch } = app.world;
  const conflicts = [
    { kind: 'order', id: 1042, label: 'Job #1042', starts_at: '2026-11-28T15:00:00Z' },
    { kind: 'order', id: 1043, label: 'Job #1043' },
  ];
  const body = {
    data: null,
    message: 'You have accepted jobs.',
    errors: { code: 'accepted_jobs', conflicts },
    success: false,
  };
  Object.assign(app.world, {
    fetch: async (request: Request) =>
      request.method === 'DELETE' ? Response.json(body, { status: 409 }) : fetch(request),
  });
  await app.press('Delete account…');
  await app.consent('Moving-2026', 'DELETE');
  expect(await screen.findByText('Job #1042')).toBeVisible();
  expect(screen.getByText('Sat, Nov 28 · 8:00 AM')).toBeVisible();
  expect(screen.getByText('Job #1043')).toBeVisible();
  expect(within(await screen.findByRole('form')).getByText('You have accepted jobs.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your accepted jobs' })).toHaveAttribute(
    'href',
    '/helper/job/company/accepted',
  );
});

it('restores the reason after an expired session, but not the consent', async () => {
  const app = open();
  await app.press('Delete account…');
  await app.user.type(await reason(), 'Moving abroad');
  await app.user.type(screen.getByRole('textbox', { name: /Type DELETE/ }), 'DELETE');
  app.store.dispatch(sessionActions.unauthorized(app.token));
  await screen.findByRole('button', { name: 'Log in' });
  expect(address()).toBe('/login?return=%2Fhelper%2Fsettings%2Fdanger-zone');

  await app.user.type(screen.getByRole('textbox', { name: /Email/ }), marcus);
  await app.user.type(screen.getByLabelText(/^Password/), 'Moving-2026');
  await app.press('Log in');
  await app.press('Delete account…');
  await app.press('Restore');
  expect(await reason()).toHaveValue('Moving abroad');
  expect(screen.getByRole('textbox', { name: /Type DELETE/ })).toHaveValue('');
});

it('downloads the helper’s data as a file', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:own-data';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const app = open();
  await app.press('Download');
  await until(() => expect(shownToasts()).toEqual(['Your data was downloaded']));
  expect(names).toEqual(['crewboard-2026-11-21.json']);
  const data: unknown = JSON.parse((await files[0]?.text()) ?? '');
  expect(data).toMatchObject({ profile: { personal_info: { first_name: 'Marcus' } }, jobs: [], earnings: [] });
});
