import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { address } from '../../../../tests/kit/app/startApp';
import { read } from '../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { openSettings } from '../../../../tests/kit/screens/settingsScreen';
import { until } from '../../../../tests/kit/until';

const marcusId = 5;

it.each(['personal-info', 'specifications', 'role', 'work-settings'])(
  'the forms of %s take what a foreman/driver of the demo has',
  async (page) => {
    const { user, callsTo } = openSettings(page, { as: 'sofia@helpers.example' });
    await screen.findAllByRole('form');
    const listSaved = () =>
      callsTo('/helper-profile/').filter(({ method, status }) => method !== 'GET' && status === 200);
    const buttons = screen.getAllByRole('button', { name: 'Guardar' });
    for (const [index, button] of buttons.entries()) {
      await user.click(button);
      await until(() => expect(listSaved()).toHaveLength(index + 1));
    }
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  },
);

describe('specifications', () => {
  it('saves the rate, and a separate rate for one of several positions', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const positions = [PositionCode.driver, PositionCode.helper];
    hosted.world.change(() => hosted.world.tables.user.update(marcusId, { positions }));
    const { world, save, put } = openSettings('specifications', { hosted });
    await put(/^Rate per hour/, '25.50');
    await put(/^As a helper/, '26');
    await save('Hourly rate');
    const rates = await read('marcus', world, 'getHourlyRate');
    expect(rates).toMatchObject({ hourly_rate: 2550, position_rates: { [PositionCode.helper]: 2600 } });
  });

  it('has one rate for one position', async () => {
    openSettings('specifications');
    expect(await screen.findByLabelText(/^Rate per hour/)).toBeVisible();
    expect(screen.queryByLabelText(/^As a /)).toBeNull();
  });

  it('refuses a rate that the provider would refuse', async () => {
    const app = openSettings('specifications');
    await app.put(/^Rate per hour/, '14');
    await app.user.click((await app.part('Hourly rate')).getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(/^Rate per hour/)).toHaveAccessibleDescription('The minimum value allowed is $15.00');
    expect(app.callsTo('hourly-rate').filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('saves tools and vehicles', async () => {
    const { world, user, save } = openSettings('specifications');
    await user.click(await screen.findByRole('button', { name: 'Piano board' }));
    await save('Tools');
    await user.click(screen.getByRole('button', { name: 'Add a vehicle' }));
    const second = within(screen.getByRole('group', { name: 'Vehicle 2' }));
    await user.selectOptions(second.getByRole('combobox', { name: /^Type/ }), 'Cargo van');
    await user.type(second.getByLabelText(/^Make/), 'Ford');
    await save('Vehicles');
    const { tool_ids, vehicle_types } = await read('marcus', world, 'getHelperProfile');
    expect(tool_ids).toContain(4);
    expect(vehicle_types.at(-1)).toEqual({ vehicle_type_id: 2, make: 'Ford', year: null, insured_until: null });
  });
});

it('saves a role with the documents it needs', async () => {
  const { world, user, save } = openSettings('role');
  await user.click(await screen.findByRole('checkbox', { name: /^Driver/ }));
  await user.selectOptions(screen.getByLabelText(/^Class/), 'C');
  await user.selectOptions(screen.getByLabelText(/^State/), 'Arizona');
  await user.type(screen.getByLabelText(/^Last 4/), '4821');
  await typeDate(user, screen.getByLabelText(/^Expires/), '06/30/2028');
  await save('Positions');
  const profile = await read('marcus', world, 'getHelperProfile');
  expect(profile.positions).toContain(PositionCode.driver);
  expect(profile.driver_license).toEqual({
    class: 'C',
    state: 'AZ',
    number_last4: '4821',
    expires_on: '2028-06-30',
  });
});

it('shows the positions once requests of companies can no longer move them', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const answer = hosted.holdAnswers('GET /helper/company-branch-invitations');
  const { user } = openSettings('personal-info', { hosted, shell: true });
  expect(await screen.findByLabelText(/^About$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /All settings/ }));
  await user.click(screen.getByRole('link', { name: 'Your role' }));
  expect(await screen.findByText('Loading your settings')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Driver/ })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('checkbox', { name: /^Driver/ })).toBeInTheDocument();
});

it('saves the language immediately and shows the page in it', async () => {
  // The start of the page loads these; a test has them in English only.
  const { world, user } = openSettings('personal-info', { shell: true });
  await user.click(await screen.findByRole('radio', { name: 'Español' }));
  await until(() => expect(world.tables.user.require(marcusId).locale).toBe('es'));
  expect(await screen.findByRole('heading', { name: 'Sobre usted' })).toBeVisible();
});

it('saves how the helper is notified', async () => {
  const { world, user, save } = openSettings('notifications');
  await user.click(await screen.findByRole('checkbox', { name: 'New invitation: Email' }));
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await save('Notifications');
  const { choices, quiet_hours } = await read('marcus', world, 'getNotificationPreferences');
  expect(choices[0]).toEqual({ topic: 'invitation_new', push: true, email: false, sms: true });
  expect(quiet_hours).toBe('21:00 - 06:00');
});

it('says that a rating needs three ratings', async () => {
  openSettings('your-rating');
  expect(await screen.findByText('Companies see “New” until you have 3 ratings.')).toBeVisible();
});

describe('the navigation', () => {
  it('leads to each page, and says what is missing', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    hosted.world.change(() => hosted.world.tables.availability.remove(marcusId));
    const { user } = openSettings('personal-info', { hosted, shell: true });
    const missing = await screen.findByRole('link', { name: /^Set your weekly hours/ });
    await user.click(await screen.findByRole('button', { name: /All settings/ }));
    const pages = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Earnings',
      'Personal info',
      'Specifications',
      'Your role',
      'Work settingsMissing info',
      'Your rating',
      'Notifications',
      'Reset password',
      'Subscription',
      'Danger zone',
    ]);
    await user.click(missing);
    await until(() => expect(address()).toBe('/helper/settings/work-settings'));
  });
});

it('asks before unsaved settings are left, and keeps them as a draft', async () => {
  const { user, put } = openSettings('specifications', { shell: true });
  await put(/^Rate per hour/, '31');
  await user.click(await screen.findByRole('button', { name: /All settings/ }));
  await user.click(screen.getByRole('link', { name: 'Your role' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  expect(address()).toBe('/helper/settings/specifications');
  await user.click(question.getByRole('button', { name: 'Leave page' }));
  await until(() => expect(address()).toBe('/helper/settings/role'));
  await until(() => expect(screen.queryByLabelText(/^Rate per hour/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: /All settings/ }));
  await user.click(screen.getByRole('link', { name: 'Specifications' }));
  expect(await screen.findByLabelText(/^Rate per hour/)).not.toHaveValue('31.00');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText(/^Rate per hour/)).toHaveValue('31.00');
});
