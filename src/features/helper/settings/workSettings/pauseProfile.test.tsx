import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, type RenderOptions, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { people } from '../../../../../tests/kit/operations';
import { until } from '../../../../../tests/kit/until';
import { ProfileStatus } from '#domain/people/profileStatus';

const open = (options: RenderOptions = {}) =>
  renderApp({ as: people.marcus, path: '/helper/settings/work-settings', scenario: 'empty', shell: false, ...options });

const card = async () => within(await screen.findByRole('region', { name: 'Pause profile' }));
const pause = async () => (await card()).getByRole('switch', { name: 'Pause profile' });
const getStatus = (app: ReturnType<typeof open>) => app.world.tables.helperProfile.require(5).status;

it('the pause starts and ends immediately, and its switch says what it does', async () => {
  const app = open();
  expect((await card()).getByText('Not paused: companies can find you')).toBeVisible();
  await app.user.click(await pause());
  await until(() => expect(getStatus(app)).toBe(ProfileStatus.paused));
  await until(() => expect(shownToasts()).toEqual(['Your profile is paused']));
  expect(await pause()).toBeChecked();
  expect((await card()).getByText('Paused: new companies can’t find you')).toBeVisible();
  await app.user.click(await pause());
  await until(() => expect(getStatus(app)).toBe(ProfileStatus.active));
  await until(() => expect(shownToasts()).toContain('Companies can find you again'));
  expect(await pause()).not.toBeChecked();
});

it('the pause stays as it was when it cannot be saved', async () => {
  const app = open({ faults: 'updatePause:500' });
  await app.user.click(await pause());
  await until(() => expect(shownToasts()).toHaveLength(1));
  await until(async () => expect(await pause()).not.toBeChecked());
  expect(getStatus(app)).toBe(ProfileStatus.active);
  app.excuse(/500/);
});
