import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import {
  addMatters,
  happen,
  happenWithoutPush,
  pushActivity,
  activityDraft,
  hasSubscribers,
} from '../../../../tests/kit/happenings';
import { read } from '../../../../tests/kit/helperWorld';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { people } from '../../../../tests/kit/operations';
import { countActivities } from '../../../../tests/kit/screens/activities';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const getList = () => screen.getByRole('region', { name: 'Activities' });
const getTitles = () =>
  within(getList())
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
const getUnreadBadge = () =>
  within(screen.getByRole('navigation', { name: 'Main' })).queryByText(/^\d+\+?$/)?.textContent;

/** Dana on the page of Phoenix, which has no activities; connected, with no requests in progress. */
async function openFeed(options: RenderOptions = {}) {
  const app = renderApp({ as: dana, path: '/company/activity', scenario: 'empty', ...options });
  await screen.findByText('No activity yet');
  await app.waitForSecondLoad();
  return app;
}

/** Waits until the feed was fetched this many times. */
const waitForRefetches = ({ calls }: { calls: { path: string }[] }, times: number) =>
  until(() => expect(calls.filter(({ path }) => path === '/company-branches').length).toBeGreaterThan(times));

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
  window.dispatchEvent(new Event('scroll'));
}
afterEach(() => scrollTo(0));

describe('a new activity', () => {
  it('goes to the top, is counted, and is announced', async () => {
    const { world } = await openFeed();
    happen(world, 1, 'Job #7 is 2 of 3');
    await until(() => expect(getTitles()).toEqual([expect.stringContaining('Job #7 is 2 of 3')]));
    happen(world, 1, 'Job #7 is fully crewed');
    await until(() => expect(getTitles()[0]).toContain('Job #7 is fully crewed'));
    expect(getTitles()).toHaveLength(2);
    await until(() => expect(getUnreadBadge()).toBe('2'));
    expect(screen.getByRole('tab', { name: /Unread 2/ })).toBeVisible();
    expect(screen.getByText('New activity: Job #7 is fully crewed')).toBeInTheDocument();
  });

  it('about an own action arrives read, and is not in the list of unread ones', async () => {
    const { world, user } = await openFeed();
    happen(world, 1, 'Job #7 is 2 of 3');
    await until(() => expect(getTitles()).toHaveLength(1));
    await user.click(screen.getByRole('tab', { name: /^Unread/ }));
    await until(() => expect(getTitles()).toHaveLength(1));
    happen(world, 1, 'Dana moved job #8', { actorId: 1 });
    await user.click(screen.getByRole('tab', { name: 'All' }));
    await until(() => expect(getTitles()).toHaveLength(2));
    await user.click(screen.getByRole('tab', { name: /^Unread/ }));
    await until(() => expect(getTitles()).toEqual([expect.stringContaining('Job #7 is 2 of 3')]));
    expect(getUnreadBadge()).toBe('1');
  });

  it('right after midnight is of today, and those before it of yesterday', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    hosted.world.clock.travelTo(new Date('2026-11-22T06:59:50Z'));
    const { world } = await openFeed({ hosted });
    happen(world, 1, 'Job #7 is 2 of 3');
    await until(() => expect(getTitles()).toHaveLength(1));
    world.clock.advance(20_000);
    happen(world, 1, 'Job #7 is fully crewed');
    await until(() => expect(getTitles()[0]).toContain('Job #7 is fully crewed'));
    const days = within(getList()).getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday']);
  });

  it('sets the unread count it carries', async () => {
    const { world } = await openFeed();
    pushActivity(world, 'Job #8 is 1 of 2', { unread_count: 42, unread_total: 50, branch_id: 1 });
    await until(() => expect(getUnreadBadge()).toBe('42'));
    expect(getTitles()).toHaveLength(1);
  });

  it('without a branch belongs to the active branch', async () => {
    const { world } = await openFeed();
    pushActivity(world, 'From an older server', { unread_count: 7 });
    await until(() => expect(getUnreadBadge()).toBe('7'));
    expect(getTitles()).toEqual([expect.stringContaining('From an older server')]);
  });

  it('in another branch changes only the mark at that branch', async () => {
    const { world, user } = await openFeed();
    happen(world, 2, 'Something in Tucson');
    await user.click(screen.getByRole('button', { name: /Phoenix/ }));
    const tucson = await screen.findByRole('menuitem', { name: /Tucson/ });
    await until(() => expect(within(tucson).getByText('1 unread activity')).toBeInTheDocument());
    expect(within(screen.getByRole('menuitem', { name: /Las Vegas/ })).queryByText(/unread/)).toBeNull();
    expect(getTitles()).toEqual([]);
    expect(getUnreadBadge()).toBeUndefined();
    expect(screen.queryByText(/New activity/)).toBeNull();
  });

  it('sent twice is shown once', async () => {
    const { world } = await openFeed();
    pushActivity(world, 'Only once', { unread_count: 1, branch_id: 1 });
    pushActivity(world, 'Only once', { unread_count: 2, branch_id: 1 });
    await until(() => expect(getUnreadBadge()).toBe('2'));
    expect(getTitles()).toHaveLength(1);
  });

  it('an activity that arrives while the list loads is not lost', async () => {
    const app = renderApp({ as: dana, path: '/company/activity', scenario: 'empty' });
    const release = app.holdAnswers('/get-notifications');
    await until(() => expect(app.callsTo('/get-notifications')).toHaveLength(1));
    await waitForRefetches(app, 1);
    happen(app.world, 1, 'In between');
    await until(() => expect(getUnreadBadge()).toBe('1'));
    await waitForRefetches(app, 2);
    release();
    expect(await screen.findByRole('button', { name: /In between/ })).toBeVisible();
  });

  it('an activity that arrives while the list of branches loads is still counted', async () => {
    const app = await openFeed();
    const before = app.calls.filter(({ path }) => path === '/company-branches').length;
    const release = app.holdAnswers('GET /company-branches');
    void app.queryClient.invalidateQueries({ queryKey: ['company-branches'], exact: true });
    await waitForRefetches(app, before);
    happen(app.world, 1, 'In between');
    await until(() => expect(getUnreadBadge()).toBe('1'));
    release();
    await waitForRefetches(app, before + 1);
    await until(() => expect(getUnreadBadge()).toBe('1'));
  });

  it('an activity that arrives while another page loads is not lost, and neither is the page', async () => {
    const app = renderApp({ as: dana, path: '/company/activity' });
    const older = await screen.findByRole('button', { name: 'Show older' });
    await app.waitForSecondLoad();
    const release = app.holdAnswers('page=2');
    await app.user.click(older);
    await until(() => expect(app.callsTo('page=2')).toHaveLength(1));
    happen(app.world, 1, 'In between');
    await until(() => expect(getTitles()[0]).toContain('In between'));
    await waitForRefetches(app, 2);
    release();
    await until(() => expect(countActivities()).toBeGreaterThan(15));
    await until(() => expect(getTitles()[0]).toContain('In between'));
    expect(new Set(getTitles()).size).toBe(getTitles().length);
  });

  it('missed while offline appears after reconnecting', async () => {
    const { world } = await openFeed();
    world.pusher.dropAll(4200);
    happenWithoutPush(world, 1, 'Nobody heard this');
    expect(await screen.findByRole('button', { name: /Nobody heard this/ })).toBeVisible();
    await until(() => expect(getUnreadBadge()).toBe('1'));
  });
});

describe('while the user has scrolled down', () => {
  it('arrivals wait behind a pill that scrolls to the top and disappears', async () => {
    const { world, user } = await openFeed();
    happen(world, 1, 'Read already');
    await until(() => expect(getTitles()).toHaveLength(1));
    scrollTo(600);
    happen(world, 1, 'First news');
    happen(world, 1, 'Second news');
    const pill = await screen.findByRole('button', { name: '2 new' });
    let top: unknown;
    window.scrollTo = (options?: unknown) => void (top = options);
    await user.click(pill);
    expect(top).toMatchObject({ top: 0 });
    scrollTo(0);
    await until(() => expect(screen.queryByRole('button', { name: '2 new' })).toBeNull());
  });

  it('the pill counts the arrivals of the list, not those that need action above it', async () => {
    const { world } = await openFeed();
    happen(world, 1, 'Read already');
    await until(() => expect(getTitles()).toHaveLength(1));
    scrollTo(600);
    await addMatters(world);
    const section = within(screen.getByRole('region', { name: /^Needs action/ }));
    await until(() => expect(section.getAllByRole('link')).toHaveLength(2));
    await until(() =>
      expect(screen.getByRole('button', { name: / new$/ })).toHaveTextContent(`${countActivities() - 1} new`),
    );
  });

  it('arrivals at the top are shown right away', async () => {
    const { world } = await openFeed();
    happen(world, 1, 'First news');
    await until(() => expect(getTitles()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /new$/ })).toBeNull();
  });
});

describe('the connection', () => {
  it('a connection that is refused for good is reported on the page', async () => {
    const { world } = await openFeed();
    world.pusher.dropAll(4001);
    expect(await screen.findByText('Live updates are off. Reload the page to try again.')).toBeVisible();
  });
});

const marcusId = 5;

it('shows no toast for what the person turned off, and one for what they did not', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const reminders = { topic: 'reminder', push: false, email: false, sms: false };
  const body = { choices: [reminders], quiet_hours: null, sound: true };
  await read('marcus', world, 'updateNotificationPreferences', { body });
  renderApp({ as: people.marcus, shell: false, path: '/helper/job', hosted });
  await screen.findByText('No new invitations');
  await until(() => expect(hasSubscribers(world, 'private-App.Models.User.5')).toBe(true));
  const inform = (type: 'order.reminder' | 'order.changed', title: string) =>
    world.change(() =>
      world.announce({
        type: 'personalActivityHappened',
        userId: marcusId,
        createDraft: () => activityDraft(title, { type }),
      }),
    );
  inform('order.reminder', 'Reminder: tomorrow 8 AM');
  inform('order.changed', 'Job #1042 was changed');
  await until(() => expect(shownToasts()).toEqual(['Job #1042 was changed']));
});
