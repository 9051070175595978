import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, fewPeople } from '../../../../tests/kit/crews';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';

const marcus = 5;
const sofia = 6;

/** Dana opens two jobs for two helpers; Marcus and Sofia are invited to the sooner one, tomorrow morning. */
async function openList({ path = '/company/job/formed', ...options }: RenderOptions = {}) {
  const hosted = fewPeople();
  const { world } = hosted;
  const two = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };
  const later = await placeOrder(world, { ...two, date: '2026-12-04' });
  await invite(world, later, [marcus, PositionCode.helper]);
  const soon = await placeOrder(world, { ...two, date: '2026-11-22', arrival_window: '06:00 - 08:00' });
  const [first = 0, second = 0] = await invite(
    world,
    soon,
    [marcus, PositionCode.helper],
    [sofia, PositionCode.helper],
  );
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  await screen.findByLabelText('Jobs', { selector: 'section' });
  await app.waitForSecondLoad();
  return { ...app, later, soon, first, second };
}

const list = () => within(screen.getByLabelText('Jobs', { selector: 'section' }));
const numbers = () =>
  list()
    .getAllByText(/^#\d+$/)
    .map(({ textContent }) => textContent);
const getCard = (id: number) => within(screen.getByLabelText(`#${id} Rebecca Hollis`));
const filters = () => within(screen.getByLabelText('Show'));

describe('jobs with invitations', () => {
  it('are sorted soonest first, with ring, people and warnings', async () => {
    const { soon, later } = await openList();
    expect(numbers()).toEqual([`#${soon}`, `#${later}`]);
    const card = getCard(soon);
    expect(card.getByText('Pending')).toBeVisible();
    expect(card.getByText('Needs crew')).toBeVisible();
    expect(card.getByText('Starts in 22 hr')).toBeVisible();
    expect(card.getByLabelText('0 of 2 accepted, 2 pending')).toHaveTextContent('0/2');
    expect(card.getByTitle('Marcus Reed, pending')).toBeVisible();
    expect(getCard(later).queryByText('Needs crew')).toBeNull();
    expect(card.getByText('Edit crew').closest('a')).toHaveAttribute('href', `/company/job/team-edit/${soon}`);
  });

  it('can be filtered by state and by start', async () => {
    const { user, soon, first, world, callsTo } = await openList();
    await accept(world, people.marcus, first);
    await user.click(await filters().findByText('Partially formed 1'));
    await until(() => expect(numbers()).toEqual([`#${soon}`]));
    expect(address()).toBe('/company/job/formed?status=3');
    await user.click(filters().getByText('All 2'));
    await user.click(filters().getByText('Starting soon'));
    await until(() => expect(callsTo('starting_soon')).not.toHaveLength(0));
    await until(() => expect(numbers()).toEqual([`#${soon}`]));
    await user.click(filters().getByText('Formed 0'));
    expect(await screen.findByText('No matching jobs')).toBeVisible();
    await user.click(screen.getAllByText('Clear filters').at(-1) ?? document.body);
    await until(() => expect(numbers()).toHaveLength(2));
    expect(address()).toBe('/company/job/formed');
  });

  it('update live with the answers without changing places', async () => {
    const { soon, later, first, second, world } = await openList();
    await accept(world, people.marcus, first);
    await until(() => expect(getCard(soon).getByText('Partially formed')).toBeVisible());
    expect(screen.getByText(`Marcus accepted job #${soon}, 1 of 2 accepted`)).toBeInTheDocument();
    expect(getCard(soon).getByTitle('Marcus Reed, accepted')).toBeVisible();
    await accept(world, 'sofia@helpers.example', second);
    await until(() => expect(getCard(soon).getByLabelText('2 of 2 accepted')).toBeVisible());
    expect(getCard(soon).getByText('Formed')).toBeVisible();
    expect(getCard(soon).queryByText('Needs crew')).toBeNull();
    expect(numbers()).toEqual([`#${soon}`, `#${later}`]);
    expect(await filters().findByText('Formed 1')).toBeVisible();
  });
});

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Opens the cancel dialog of the sooner job. */
async function openCancelDialog() {
  const app = await openList();
  await accept(app.world, people.marcus, app.first);
  await until(() => expect(getCard(app.soon).getByText('Partially formed')).toBeVisible());
  const open = async () => {
    await app.user.click(getCard(app.soon).getByLabelText(`More for job #${app.soon}`));
    await app.user.click(await screen.findByText('Cancel job…'));
    await screen.findByText(/will be released/);
    // A closing menu returns the focus before the dialog takes it. No user types that fast.
    await until(() => expect(document.querySelector('[role="menu"]')).toBeNull());
    await until(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  };
  await open();
  const dialog = within(screen.getByRole('dialog'));
  const choose = (reason: string) => app.user.selectOptions(dialog.getByLabelText(/Reason/), reason);
  const press = () => app.user.click(dialog.getByRole('button', { name: 'Cancel job' }));
  /** Activities of Marcus about the cancellation. */
  const countNotices = () =>
    app.world.tables.activity.where(({ user_id, type }) => user_id === marcus && type === 'order.cancelled').length;
  return { ...app, dialog, choose, press, open, countNotices };
}

it.each([
  ['the jobs that need a crew', 1, 'Show 1 job without a crew', '/company/job/not-formed'],
  ['a new job if there are none', 0, 'Add new job', '/company/job/create'],
])('without jobs, leads to %s', async (_, waiting, text, href) => {
  const hosted = fewPeople();
  if (waiting > 0) await placeOrder(hosted.world);
  renderApp({ as: people.dana, shell: false, hosted, path: '/company/job/formed' });
  const empty = within((await screen.findByText('No crews invited yet')).closest('div') ?? document.body);
  expect((await empty.findByText(text)).closest('a')).toHaveAttribute('href', href);
});

type Opened = Awaited<ReturnType<typeof openCancelDialog>>;

async function openDetails(user: UserEvent, id: number) {
  await user.click(getCard(id).getByText(`#${id}`));
  await until(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Job #${id}`));
}

describe('cancelling', () => {
  it('shows the affected crew, requires a reason, proposes show-up pay, and moves the job to the history', async () => {
    const { dialog, choose, press, user, soon, later, world, countNotices } = await openCancelDialog();
    expect(
      dialog.getByText(/^1 person who accepted will be released, 1 open invitation will be withdrawn/),
    ).toBeVisible();
    expect(dialog.getByText('Marcus Reed, helper')).toBeVisible();
    await press();
    expect(await dialog.findByText('Value is required')).toBeVisible();
    expect(dialog.getByLabelText(/^2 hr for everyone/)).toBeChecked();
    expect(dialog.getByText('$48 total')).toBeVisible();
    await choose('Weather');
    await user.type(dialog.getByLabelText(/Comment/), 'Storm warning');
    await press();
    await until(() => expect(numbers()).toEqual([`#${later}`]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('1 / 1')).toBeVisible();
    expect(screen.getByText(`Job #${soon} canceled. The crew isn’t notified yet.`)).toBeVisible();
    expect(world.tables.order.require(soon).closed_state).toBeNull();
    expect(countNotices()).toBe(0);
    window.dispatchEvent(new Event('pagehide'));
    await until(() =>
      expect(world.tables.order.require(soon)).toMatchObject({
        closed_state: 'cancelled',
        cancel_reason: 'weather',
        cancel_comment: 'Storm warning',
        show_up_pay_hours: 2,
      }),
    );
    expect(countNotices()).toBe(1);
  });

  it('can be undone, and what was entered is kept for the next time', async () => {
    const { dialog, choose, press, user, soon, later, callsTo, open } = await openCancelDialog();
    await choose('Weather');
    await user.type(dialog.getByLabelText(/Comment/), 'Storm warning');
    await press();
    await user.click(await screen.findByText('Undo'));
    expect(numbers()).toEqual([`#${soon}`, `#${later}`]);
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(callsTo('/cancel')).toEqual([]);
    await open();
    expect(within(screen.getByRole('dialog')).getByLabelText(/Comment/)).toHaveValue('Storm warning');
  });

  it.each([
    ['closed', async ({ dialog, user }: Opened) => user.click(dialog.getByText('Keep job'))],
    [
      'undone on another page',
      async ({ press, user, later }: Opened) => {
        await press();
        await openDetails(user, later);
        await user.click(await screen.findByText('Undo'));
        history.back();
        await screen.findByLabelText('Jobs', { selector: 'section' });
      },
    ],
    [
      'refused',
      async ({ press, user, world, later }: Opened) => {
        world.faults.set([{ operation: 'cancelOrder', kind: 'status', status: 403 }]);
        await press();
        await openDetails(user, later);
        window.dispatchEvent(new Event('pagehide'));
        await until(() => expect(shownToasts()).toHaveLength(1));
        history.back();
        await screen.findByLabelText('Jobs', { selector: 'section' });
      },
    ],
  ])('offers what was typed again after the dialog was %s', async (_, leave) => {
    const opened = await openCancelDialog();
    const { dialog, choose, user, open } = opened;
    await choose('Weather');
    await user.type(dialog.getByLabelText(/Comment/), 'Storm warning');
    await leave(opened);
    await open();
    const again = within(screen.getByRole('dialog'));
    await user.click(await again.findByText('Restore'));
    expect(again.getByLabelText(/Comment/)).toHaveValue('Storm warning');
  });

  it('can still be undone on another page, and every list hides the job until then', async () => {
    const { choose, press, user, soon, later, callsTo } = await openCancelDialog();
    await choose('Weather');
    await press();
    await until(() => expect(numbers()).toEqual([`#${later}`]));
    await openDetails(user, later);
    expect(screen.getByText('Undo')).toBeVisible();
    history.back();
    await until(() => expect(numbers()).toEqual([`#${later}`]));
    expect(await screen.findByText('1 / 1')).toBeVisible();
    await user.click(screen.getByText('Undo'));
    expect(numbers()).toEqual([`#${soon}`, `#${later}`]);
    expect(callsTo('/cancel')).toEqual([]);
  });

  it('says that another user was faster', async () => {
    const { choose, press, soon, world, callsTo } = await openCancelDialog();
    await choose('Weather');
    await press();
    await as('priya', world, 'cancelOrder', { params: { orderId: soon }, body: { reason: 'duplicate' } });
    window.dispatchEvent(new Event('pagehide'));
    await until(() => expect(shownToasts()).toEqual(['This job is canceled.']));
    expect(callsTo('/cancel').map(({ status }) => status)).toEqual([409]);
    expect(world.tables.order.require(soon).cancel_reason).toBe('duplicate');
  });
});
