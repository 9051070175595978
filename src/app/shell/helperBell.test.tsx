import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phone, renderApp } from '../../../tests/kit/app/renderApp';
import { topBar } from '../../../tests/kit/app/shells';
import { address } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { people } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { inSpanish } from '../../../tests/kit/texts/spanish';
import { until } from '../../../tests/kit/until';

/** Marcus on the calendar, which shows no activities, before anyone invites him. */
async function openCalendar(width: number) {
  const hosted = hostWorld({ scenario: 'empty' });
  const app = renderApp({ as: people.marcus, path: '/helper/calendar', width, hosted });
  const bell = await screen.findByRole('button', { name: 'Activity' });
  return { ...app, world: hosted.world, bell };
}

it.each([phone, 1440])(
  'a new invitation is a toast, a number at the bell and an unread activity: %i px',
  async (width) => {
    const { user, world, bell } = await openCalendar(width);
    await until(() => expect(world.pusher.channels().map(({ name }) => name)).toContain('private-App.Models.User.5'));
    const { invitationId } = await asked(world);
    expect(await screen.findByText(/^New job: /)).toBeVisible();
    expect(await topBar().findByText('1 unread')).toBeInTheDocument();
    await user.click(bell);
    const feed = within(await screen.findByRole('dialog', { name: 'Activity' }));
    await user.click(await feed.findByRole('button', { name: /^New job: / }));
    await until(() => expect(address()).toBe(`/helper/job/company/details/${invitationId}`));
    await until(() => expect(topBar().queryByText('1 unread')).toBeNull());
  },
);

it('opens in Spanish, with the titles of the provider', async () => {
  inSpanish();
  const hosted = hostWorld({ scenario: 'empty' });
  hosted.world.tables.user.update(5, { locale: 'es' });
  await asked(hosted.world);
  const { user } = renderApp({ as: people.marcus, path: '/helper/calendar', width: phone, hosted });
  await user.click(await screen.findByRole('button', { name: 'Actividad' }));
  const feed = within(await screen.findByRole('dialog', { name: 'Actividad' }));
  expect(await feed.findByRole('button', { name: /Sin leer/ })).toBeVisible();
  expect(feed.getByRole('button', { name: 'Marcar todas como leídas' })).toBeVisible();
});
