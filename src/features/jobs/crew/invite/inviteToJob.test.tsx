import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { shownToasts } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { accept, crewIds, readFullName } from '../../../../../tests/kit/crews';
import { as, people } from '../../../../../tests/kit/operations';
import { invite, orderFields, placeOrder } from '../../../../../tests/kit/orders';
import { fewMembers, memberRow, renderTeam } from '../../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../../tests/kit/until';

type World = ReturnType<typeof fewMembers>['world'];

const helpers = (count: number) => ({ crew_requirements: [{ position: PositionCode.helper, count }] });
const dialog = () => within(screen.getByRole('dialog'));

/** Opens the jobs that Dana can invite Marcus to. */
async function openJobs(prepare: (world: World) => Promise<unknown> = (world) => placeOrder(world, helpers(2))) {
  const hosted = fewMembers();
  await prepare(hosted.world);
  const app = await renderTeam({ hosted, path: '/company/team/helpers?search=marcus' });
  await app.user.click(memberRow('Marcus Reed').getByLabelText('More for Marcus Reed'));
  await app.user.click(await screen.findByText('Invite to job…'));
  await screen.findByRole('dialog', { name: 'Choose a job for Marcus Reed' });
  const invitations = () => app.world.tables.invitation.by('user', crewIds.marcus);
  return { ...app, invitations };
}

/** Opens the next step: the position and rate for Marcus. */
async function openTerms() {
  const app = await openJobs();
  await app.user.click(await dialog().findByLabelText(/^Choose #/));
  await dialog().findByLabelText('Message');
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  const send = dialog().getByRole('button', { name: 'Invite' });
  const answer = async (text: string) => {
    await app.user.click(dialog().getByLabelText('Message'));
    await app.user.paste(text);
  };
  return { ...app, send, answer };
}

it('invites a member to the chosen job, and the toast links to its crew', async () => {
  const { user, send, answer, invitations, callsTo } = await openTerms();
  await answer('Bring gloves');
  const rate = dialog().getByLabelText(/^Rate/);
  expect(rate).toHaveValue('24.00');
  await user.clear(rate);
  await user.paste('25');
  await user.dblClick(send);
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo('invite-employee')).toHaveLength(1);
  expect(invitations()).toMatchObject([
    { position: PositionCode.helper, hourly_rate: 2500, message: 'Bring gloves', status: InvitationStatus.new },
  ]);
  const [orderId] = invitations().map(({ order_id }) => order_id);
  expect(shownToasts()).toEqual([`Marcus Reed was invited to #${orderId}`]);
  await user.click(screen.getByText('Open crew'));
  await until(() => expect(address()).toBe(`/company/job/team-edit/${orderId}`));
});

it('cannot be sent before its form is there', async () => {
  const { user, holdAnswers, invitations } = await openJobs();
  const choose = await dialog().findByLabelText(/^Choose #/);
  const release = holdAnswers('GET /orders/');
  await user.click(choose);
  const send = dialog().getByRole('button', { name: 'Invite' });
  expect(send).toBeDisabled();
  release();
  await dialog().findByLabelText('Message');
  await user.click(send);
  await until(() => expect(invitations()).toHaveLength(1));
});

it('follows the time of a job that moves while the form is open', async () => {
  const { world } = await openTerms();
  const before = screen.getByRole('dialog').querySelector('time')?.textContent;
  const order = world.tables.order.all().at(-1) ?? expect.unreachable();
  const body = { ...orderFields, ...helpers(2), version: order.version, date: '2026-11-30' };
  expect((await as('priya', world, 'updateOrder', { params: { orderId: order.id }, body })).status).toBe(200);
  await until(() => expect(screen.getByRole('dialog').querySelector('time')).toHaveTextContent('Nov 30'));
  expect(before).not.toContain('Nov 30');
});

it('asks before a member is offered less than their usual rate', async () => {
  const { user } = await openTerms();
  expect(dialog().getByText('Usual rate: $24.00/hr')).toBeVisible();
  const rate = dialog().getByLabelText(/^Rate/);
  await user.clear(rate);
  await user.paste('20');
  expect(await dialog().findByText('Usually $24.00/hr. You offer $4.00 less.')).toBeVisible();
  await user.click(dialog().getByText('Offer $24.00/hr'));
  expect(rate).toHaveValue('24.00');
  expect(dialog().getByText('Usual rate: $24.00/hr')).toBeVisible();
});

describe('the jobs', () => {
  it('are listed soonest first, with conflicts and open positions', async () => {
    await openJobs(async (world) => {
      await placeOrder(world, { ...helpers(2), date: '2026-11-30' });
      const taken = await placeOrder(world, helpers(1));
      const [invitationId = 0] = await invite(world, taken, [crewIds.marcus, PositionCode.helper]);
      await accept(world, people.marcus, invitationId);
      await placeOrder(world, { ...helpers(1), arrival_window: '09:00 - 11:00' });
      await placeOrder(world, {
        crew_requirements: [{ position: PositionCode.foremanDriver, count: 1 }],
        date: '2026-11-24',
      });
    });
    const rows = await dialog().findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    const [busy, free] = rows.map((row) => within(row));
    expect(busy?.getByText('Busy')).toBeVisible();
    expect(busy?.getByText(/^Busy 8/)).toBeVisible();
    expect(busy?.queryByText('Choose')).toBeNull();
    expect(free?.getByText('Available')).toBeVisible();
    expect(free?.getByText(/^Still needs 2 helpers$/)).toBeVisible();
  });

  it('show an empty state with a link to a new job', async () => {
    await openJobs(() => Promise.resolve());
    expect(await dialog().findByText('No open jobs for Marcus')).toBeVisible();
    expect(dialog().getByText('Add job').closest('a')).toHaveAttribute('href', '/company/job/create');
  });

  it('are listed without one that was deleted while they loaded', async () => {
    await openJobs(async (made) => {
      await placeOrder(made, helpers(1));
      await placeOrder(made, { ...helpers(1), date: '2026-11-30' });
      made.faults.set([{ operation: 'getInvitableEmployees', kind: 'status', status: 404, once: true }]);
    });
    expect(await dialog().findAllByText('Choose')).toHaveLength(1);
  });

  it('can be loaded again after a failure', async () => {
    const { user, world } = await openJobs(async (made) => {
      await placeOrder(made, helpers(1));
      made.faults.set([{ operation: 'getInvitableEmployees', kind: 'status', status: 403 }]);
    });
    expect(await dialog().findByText('You don’t have access to this')).toBeVisible();
    await user.click(dialog().getByText('Cancel'));
    world.faults.set([]);
    await user.click(memberRow('Marcus Reed').getByLabelText('More for Marcus Reed'));
    await user.click(await screen.findByText('Invite to job…'));
    expect(await dialog().findByText('Choose')).toBeVisible();
  });
});

describe('an error', () => {
  it('keeps the input after a lost connection or a conflict, and explains the conflict', async () => {
    const { user, send, answer, world, invitations } = await openTerms();
    await answer('Bring gloves');
    world.faults.set([{ operation: 'inviteEmployee', kind: 'network' }]);
    await user.click(send);
    expect(await dialog().findByText(/The server didn’t respond/)).toBeVisible();
    world.faults.set([]);
    const elsewhere = await placeOrder(world, helpers(1));
    const [invitationId = 0] = await invite(world, elsewhere, [crewIds.marcus, PositionCode.helper]);
    await accept(world, people.marcus, invitationId);
    await user.click(send);
    expect(await dialog().findByText('Someone already works at that time.')).toBeVisible();
    expect(await dialog().findByText(/^Busy 8/)).toBeVisible();
    expect(dialog().getByLabelText('Message')).toHaveValue('Bring gloves');
    expect(invitations()).toHaveLength(1);
    await user.click(dialog().getByText('Other jobs'));
    expect(await dialog().findByText('Busy')).toBeVisible();
  });
});

it('restores the position and the rate of a draft together', async () => {
  const job = {
    crew_requirements: [
      { position: PositionCode.foremanDriver, count: 1 },
      { position: PositionCode.helper, count: 1 },
    ],
  };
  const openSofia = async (app: Awaited<ReturnType<typeof renderTeam>>) => {
    await app.user.click(memberRow('Sofia Delgado').getByLabelText('More for Sofia Delgado'));
    await app.user.click(await screen.findByText('Invite to job…'));
    await screen.findByRole('dialog', { name: 'Choose a job for Sofia Delgado' });
    await app.user.click(await dialog().findByLabelText(/^Choose #/));
    await dialog().findByLabelText('Message');
  };
  const hosted = fewMembers();
  await placeOrder(hosted.world, job);
  const path = '/company/team?search=sofia';
  const first = await renderTeam({ hosted, path });
  await openSofia(first);
  await first.user.selectOptions(dialog().getByLabelText(/^Position/), 'Helper');
  await first.user.clear(dialog().getByLabelText(/^Rate/));
  await first.user.paste('27.50');
  first.unmount();
  const again = await renderTeam({ hosted, path });
  await openSofia(again);
  await again.user.click(await dialog().findByText('Restore'));
  await until(() => expect(dialog().getByLabelText(/^Position/)).toHaveDisplayValue('Helper'));
  expect(dialog().getByLabelText(/^Rate/)).toHaveValue('27.50');
});

it('offers no invitation for a member who has no position or is inactive', async () => {
  const { user, world } = await renderTeam();
  const name = readFullName(world, crewIds.wade);
  await user.click(memberRow(name).getByRole('switch'));
  await until(() => expect(shownToasts()).toEqual([`${name} is now inactive and won’t be invited to jobs`]));
  await user.click(memberRow(name).getByLabelText(`More for ${name}`));
  expect(await screen.findByText('Inactive members can’t be invited to jobs.')).toBeVisible();
});
