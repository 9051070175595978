import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import { sendUndoables } from '#platform/offline/undoables';
import { renderApp, type RenderOptions, shownToasts } from '../../../../tests/kit/app/renderApp';
import { savedFiles } from '../../../../tests/kit/app/savedFiles';
import { address } from '../../../../tests/kit/app/startApp';
import { crewIds, fewPeople } from '../../../../tests/kit/crews';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';

const helpers = (count: number) => ({ crew_requirements: [{ position: PositionCode.helper, count }] });

/** Dana opens new jobs of Phoenix on consecutive days and selects the first two that were made. */
async function openSelected(count = 2, options: RenderOptions = {}) {
  const hosted = fewPeople();
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(await placeOrder(hosted.world, { ...helpers(2), date: addDays('2026-11-24', index) }));
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path: '/company/job/not-formed' });
  await screen.findByLabelText('Jobs', { selector: 'section' });
  await app.waitForSecondLoad();
  const select = (id: number | undefined) => app.user.click(screen.getByLabelText(`Select job #${id}`));
  const [one = 0, two = 0] = ids;
  return { ...app, ids, one, two, select };
}

const bar = () => within(screen.getByLabelText('Selected jobs'));
const press = (text: string) => bar().getByText(text);

describe('a selection', () => {
  it('stays while pages change, and says so', async () => {
    const { user, ids, select } = await openSelected(6);
    expect(screen.queryByLabelText('Selected jobs')).toBeNull();
    await select(ids[5]);
    await user.click(await screen.findByLabelText('Page 2'));
    await screen.findByLabelText(`Select job #${ids[0]}`);
    await select(ids[0]);
    expect(bar().getByText('2 jobs selected')).toBeVisible();
    expect(bar().getByText('1 not on this page')).toBeVisible();
    await user.click(await screen.findByLabelText('Page 1'));
    await until(() => expect(screen.getByLabelText(`Select job #${ids[5]}`)).toBeChecked());
    await user.click(press('Select page'));
    expect(bar().getByText('6 jobs selected')).toBeVisible();
    await user.click(bar().getByLabelText('Clear selection'));
    expect(screen.queryByLabelText('Selected jobs')).toBeNull();
  });

  it('says where it ends once it is full', async () => {
    const { user, ids, select } = await openSelected(20);
    await user.click(screen.getByLabelText('Compact view'));
    await screen.findByLabelText(`Select job #${ids[0]}`);
    await select(ids[0]);
    expect(bar().queryByText('Up to 20 at a time')).toBeNull();
    await user.click(press('Select page'));
    expect(bar().getByText('20 jobs selected')).toBeVisible();
    expect(bar().getByText('Up to 20 at a time')).toBeVisible();
  });
});

it('a job that is deleted leaves the selection', async () => {
  const { user, select, one, two } = await openSelected();
  await select(one);
  await select(two);
  await user.click(screen.getByLabelText(`More for job #${one}`));
  await user.click(await screen.findByText('Delete'));
  await until(() => expect(screen.queryByLabelText(`Select job #${one}`)).toBeNull());
  expect(bar().getByText('1 job selected')).toBeVisible();
  await sendUndoables();
  expect(bar().getByText('1 job selected')).toBeVisible();
});

describe('the files of several jobs', () => {
  it('have all of them, once, however often the button is pressed', async () => {
    const files = savedFiles();
    const { user, select, one, two } = await openSelected();
    await select(one);
    await select(two);
    await user.dblClick(press('Export CSV'));
    await until(() => expect(files).toHaveLength(1));
    const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      `#${one},Not formed`,
      `#${two},Not formed`,
    ]);
    await user.click(press('Add to calendar'));
    await until(() => expect(files).toHaveLength(2));
    expect((await files[1]?.text)?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    await until(() => expect(shownToasts()[0]).toMatch(/^Downloaded jobs-/));
  });

  it('name the jobs that are missing, with the reason', async () => {
    const files = savedFiles();
    const { user, select, one, two, world } = await openSelected();
    await select(one);
    await select(two);
    world.change(() => world.tables.order.remove(two));
    await user.click(press('Add to calendar'));
    const dialog = within(await screen.findByRole('dialog', { name: '1 of 2 jobs exported' }));
    expect(dialog.getByText(`#${two} Rebecca Hollis`)).toHaveTextContent('Not found.');
    expect(files.map(({ name }) => name)).toEqual([`job-${one}.ics`]);
  });

  it('are not saved when no job can be read', async () => {
    const files = savedFiles();
    const { user, select, one, world } = await openSelected();
    await select(one);
    world.faults.set([{ operation: 'getOrderCard', kind: 'status', status: 503 }]);
    await user.click(press('Export CSV'));
    expect(await screen.findByRole('dialog', { name: 'No jobs exported' })).toBeVisible();
    expect(files).toEqual([]);
  });
});

it('prints a sheet for each job, and names those that could not be loaded', async () => {
  const { user, select, one, two, world } = await openSelected();
  await select(one);
  await select(two);
  world.change(() => world.tables.order.remove(two));
  await user.click(press('Print sheets'));
  await until(() => expect(address()).toBe(`/company/job/formed?sheets=${one},${two}`));
  expect(await screen.findByLabelText(`Job #${one}`)).toBeVisible();
  expect(screen.getByText('1 job, one per page')).toBeVisible();
  expect(screen.getByText(`#${two}`)).toBeVisible();
});

describe('inviting people to several jobs', () => {
  it('sends one call for each job, and the jobs leave the list', async () => {
    const { user, select, one, two, world, callsTo } = await openSelected();
    await select(one);
    await select(two);
    await user.click(press('Invite people'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to 2 jobs' }));
    await user.click(await dialog.findByLabelText('Marcus Reed'));
    await user.dblClick(dialog.getByText('Send 2 invitations for 2 jobs'));
    expect(await dialog.findAllByText('1 person invited')).toHaveLength(2);
    expect(callsTo('invite-employee')).toHaveLength(2);
    const invited = world.tables.invitation.by('user', crewIds.marcus);
    expect(invited.map(({ order_id, position, hourly_rate }) => [order_id, position, hourly_rate])).toEqual([
      [one, PositionCode.helper, 2400],
      [two, PositionCode.helper, 2400],
    ]);
    await until(() => expect(screen.queryByLabelText('Selected jobs')).toBeNull());
  });

  it('says what a person usually earns when the jobs offer less, and offers it in one click', async () => {
    const { user, select, one, two, world } = await openSelected();
    world.change(() => {
      const marcus = world.tables.employee
        .all()
        .find(({ user_id, branch_id }) => user_id === crewIds.marcus && branch_id === 1);
      world.tables.employee.update(marcus?.id ?? 0, { hourly_rate: 3000 });
    });
    await select(one);
    await select(two);
    await user.click(press('Invite people'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to 2 jobs' }));
    await user.click(await dialog.findByLabelText('Marcus Reed'));
    expect(dialog.getByText('Usually $30.00/hr. You offer $6.00 less.')).toBeVisible();
    await user.click(dialog.getByText('Offer $30.00/hr'));
    expect(dialog.getByText('Usual rate: $30.00/hr')).toBeVisible();
    await user.click(dialog.getByText('Send 2 invitations for 2 jobs'));
    expect(await dialog.findAllByText('1 person invited')).toHaveLength(2);
    const invited = world.tables.invitation.by('user', crewIds.marcus);
    expect(invited.map(({ hourly_rate }) => hourly_rate)).toEqual([3000, 3000]);
  });

  it('says for each person which jobs they cannot take', async () => {
    const { user, select, one, two, world } = await openSelected();
    await invite(world, one, [crewIds.marcus, PositionCode.helper]);
    await screen.findByLabelText(`Select job #${two}`);
    await select(two);
    await user.click(press('Invite people'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people to 1 job' }));
    expect(await dialog.findByLabelText('Marcus Reed')).toBeEnabled();
    expect(dialog.getAllByText(/^Can be invited to 1 of 1 job/)).not.toHaveLength(0);
  });

  it('lets a person be taken back who can no longer be invited', async () => {
    const { user, select, one, world } = await openSelected();
    await select(one);
    await user.click(press('Invite people'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText('Marcus Reed'));
    await invite(world, one, [crewIds.marcus, PositionCode.helper]);
    expect(await dialog.findByText(/^Can be invited to 0 of 1 job/)).toBeVisible();
    await user.click(dialog.getByLabelText('Marcus Reed'));
    expect(dialog.getByLabelText('Marcus Reed')).not.toBeChecked();
  });

  it('invites the others when one person was invited meanwhile, and when tried again', async () => {
    const { user, select, one, world } = await openSelected();
    await select(one);
    await user.click(press('Invite people'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText('Marcus Reed'));
    await user.click(await dialog.findByLabelText('Tyrell Banks'));
    world.faults.set([{ operation: 'inviteEmployee', kind: 'status', status: 503 }]);
    await user.click(dialog.getByText('Send 2 invitations for 1 job'));
    const again = await dialog.findByText('Retry 1 job');
    world.faults.set([]);
    await invite(world, one, [crewIds.marcus, PositionCode.helper]);
    await user.click(again);
    expect(await dialog.findByText('1 person invited')).toBeVisible();
    expect(world.tables.invitation.by('order', one).map(({ user_id }) => user_id)).toEqual([
      crewIds.marcus,
      crewIds.tyrell,
    ]);
  });

  it('says which job was refused, keeps it selected, and tries only that one again', async () => {
    const { user, select, one, two, world, callsTo } = await openSelected();
    await select(one);
    await select(two);
    await user.click(press('Invite people'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByLabelText('Marcus Reed'));
    const full = world.tables.order.require(two);
    world.change(() => world.tables.order.update(two, { closed_state: 'cancelled' }));
    await user.click(dialog.getByText('Send 2 invitations for 2 jobs'));
    expect(await dialog.findByText(/^No one was invited\./)).toBeVisible();
    expect(dialog.getByText('1 person invited')).toBeVisible();
    expect(bar().getByText('1 job selected')).toBeVisible();
    world.change(() => world.tables.order.update(two, full));
    await user.click(dialog.getByText('Retry 1 job'));
    expect(await dialog.findAllByText('1 person invited')).toHaveLength(2);
    expect(callsTo('invite-employee').map(({ status }) => status)).toEqual([200, 409, 200]);
  });
});
