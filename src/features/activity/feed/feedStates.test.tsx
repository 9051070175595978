import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveStatus, UserType } from '#generated/model/codes';
import { isRecord } from '#platform/lib/plainData';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address, keepSignedIn } from '../../../../tests/kit/app/startApp';
import { fewPeople } from '../../../../tests/kit/crews';
import { happen, hasSubscribers, pushActivity } from '../../../../tests/kit/happenings';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { giveOnlySpecified } from '../../../../tests/kit/http/onlySpecified';
import { people } from '../../../../tests/kit/operations';
import { countActivities } from '../../../../tests/kit/screens/activities';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const list = '/company/activity';
const feedCall = 'GET /notifications/branch/1/get-notifications';
/** Without what needs action, activities of one job share a row. */
const wholeList = { faults: 'getNeedsAction:404' };
const open = (options: RenderOptions) => renderApp({ as: dana, path: list, ...options });
const getRows = () => within(screen.getByRole('region', { name: 'Activities' })).getAllByRole('listitem');

describe('the list of activities', () => {
  it('shows a skeleton while it loads', async () => {
    const { callsTo } = open({ faults: 'getNotifications:never' });
    await until(() => expect(callsTo(feedCall)).toHaveLength(1));
    expect(screen.getByText('Loading activities')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  });

  it('says when there is no activity yet', async () => {
    open({ scenario: 'empty' });
    expect(await screen.findByText('No activity yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    expect(screen.queryByText('Show older')).toBeNull();
  });

  it('shows the first page grouped by day, and the page title', async () => {
    open(wholeList);
    await screen.findByRole('button', { name: 'Show older' });
    expect(countActivities()).toBe(15);
    expect(document.title).toBe('Activity · Crewboard');
    expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('tab', { name: /^Unread \d{3}$/ })).toBeVisible();
  });

  it('appends further pages one by one', async () => {
    const { user, callsTo, waitForSecondLoad } = open(wholeList);
    const more = await screen.findByRole('button', { name: 'Show older' });
    // Joining the channel loads everything again, this page's list included.
    await waitForSecondLoad();
    await user.click(more);
    await until(() => expect(countActivities()).toBe(30));
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await until(() => expect(countActivities()).toBe(45));
    expect(callsTo(`${feedCall}?page=3`).map(({ status }) => status)).toEqual([200]);
  });

  it('says when everything has been read', async () => {
    const { user } = open({ as: 'luis@coppermesa.example', scenario: 'empty' });
    await screen.findByText('No activity yet');
    // An empty list has the whole width.
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Unread' }));
    expect(await screen.findByText('You’re all caught up')).toBeVisible();
  });

  it('filters by unread, with each list paged separately', async () => {
    const { user, callsTo, waitForSecondLoad: calm } = open({ as: 'priya@coppermesa.example', ...wholeList });
    await screen.findByRole('button', { name: 'Show older' });
    await calm();
    await user.click(screen.getByRole('tab', { name: /Unread/ }));
    await until(() => expect(countActivities()).toBe(12));
    const unread = getRows().map((row) => within(row).queryAllByText('Unread').length);
    expect(unread).toEqual(unread.map(() => 1));
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
    expect(callsTo('type=unread')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await until(() => expect(countActivities()).toBe(15));
  });
});

describe('a list that fails to load', () => {
  it('says so once, keeps loaded rows, and can be retried', async () => {
    const { user, world, waitForSecondLoad: calm } = open({ faults: 'getNotifications:500' });
    expect(await screen.findByText('The activities couldn’t be loaded')).toBeVisible();
    expect(screen.getByText('Something went wrong. Nothing was changed.')).toBeVisible();
    expect(await screen.findAllByText('The server is having trouble. Please try again.')).toHaveLength(1);
    // From now on only the button may refetch.
    await calm();
    const again = await screen.findByRole('button', { name: 'Try again' });
    world.faults.set([]);
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Show older' })).toBeVisible();
    expect(screen.queryByText('The activities couldn’t be loaded')).toBeNull();
  });

  it('shows the specified text when the server does not answer', async () => {
    open({ faults: 'getNotifications:network' });
    expect(await screen.findByText('The activities couldn’t be loaded')).toBeVisible();
    expect(await screen.findAllByText('An unexpected error occurred:')).toHaveLength(1);
  });

  it('says who can help when the user lacks permission', async () => {
    const { callsTo } = open({ faults: 'getNotifications:403' });
    const text = 'You don’t have permission to do this. Ask the company owner for access.';
    const page = await screen.findByRole('region', { name: 'Activities' });
    expect(await within(page).findByText(text)).toBeVisible();
    expect(callsTo(feedCall).length).toBeLessThanOrEqual(2);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps loaded pages when the next one fails, and offers a retry', async () => {
    const { user, world, waitForSecondLoad: calm } = open(wholeList);
    const older = await screen.findByRole('button', { name: 'Show older' });
    await calm();
    world.faults.set([{ operation: 'getNotifications', kind: 'status', status: 503 }]);
    await user.click(older);
    expect(await screen.findByText('Older activities couldn’t be loaded.')).toBeVisible();
    expect(countActivities()).toBe(15);
    world.faults.set([{ operation: 'getNeedsAction', kind: 'status', status: 404 }]);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await until(() => expect(countActivities()).toBe(30));
    expect(screen.queryByText('Older activities couldn’t be loaded.')).toBeNull();
  });

  it('can be retried when the branches could not be loaded', async () => {
    const { user, world } = open({ scenario: 'empty', faults: 'getBranches:500' });
    expect(await screen.findByText('The branch couldn’t be loaded.')).toBeVisible();
    world.faults.set([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });
});

describe('without a branch', () => {
  it('an owner can add the first one, on the branch page with the form open', async () => {
    const app = open({ scenario: 'noBranches' });
    expect(await screen.findByRole('heading', { name: 'Set up your company' })).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Create branch' }));
    await until(() => expect(address()).toBe('/company/branch?branch=new'));
    expect(await screen.findByRole('form', { name: 'New branch' })).toBeVisible();
    expect(app.callsTo('/notifications/branch/0/get-notifications')).toEqual([]);
  });

  it.each([
    ['priya@coppermesa.example', 'Your company has no branch yet. Ask the company owner to add one.'],
    [
      'hank@coppermesa.example',
      'You do not have any branches to manage! To get started as a Manager, Company owner should give you access.',
    ],
  ])('%s sees who can help', async (as, text) => {
    open({ as, scenario: 'noBranches' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add your first branch' })).toBeNull();
  });
});

it('shows everything on a phone', async () => {
  open({ width: phone, ...wholeList });
  await screen.findByRole('button', { name: 'Show older' });
  expect(countActivities()).toBe(15);
});

it('says plainly to a manager whose access is off, and leads to the helper side', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  for (const { id } of hosted.world.tables.employee.by('user', 3)) {
    hosted.world.tables.employee.update(id, { status: ActiveStatus.inactive });
  }
  const app = open({ as: 'luis@coppermesa.example', hosted });
  expect(await screen.findByText('Your manager access is turned off')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Go to Helper view' }));
  await until(() => expect(address()).toBe('/helper/job'));
});

/** Two activities, at a provider that says of each only its id, its title and whether it was read. */
function openSpecified() {
  const hosted = fewPeople();
  happen(hosted.world, 1, 'Marcus accepted job #7');
  happen(hosted.world, 1, 'Priya moved job #8');
  giveOnlySpecified(hosted);
  return renderApp({ as: people.dana, hosted, path: '/company/activity', shell: false });
}

const findUnread = () => screen.findByRole('tab', { name: /^Unread/ });

it('activities without time, kind and subject are one list without headings and without a filter by kind', async () => {
  const { user } = openSpecified();
  const row = await screen.findByRole('button', { name: /Priya moved job #8/ });
  const rows = within(screen.getByRole('region', { name: 'Activities' }));
  expect(rows.getAllByRole('listitem')).toHaveLength(2);
  expect(rows.queryByRole('heading')).toBeNull();
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
