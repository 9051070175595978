import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, shownToasts } from '../../../tests/kit/app/renderApp';
import { keepSignedIn } from '../../../tests/kit/app/startApp';
import { fewPeople } from '../../../tests/kit/crews';
import { happen, hasSubscribers, pushActivity } from '../../../tests/kit/happenings';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { UserType } from '#generated/model/codes';
import { isRecord } from '#platform/lib/values/isRecord';
import { until } from '../../../tests/kit/until';

/** Two activities, at a provider that says of each only its id, its title and whether it was read. */
function open() {
  const hosted = fewPeople();
  happen(hosted.world, 1, 'Marcus accepted job #7');
  happen(hosted.world, 1, 'Priya moved job #8');
  giveOnlySpecified(hosted);
  return renderApp({ as: people.dana, hosted, path: '/company/activity', shell: false });
}

const findUnread = () => screen.findByRole('tab', { name: /^Unread/ });

it('activities without time, kind and subject are one list without headings and without a filter by kind', async () => {
  const { user } = open();
  const row = await screen.findByRole('button', { name: /Priya moved job #8/ });
  const list = within(screen.getByRole('region', { name: 'Activities' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.queryByRole('heading')).toBeNull();
  expect(row.querySelector('time')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Filter by type' })).toBeNull();
  await user.click(row);
  const detail = await screen.findByRole('article', { name: 'Priya moved job #8' });
  expect(detail.textContent).toBe('Priya moved job #8');
  expect(shownToasts()).toEqual([]);
});

it('unread activities are counted by their own call where the branches have no counts, and by pushes', async () => {
  const hosted = fewPeople();
  happen(hosted.world, 1, 'Marcus accepted job #7');
  hosted.alterAnswers('GET /company-branches', (body) =>
    JSON.parse(JSON.stringify(body, (name, value: unknown) => (name === 'unread_count' ? null : value))),
  );
  const app = renderApp({ as: people.dana, hosted, path: '/company/activity', shell: false });
  await until(async () => expect(await findUnread()).toHaveTextContent('Unread1'));
  expect(app.callsTo('GET /notifications/branch/1/notifications-count').length).toBeGreaterThan(0);
  await until(() => expect(hasSubscribers(app.world, 'private-App.Models.User.1')).toBe(true));
  // Joining the channel loads once more, and an older answer would replace the pushed count.
  await until(() => expect(app.callsTo('notifications-count').length).toBeGreaterThan(1));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  pushActivity(app.world, 'Job #9 is 1 of 2', { unread_count: 42, branch_id: 1 });
  await until(async () => expect(await findUnread()).toHaveTextContent('Unread42'));
  await app.user.click(await screen.findByRole('button', { name: /Marcus accepted job #7/ }));
  await until(async () => expect((await findUnread()).textContent).toBe('Unread'));
});

it('a list of branches with their unread counts saves the call', async () => {
  const app = renderApp({ as: people.dana, scenario: 'empty', path: '/company/activity', shell: false });
  await screen.findByText('No activity yet');
  expect(app.callsTo('notifications-count')).toEqual([]);
});

it('nothing asks for the feed of a person’s own jobs where the provider does not show that it has one', async () => {
  const hosted = fewPeople();
  giveOnlySpecified(hosted);
  keepSignedIn(hosted.world, people.marcus);
  localStorage.setItem('userData', JSON.stringify({ type: UserType.helper }));
  const app = renderApp({ hosted, path: '/helper/settings/danger-zone' });
  app.excuse(/404|405|501/);
  await until(() => expect(app.callsTo('auth/get-me').length).toBeGreaterThan(0));
  await screen.findByRole('heading', { level: 1 });
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(app.callsTo('/branch/0/')).toEqual([]);
});

it('a pushed activity raises the badge of every page at a provider that gives no unread count', async () => {
  const hosted = fewPeople();
  giveOnlySpecified(hosted);
  // Only who knows the id of the person knows their channel.
  hosted.alterAnswers('', (body) =>
    JSON.parse(
      JSON.stringify(body, (name, value: unknown) =>
        name === 'unread_count' ? undefined : name === 'user' && isRecord(value) ? { ...value, id: 1 } : value,
      ),
    ),
  );
  const app = renderApp({ as: people.dana, hosted, path: '/company/team' });
  app.excuse(/404|405|501|broken "data.unread_count"/);
  const link = () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /Activity/ });
  await until(() => expect(link()).toBeVisible());
  await until(() => expect(hasSubscribers(app.world, 'private-App.Models.User.1')).toBe(true));
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(link().textContent).not.toMatch(/\d/);
  happen(app.world, 1, 'Marcus accepted job #7');
  await until(() => expect(link()).toHaveTextContent(/1/));
  happen(app.world, 1, 'Priya moved job #8');
  await until(() => expect(link()).toHaveTextContent(/2/));
});
