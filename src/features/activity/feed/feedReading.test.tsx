import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { happen } from '../../../../tests/kit/happenings';
import { countActivities } from '../../../../tests/kit/screens/activities';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const findRow = (title: string) => screen.findByRole('button', { name: new RegExp(title) });
const getReadState = (element: HTMLElement) => (within(element).queryByText('Unread') ? 'unread' : 'read');
const getBadge = () => within(screen.getByRole('navigation', { name: 'Main' })).queryByText(/^\d+\+?$/)?.textContent;
const findDetail = (title: string) => screen.findByRole('article', { name: title });

const getInList = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Activities' })).getByRole('button', { name });
const getTopBar = () => within(screen.getAllByRole('banner')[0] ?? expect.unreachable('There is no header'));

/** Dana in Phoenix with two activities, both unread. */
async function openWithTwo(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, path: '/company/activity', scenario: 'empty', ...options });
  happen(app.world, 1, 'Marcus accepted job #7', { body: 'As helper, Tue Nov 24.', actorId: 5 });
  happen(app.world, 1, 'Priya moved job #8', {
    data: {
      changes: [
        { field: 'Date', from: 'Nov 24', to: 'Nov 25' },
        { field: 'Window', from: '7-9 AM', to: '8-10 AM' },
      ],
    },
  });
  await findRow('Priya moved job #8');
  await until(() => expect(app.queryClient.isFetching()).toBe(0));
  return app;
}

describe('choosing an activity', () => {
  it('hides the earlier ones of its job again, also while one of them is chosen', async () => {
    const { user, world } = renderApp({ as: dana, path: '/company/activity', scenario: 'empty', shell: false });
    for (const title of ['Marcus accepted job #7', 'Priya moved job #7'])
      happen(world, 1, title, { data: { order_id: 7 } });
    await user.click(await screen.findByRole('button', { name: /^1 earlier update/ }));
    await user.click(await findRow('Marcus accepted job #7'));
    await findDetail('Marcus accepted job #7');
    await user.click(screen.getByRole('button', { name: /^Hide earlier updates/ }));
    expect(screen.queryByRole('button', { name: /Marcus accepted/ })).toBeNull();
  });

  it('shows it next to the list, marks it as read right away and lowers the count', async () => {
    const app = await openWithTwo();
    await app.waitForSecondLoad();
    await until(() => expect(getBadge()).toBe('2'));
    const release = app.holdAnswers('mark-as-read');
    await app.user.click(await findRow('Marcus accepted job #7'));
    const article = await findDetail('Marcus accepted job #7');
    expect(within(article).getByText('As helper, Tue Nov 24.')).toBeVisible();
    expect(within(article).getByText('by Marcus Reed')).toBeVisible();
    expect(within(article).getByRole('link', { name: 'Open Job #1042' })).toHaveAttribute(
      'href',
      '/company/job/details/1042',
    );
    expect(address()).toMatch(/^\/company\/activity\?activity=[\da-f-]{36}$/);
    const chosen = getInList(/Marcus accepted/);
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(getReadState(chosen)).toBe('read');
    expect(getBadge()).toBe('2');
    release();
    await until(() => expect(getBadge()).toBe('1'));
    expect(app.world.tables.activity.where(({ read_at }) => read_at !== null).map(({ title }) => title)).toEqual([
      'Marcus accepted job #7',
    ]);
    expect(getReadState(await findRow('Priya moved job #8'))).toBe('unread');
  });

  it('choosing an activity that is already read sends no request', async () => {
    const app = await openWithTwo();
    await app.user.click(await findRow('Marcus accepted job #7'));
    await until(() => expect(getBadge()).toBe('1'));
    await app.user.click(await findRow('Priya moved job #8'));
    await app.user.click(getInList(/Marcus accepted/));
    await findDetail('Marcus accepted job #7');
    await until(() => expect(app.callsTo('mark-as-read')).toHaveLength(2));
  });

  it('restores the unread mark when the server refuses, and says so', async () => {
    const app = await openWithTwo({ faults: 'markAsRead:500' });
    await app.user.click(await findRow('Marcus accepted job #7'));
    expect(await screen.findByText('The server is having trouble. Please try again.')).toBeVisible();
    await until(() => expect(getReadState(getInList(/Marcus accepted/))).toBe('unread'));
    expect(getBadge()).toBe('2');
    expect(app.callsTo('mark-as-read')).toHaveLength(1);
  });

  it('shows old and new values of a change', async () => {
    const app = await openWithTwo();
    await app.user.click(await findRow('Priya moved job #8'));
    const article = await findDetail('Priya moved job #8');
    expect(
      within(article)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Window']);
    expect(within(article).getByText('Nov 24 → Nov 25')).toBeVisible();
    expect(within(article).getByText('7-9 AM → 8-10 AM')).toBeVisible();
  });

  it('shows no link to pages outside the app', async () => {
    const app = renderApp({ as: dana, path: '/company/activity', scenario: 'empty' });
    happen(app.world, 1, 'A strange one', { url: '/oauth-login?token=stolen&type=2' });
    await app.user.click(await findRow('A strange one'));
    const article = await findDetail('A strange one');
    expect(within(article).queryByRole('link')).toBeNull();
  });

  it('closes on Back', async () => {
    const app = await openWithTwo();
    await app.user.click(await findRow('Marcus accepted job #7'));
    await findDetail('Marcus accepted job #7');
    history.back();
    await until(() => expect(address()).toBe('/company/activity'));
    await until(() => expect(screen.queryByRole('article')).toBeNull());
  });
});

describe('on a phone', () => {
  it('the activity replaces the list, its title is the page title, and a button goes back', async () => {
    const app = await openWithTwo({ width: phone });
    await app.user.click(await findRow('Marcus accepted job #7'));
    await findDetail('Marcus accepted job #7');
    expect(screen.queryByRole('region', { name: 'Activities' })).toBeNull();
    expect(getTopBar().getByText('Marcus accepted job #7')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Back to all activities' }));
    expect(await screen.findByRole('region', { name: 'Activities' })).toBeVisible();
    expect(getTopBar().getByText('Activity')).toBeVisible();
    expect(address()).toBe('/company/activity');
  });
});

describe('marking all as read', () => {
  it('marks everything, reloads the first page and says so', async () => {
    const app = renderApp({ as: dana, path: '/company/activity', faults: 'getNeedsAction:404' });
    await app.user.click(await screen.findByRole('button', { name: 'Show older' }));
    const rows = () => within(screen.getByRole('region', { name: 'Activities' })).queryAllByRole('listitem');
    await until(() => expect(countActivities()).toBe(30));
    await app.waitForSecondLoad();
    const before = app.callsTo('get-notifications?page=1').length;
    await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await until(() => expect(shownToasts()).toContain('All activities marked as read.'));
    await until(() => expect(countActivities()).toBe(15));
    expect(app.callsTo('get-notifications?page=1')).toHaveLength(before + 1);
    expect(getBadge()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    expect(new Set(rows().map(getReadState))).toEqual(new Set(['read']));
    expect(app.queryClient.getQueryData(['company-branches'])).toMatchObject([{ id: 1, unread_count: 0 }, {}, {}]);
  });

  it('changes nothing when the server refuses', async () => {
    const app = await openWithTwo({ faults: 'markAllAsRead:500' });
    await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('The server is having trouble. Please try again.')).toBeVisible();
    expect(getReadState(await findRow('Priya moved job #8'))).toBe('unread');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
  });
});
