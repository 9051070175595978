import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { openSettings } from '../../../tests/kit/screens/settingsScreen';
import { until } from '../../../tests/kit/until';

const marcus = 5;

function openOnlySpecified(page: string, as: string = people.marcus) {
  const hosted = hostWorld({ scenario: 'empty' });
  giveOnlySpecified(hosted);
  const app = openSettings(page, { hosted, as });
  app.excuse(/404|405|501/);
  return app;
}

const noValue = /undefined|NaN|Invalid|null/;

it.each(['', '/company/new', '/company/accepted', '/company/waiting', '/company/cancelled', '/company/details/7'])(
  'the job page "%s" says in one sentence that the provider lists no jobs',
  async (path) => {
    const hosted = hostWorld({ scenario: 'empty' });
    giveOnlySpecified(hosted);
    const app = renderApp({ as: people.marcus, hosted, path: `/helper/job${path}`, shell: false });
    app.excuse(/404|405|501/);
    expect(await screen.findByText('Your company doesn’t list invitations and jobs here.')).toBeVisible();
    expect(shownToasts()).toEqual([]);
  },
);

it('personal info has the name, and saves only what is typed', async () => {
  const { world, put, save } = openOnlySpecified('personal-info');
  expect(await screen.findByLabelText(/^First name/)).toHaveValue('Marcus');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
  await put(/^About$/, 'Careful with antiques');
  const { phone, birth_date, zip } = world.tables.user.require(marcus);
  await save('About you');
  expect(world.tables.user.require(marcus)).toMatchObject({ phone, birth_date, zip });
  expect(phone).not.toBe('');
});

it('specifications have the rate, and no tools to choose without names', async () => {
  const { put, save } = openOnlySpecified('specifications');
  expect(await screen.findByLabelText(/^Rate per hour/)).toHaveValue('24.00');
  await put(/^Rate per hour/, '25.50');
  await save('Hourly rate');
  expect(screen.queryByRole('form', { name: 'Tools' })).toBeNull();
  expect(document.body.textContent).not.toMatch(noValue);
});

it('the role has the positions, and saves them without papers that the provider does not tell', async () => {
  const { callsTo, user } = openOnlySpecified('role', 'sofia@helpers.example');
  expect(await screen.findByRole('checkbox', { name: /^Capataz\/Conductor/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await until(() => expect(callsTo('PUT /helper-profile/position')[0]?.status).toBe(200));
});

it('work settings have hours and areas to fill in', async () => {
  const { part } = openOnlySpecified('work-settings');
  const hours = await part('Weekly hours');
  expect(hours.getAllByRole('checkbox')).toHaveLength(7);
  expect(await part('Service areas')).toBeDefined();
  expect(document.body.textContent).not.toMatch(noValue);
});

it('the rating is the one of the profile', async () => {
  openOnlySpecified('your-rating');
  await until(() => expect(screen.queryByText('Loading your settings')).toBeNull());
  expect(within(document.body).queryByText('Reliability')).toBeNull();
  expect(document.body.textContent).not.toMatch(noValue);
});

it.each([
  ['danger-zone', 'Danger zone'],
  ['reset-password', 'Reset password'],
])('%s opens', async (page, title) => {
  openOnlySpecified(page);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('tools without a category are offered after the others', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  hosted.alterAnswers('GET /tools', (body) => JSON.parse(JSON.stringify(body).replaceAll('"packing"', 'null')));
  const { user, save } = openSettings('specifications', { hosted });
  await user.click(await screen.findByRole('button', { name: 'Stretch wrap' }));
  await save('Tools');
});
