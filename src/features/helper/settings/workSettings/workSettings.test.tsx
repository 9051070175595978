import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProfileStatus } from '#domain/people/profileStatus';
import { Weekday } from '#generated/model/codes';
import { renderApp, type RenderOptions, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { giveHelperPro } from '../../../../../tests/kit/calendar/feeds';
import { read } from '../../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { people } from '../../../../../tests/kit/operations';
import { typeDate } from '../../../../../tests/kit/screens/dateField';
import { openSettings } from '../../../../../tests/kit/screens/settingsScreen';
import { until } from '../../../../../tests/kit/until';

const marcusId = 5;

describe('work settings', () => {
  it('saves the week: a day off, copied hours, limits and a day that differs', async () => {
    const { world, user, save } = openSettings('work-settings');
    const day = async (name: string) => within(await screen.findByRole('group', { name }));
    const monday = await day('Monday');
    const isOn = monday.getByRole<HTMLInputElement>('checkbox').checked;
    if (!isOn) await user.click(monday.getByRole('checkbox'));
    await user.selectOptions(monday.getByLabelText('Monday, start'), '06:30');
    await user.click(monday.getByRole('button', { name: 'Copy to weekdays: Monday' }));
    await user.click((await day('Friday')).getByRole('checkbox'));
    await user.type(screen.getByLabelText(/^Minimum pay per job/), '120');
    await user.click(screen.getByRole('button', { name: 'Add a day' }));
    const third = within(screen.getByRole('group', { name: 'Day 3' }));
    await typeDate(user, third.getByLabelText(/^Date/), '11/26/2026');
    await user.type(third.getByLabelText(/^Note/), 'Thanksgiving');
    await save('Weekly hours');
    const hours = await read('marcus', world, 'getAvailabilities');
    const windows = new Map(hours.availabilities.map((each) => [each.weekday, each.windows]));
    expect(windows.get(Weekday.thursday)?.[0]).toMatch(/^06:30 - /);
    expect(windows.get(Weekday.thursday)).toEqual(windows.get(Weekday.monday));
    expect(windows.get(Weekday.friday)).toEqual([]);
    expect(hours.min_pay_per_job).toBe(12_000);
    expect(hours.exceptions).toHaveLength(3);
    expect(hours.exceptions[0]).toEqual({ date: '2026-11-26', off: true, windows: [], note: 'Thanksgiving' });
  });

  it('keeps an area more than the plan includes, and leads to the plans', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { world } = hosted;
    const subscription = world.change(() => giveHelperPro(world));
    const { user, part } = openSettings('work-settings', { hosted });
    const search = await screen.findByRole('combobox', { name: /Search for a city/ });
    await user.type(search, 'Gilb');
    await user.click(await screen.findByRole('option', { name: 'Gilbert, AZ' }));
    // The plan ends while the form is open.
    world.change(() => world.tables.subscription.remove(subscription));
    const form = await part('Service areas');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const notice = within(await form.findByRole('alert'));
    expect(notice.getByText(/^Your plan includes 3 /)).toBeVisible();
    expect(notice.getByRole('link', { name: 'See plans with more areas' })).toHaveAttribute(
      'href',
      '/helper/settings/subscription',
    );
    expect(form.getByLabelText('Radius around Gilbert, AZ')).toBeVisible();
    expect(world.tables.user.require(marcusId).serving_area_ids).toHaveLength(3);
  });

  it('saves areas with their radius, and where the helper starts', async () => {
    const { world, user, save } = openSettings('work-settings');
    const search = await screen.findByRole('combobox', { name: /Search for a city/ });
    expect(search).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove Mesa, AZ' }));
    await user.type(search, 'Gilb');
    await user.click(await screen.findByRole('option', { name: 'Gilbert, AZ' }));
    await user.selectOptions(screen.getByLabelText('Radius around Gilbert, AZ'), '40');
    await user.click(screen.getByRole('button', { name: 'Start here: Gilbert, AZ' }));
    await save('Service areas');
    const { serving_areas } = await read('marcus', world, 'getOwnServingAreas');
    expect(serving_areas.map(({ name, radius_miles }) => `${name} ${radius_miles}`)).toEqual([
      'Gilbert 40',
      'Tempe 25',
      'Chandler 25',
    ]);
  });
});

describe('the pause of the profile', () => {
  const openApp = (options: RenderOptions = {}) =>
    renderApp({
      as: people.marcus,
      path: '/helper/settings/work-settings',
      scenario: 'empty',
      shell: false,
      ...options,
    });

  const card = async () => within(await screen.findByRole('region', { name: 'Pause profile' }));
  const pause = async () => (await card()).getByRole('switch', { name: 'Pause profile' });
  const getStatus = (app: ReturnType<typeof openApp>) => app.world.tables.helperProfile.require(5).status;

  it('starts and ends immediately, and its switch says what it does', async () => {
    const app = openApp();
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

  it('stays as it was when it cannot be saved', async () => {
    const app = openApp({ faults: 'updatePause:500' });
    await app.user.click(await pause());
    await until(() => expect(shownToasts()).toHaveLength(1));
    await until(async () => expect(await pause()).not.toBeChecked());
    expect(getStatus(app)).toBe(ProfileStatus.active);
    app.excuse(/500/);
  });
});
