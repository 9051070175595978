import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { address } from '../../../../tests/kit/app/startApp';
import { giveHelperPro } from '../../../../tests/kit/calendar/feeds';
import { createFile, createPng } from '../../../../tests/kit/images';
import { read } from '../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { until } from '../../../../tests/kit/until';
import { PositionCode, Weekday } from '#generated/model/codes';

const marcusId = 5;
const maxBytes = 5 * 1024 * 1024;

function open(page: string, { hosted = hostWorld({ scenario: 'empty' }), ...options }: RenderOptions = {}) {
  const app = renderApp({
    as: people.marcus,
    path: `/helper/settings/${page}`,
    shell: false,
    width: phone,
    hosted,
    ...options,
  });
  const part = async (name: string) => within(await screen.findByRole('form', { name }));
  const save = async (name: string) => {
    await app.user.click((await part(name)).getByRole('button', { name: 'Save' }));
    return until(() => expect(shownToasts()).toContain(`${name} saved`));
  };
  const put = async (label: RegExp, text: string) => {
    const input = await screen.findByLabelText(label);
    await app.user.clear(input);
    await app.user.type(input, text);
  };
  return { ...app, world: hosted.world, part, save, put };
}

it.each(['personal-info', 'specifications', 'role', 'work-settings'])(
  'the forms of %s take what a foreman/driver of the demo has',
  async (page) => {
    const { user, callsTo } = open(page, { as: 'sofia@helpers.example' });
    await screen.findAllByRole('form');
    const listSaved = () =>
      callsTo('/helper-profile/').filter(({ method, status }) => method !== 'GET' && status === 200);
    const buttons = screen.getAllByRole('button', { name: 'Guardar' });
    for (const [place, button] of buttons.entries()) {
      await user.click(button);
      await until(() => expect(listSaved()).toHaveLength(place + 1));
    }
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  },
);

describe('specifications', () => {
  it('saves the rate, and a rate of its own for a position', async () => {
    const { world, save, put } = open('specifications');
    await put(/^Rate per hour/, '25.50');
    await put(/^As a helper/, '26');
    await save('Hourly rate');
    const rates = await read('marcus', world, 'getHourlyRate');
    expect(rates).toMatchObject({ hourly_rate: 2550, position_rates: { [PositionCode.helper]: 2600 } });
  });

  it('refuses a rate that the provider would refuse', async () => {
    const app = open('specifications');
    await app.put(/^Rate per hour/, '14');
    await app.user.click((await app.part('Hourly rate')).getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(/^Rate per hour/)).toHaveAccessibleDescription('The minimum value allowed is $15.00');
    expect(app.callsTo('hourly-rate').filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('saves tools and vehicles', async () => {
    const { world, user, save } = open('specifications');
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

describe('work settings', () => {
  it('saves the week: a day off, copied hours, limits and a day that differs', async () => {
    const { world, user, save } = open('work-settings');
    const day = async (name: string) => within(await screen.findByRole('group', { name }));
    const monday = await day('Monday');
    const isOn = monday.getByRole<HTMLInputElement>('checkbox').checked;
    if (!isOn) await user.click(monday.getByRole('checkbox'));
    await user.selectOptions(monday.getByLabelText('Monday, from'), '06:30');
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
    const { user, part } = open('work-settings', { hosted });
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
    const { world, user, save } = open('work-settings');
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

it('saves a role with the papers it needs', async () => {
  const { world, user, save } = open('role');
  await user.click(await screen.findByRole('checkbox', { name: /^Driver/ }));
  await user.selectOptions(screen.getByLabelText(/^Class/), 'C');
  await user.selectOptions(screen.getByLabelText(/^State/), 'Arizona');
  await user.type(screen.getByLabelText(/^Last 4/), '4821');
  await typeDate(user, screen.getByLabelText(/^Expires/), '06/30/2028');
  await save('What you work as');
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
  const { user } = open('personal-info', { hosted, shell: true });
  expect(await screen.findByLabelText(/^About$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /All settings/ }));
  await user.click(screen.getByRole('link', { name: 'Your role' }));
  expect(await screen.findByText('Loading your settings')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Driver/ })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('checkbox', { name: /^Driver/ })).toBeInTheDocument();
});

it('saves personal info, with an error at the field it is about', async () => {
  const { world, user, save, put } = open('personal-info');
  await put(/^About$/, 'Careful with antiques');
  await put(/^Contact phone/, '6025550170');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText(/^Contact name/)).toHaveAccessibleDescription('The value is required');
  await put(/^Contact name/, 'Renee');
  await save('About you');
  const { personal_info } = await read('marcus', world, 'getHelperProfile');
  expect(personal_info).toMatchObject({
    about: 'Careful with antiques',
    emergency_contact: { name: 'Renee', phone: '6025550170', relation: '' },
  });
});

describe('the photo', () => {
  it.each([
    [
      'of another type',
      () => createFile(createPng(300, 300), 'me.gif', 'image/gif'),
      'Choose a JPG, PNG or WebP image',
    ],
    [
      'that is too large',
      () => createFile(new Uint8Array(maxBytes + 1), 'me.png', 'image/png'),
      'Use an image of up to 5 MB',
    ],
  ])('refuses a file %s', async (_what, makeFile, problem) => {
    open('personal-info');
    const input = await screen.findByLabelText(/^Photo/, { selector: 'input' });
    fireEvent.change(input, { target: { files: [makeFile()] } });
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('shows why the provider refused it, and keeps what was typed', async () => {
    const { world, user, put } = open('personal-info');
    const { fetch } = world;
    const message = 'The photo could not be read.';
    const refusal = { data: null, message, errors: { avatar: [message] }, success: false };
    Object.assign(world, {
      fetch: async (request: Request) =>
        request.url.endsWith('/personal-info') ? Response.json(refusal, { status: 422 }) : fetch(request),
    });
    await put(/^About$/, 'Careful with antiques');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(screen.getByLabelText(/^About$/)).toHaveValue('Careful with antiques');
  });
});

it('saves the language at once and shows the page in it', async () => {
  // The start of the page loads these; a test has them in English only.
  const { world, user } = open('personal-info', { shell: true });
  await user.click(await screen.findByRole('radio', { name: 'Español' }));
  await until(() => expect(world.tables.user.require(marcusId).locale).toBe('es'));
  expect(await screen.findByRole('heading', { name: 'Sobre usted' })).toBeVisible();
});

it('saves how the helper is notified', async () => {
  const { world, user, save } = open('notifications');
  await user.click(await screen.findByRole('checkbox', { name: 'New invitation: Email' }));
  await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  await save('How you’re notified');
  const { choices, quiet_hours } = await read('marcus', world, 'getNotificationPreferences');
  expect(choices[0]).toEqual({ topic: 'invitation_new', push: true, email: false, sms: true });
  expect(quiet_hours).toBe('21:00 - 06:00');
});

it('says that a rating needs three ratings', async () => {
  open('your-rating');
  expect(await screen.findByText('Companies see “New” until you have 3 ratings.')).toBeVisible();
});

describe('the navigation', () => {
  it('leads to each page, and says what is missing', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    hosted.world.change(() => hosted.world.tables.availability.remove(marcusId));
    const { user } = open('personal-info', { hosted, shell: true });
    const missing = await screen.findByRole('link', { name: /^Set your weekly hours/ });
    await user.click(screen.getByRole('button', { name: /All settings/ }));
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
  const { user, put } = open('specifications', { shell: true });
  await put(/^Rate per hour/, '31');
  await user.click(screen.getByRole('button', { name: /All settings/ }));
  await user.click(screen.getByRole('link', { name: 'Your role' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }));
  expect(address()).toBe('/helper/settings/specifications');
  await user.click(question.getByRole('button', { name: 'Leave page' }));
  await until(() => expect(address()).toBe('/helper/settings/role'));
  await user.click(screen.getByRole('button', { name: /All settings/ }));
  await user.click(screen.getByRole('link', { name: 'Specifications' }));
  expect(await screen.findByLabelText(/^Rate per hour/)).not.toHaveValue('31.00');
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText(/^Rate per hour/)).toHaveValue('31.00');
});
