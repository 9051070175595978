import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { accept, crewIds, fewPeople, readFullName } from '../../../../../tests/kit/crews';
import { as, people } from '../../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../../tests/kit/orders';
import { until } from '../../../../../tests/kit/until';

const { marcus, sofia, alicia } = crewIds;

/** Opens the page of an order for a foreman/driver and two helpers with these people invited. */
async function openPage(...asked: [userId: number, position: PositionCode][]) {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  const ids = asked.length > 0 ? await invite(hosted.world, orderId, ...asked) : [];
  const app = renderApp({ as: people.priya, hosted, path: `/company/job/team-edit/${orderId}`, shell: false });
  await screen.findByText('Team edit', { selector: 'h1' });
  await screen.findByText(/^Estimated labor/);
  await app.waitForSecondLoad();
  const row = (id: number) => app.world.tables.invitation.require(id);
  const invitations = () => app.world.tables.invitation.by('order', orderId);
  return { ...app, orderId, ids, row, invitations };
}

const person = (name: string) => within(screen.getByRole('listitem', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

async function choose(user: { click: (element: Element) => Promise<void> }, name: string, entry: string) {
  await user.click(screen.getByLabelText(`More for ${name}`));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return dialog();
}

describe('answers', () => {
  it('update the person, the ring and the status live and are announced; a lower rate needs a new answer', async () => {
    const { user, world, ids, row } = await openPage(
      [marcus, PositionCode.helper],
      [sofia, PositionCode.foremanDriver],
    );
    expect(person('Marcus Reed').getByText('Pending')).toBeVisible();
    expect(screen.getAllByText('Pending')).toHaveLength(3);
    await accept(world, people.marcus, ids[0] ?? 0);
    await until(() => expect(person('Marcus Reed').getByText('Accepted')).toBeVisible());
    await until(() => expect(screen.getByText('Partially formed')).toBeVisible());
    expect(screen.getByText('1 of 3 accepted, 1 pending')).toBeVisible();
    expect(screen.getByText('Marcus Reed accepted, 1 of 3')).toBeInTheDocument();

    const box = await choose(user, 'Marcus Reed', 'Change rate or position');
    expect(box.getByText('With a lower rate or another position, Marcus must accept again.')).toBeVisible();
    const rate = box.getByLabelText(/^Rate/);
    await user.clear(rate);
    await user.paste('20.00');
    await user.click(box.getByRole('button', { name: 'Save changes' }));
    await until(() => expect(row(ids[0] ?? 0)).toMatchObject({ status: InvitationStatus.new, hourly_rate: 2000 }));
    await until(() => expect(person('Marcus Reed').getByText('$20.00/hr')).toBeVisible());
  });

  it('show the reason for a decline, and the person can be invited again', async () => {
    const { world, ids, user, invitations } = await openPage([marcus, PositionCode.helper]);
    const body = { reason: 'pay_too_low' };
    await as('marcus', world, 'rejectInvitation', { params: { invitationId: ids[0] ?? 0 }, body });
    await until(() => expect(person('Marcus Reed').getByText(/Pay too low/)).toBeVisible());
    await user.dblClick(screen.getByLabelText('Invite again: Marcus Reed'));
    await until(() => expect(person('Marcus Reed').getByText('Pending')).toBeVisible());
    expect(invitations().map(({ status }) => status)).toEqual([InvitationStatus.rejected, InvitationStatus.new]);
  });

  it('explain why a new invitation is refused after another person accepted', async () => {
    const { world, ids, user } = await openPage([marcus, PositionCode.helper]);
    const body = { reason: 'not_available' };
    await as('marcus', world, 'rejectInvitation', { params: { invitationId: ids[0] ?? 0 }, body });
    const other = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 1 }] });
    const [elsewhere = 0] = await invite(world, other, [marcus, PositionCode.helper]);
    await accept(world, people.marcus, elsewhere);
    await user.click(await screen.findByLabelText('Invite again: Marcus Reed'));
    expect(await screen.findByText(/^Marcus Reed: Busy 8 AM/)).toBeVisible();
  });
});

describe('canceling an invitation', () => {
  it('waits and can be undone', async () => {
    const { user, ids, row, callsTo } = await openPage([marcus, PositionCode.helper]);
    const box = await choose(user, 'Marcus Reed', 'Withdraw invitation');
    await user.click(box.getByRole('button', { name: 'Withdraw invitation' }));
    expect(await box.findByText('Value is required')).toBeVisible();
    await user.click(box.getByLabelText('Job is smaller'));
    await user.click(box.getByRole('button', { name: 'Withdraw invitation' }));
    expect(await screen.findByText('Marcus Reed’s invitation withdrawn')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Marcus Reed' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(person('Marcus Reed').getByText('Pending')).toBeVisible();
    expect([row(ids[0] ?? 0).status, callsTo('cancel-by-company')]).toEqual([InvitationStatus.new, []]);
  });

  it('can be undone on the next page too, and is sent when the tab is left', async () => {
    const { user, ids, row } = await openPage([marcus, PositionCode.helper]);
    const box = await choose(user, 'Marcus Reed', 'Withdraw invitation');
    await user.click(box.getByLabelText('Mistake'));
    await user.click(box.getByRole('button', { name: 'Withdraw invitation' }));
    await screen.findByText('Marcus Reed’s invitation withdrawn');
    await user.click(screen.getByText('Add people'));
    await until(() => expect(address()).toMatch('/company/job/team-add/'));
    expect(screen.getByText('Undo')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Team add' })).toBeVisible();
    const slots = within(await screen.findByRole('region', { name: 'Slots' }));
    expect(slots.getAllByText('Open')).toHaveLength(3);
    expect(slots.queryByText('Pending')).toBeNull();
    expect(row(ids[0] ?? 0).status).toBe(InvitationStatus.new);
    window.dispatchEvent(new Event('pagehide'));
    await until(() =>
      expect(row(ids[0] ?? 0)).toMatchObject({ status: InvitationStatus.cancelled, reason: 'mistake' }),
    );
  });
});

describe('a crew whose work is done', () => {
  const arrived = { step: 'checked_in', date: '2026-11-28', at: '2026-11-28T15:05:00Z', miles_away: null } as const;

  it('cannot be changed', async () => {
    const { world, ids } = await openPage([marcus, PositionCode.helper]);
    await accept(world, people.marcus, ids[0] ?? 0);
    await until(() => expect(person('Marcus Reed').getByText('Accepted')).toBeVisible());
    world.clock.travelTo(new Date('2026-11-28T15:05:00Z'));
    await as('marcus', world, 'checkIn', { params: { invitationId: ids[0] ?? 0 }, body: {} });
    await until(() => expect(screen.queryByLabelText('Replace Marcus Reed')).toBeNull());
    expect(screen.queryByLabelText(/^More for Marcus/)).toBeNull();
  });

  it('takes no more people', async () => {
    const { hosted, orderId, unmount } = await openPage([marcus, PositionCode.helper]);
    expect(screen.getByText('Add people')).toBeVisible();
    unmount();
    hosted.world.clock.travelTo(new Date('2026-11-29T15:05:00Z'));
    renderApp({ as: people.priya, hosted, path: `/company/job/team-edit/${orderId}`, shell: false });
    await screen.findByText(/^Estimated labor/);
    await until(() => expect(screen.queryByText('Add people')).toBeNull());
  });

  it('says so to a screen that does not know yet, and shows it as it is', async () => {
    const { user, world, ids, row } = await openPage([marcus, PositionCode.helper]);
    await accept(world, people.marcus, ids[0] ?? 0);
    await until(() => expect(person('Marcus Reed').getByText('Accepted')).toBeVisible());
    const box = await choose(user, 'Marcus Reed', 'Remove');
    world.change(() => world.tables.invitation.update(ids[0] ?? 0, { attendance: [arrived] }));
    await user.click(box.getByLabelText('Mistake'));
    await user.click(box.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Undo');
    window.dispatchEvent(new Event('pagehide'));
    const sentence = 'This person has checked in. Complete the job instead.';
    await until(() => expect(shownToasts()).toEqual([sentence]));
    expect(person('Marcus Reed').getByText('Accepted')).toBeVisible();
    await until(() => expect(screen.queryByLabelText('Replace Marcus Reed')).toBeNull());
    expect(row(ids[0] ?? 0).status).toBe(InvitationStatus.accepted);
  });
});

describe('changing the crew', () => {
  it('replaces one person with another in one call', async () => {
    const { user, world, ids, row, invitations, callsTo } = await openPage([marcus, PositionCode.helper]);
    const other = readFullName(world, alicia);
    await user.click(screen.getByLabelText('Replace Marcus Reed'));
    const box = await dialog();
    await user.click(await box.findByLabelText(new RegExp(`^${other}`)));
    await user.click(box.getByRole('button', { name: 'Replace Marcus' }));
    await until(() => expect(person(other).getByText('Pending')).toBeVisible());
    expect(row(ids[0] ?? 0)).toMatchObject({ status: InvitationStatus.cancelled, reason: 'crew_changed' });
    expect(invitations().at(-1)).toMatchObject({
      user_id: alicia,
      position: PositionCode.helper,
      hourly_rate: 2400,
      status: InvitationStatus.new,
    });
    expect(callsTo('edit-invitations')).toHaveLength(1);
  });

  it('says how far an offer is below the usual rate of a replacement, and offers that rate in one click', async () => {
    const { user, world, invitations } = await openPage([marcus, PositionCode.helper]);
    world.change(() => {
      for (const { id } of world.tables.employee.where(({ user_id }) => user_id === alicia))
        world.tables.employee.update(id, { hourly_rate: 2650 });
    });
    await user.click(screen.getByLabelText('Replace Marcus Reed'));
    const box = await dialog();
    await user.click(await box.findByLabelText(new RegExp(`^${readFullName(world, alicia)}`)));
    expect(await box.findByText('Usually $26.50/hr. You offer $2.50 less.')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Offer $26.50/hr' }));
    expect(box.getByText('Usual rate: $26.50/hr')).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Replace Marcus' }));
    await until(() => expect(invitations().at(-1)).toMatchObject({ user_id: alicia, hourly_rate: 2650 }));
  });

  it('keeps a rate that someone else changed while another position was chosen', async () => {
    const { user, world, orderId, ids, row } = await openPage([sofia, PositionCode.foremanDriver]);
    const box = await choose(user, 'Sofia Delgado', 'Change rate or position');
    const update = [{ invitation_id: ids[0], hourly_rate: 3500 }];
    await as('dana', world, 'editInvitations', { params: { orderId }, body: { update } });
    await within(box.getByLabelText(/^Position/)).findByText('Helper');
    await user.selectOptions(box.getByLabelText(/^Position/), 'Helper');
    await user.click(box.getByRole('button', { name: 'Save changes' }));
    const merge = within(await screen.findByRole('dialog', { name: /^Dana .* changed Sofia while you were editing/ }));
    expect(merge.getByText('$35.00/hr')).toBeVisible();
    await user.click(merge.getByRole('button', { name: 'Save' }));
    await until(() => expect(row(ids[0] ?? 0)).toMatchObject({ position: PositionCode.helper, hourly_rate: 3500 }));
  });

  it('asks which rate to keep if someone else changed it too', async () => {
    const { user, world, orderId, ids, row } = await openPage([sofia, PositionCode.foremanDriver]);
    const box = await choose(user, 'Sofia Delgado', 'Change rate or position');
    const update = [{ invitation_id: ids[0], hourly_rate: 3500 }];
    await as('dana', world, 'editInvitations', { params: { orderId }, body: { update } });
    await user.clear(box.getByLabelText(/^Rate/));
    await user.paste('33');
    await user.click(box.getByRole('button', { name: 'Save changes' }));
    const merge = within(await screen.findByRole('dialog', { name: /changed Sofia while you were editing/ }));
    expect(row(ids[0] ?? 0)).toMatchObject({ hourly_rate: 3500 });
    await user.click(merge.getByText('$33.00/hr'));
    await user.click(merge.getByRole('button', { name: 'Save' }));
    await until(() => expect(row(ids[0] ?? 0)).toMatchObject({ hourly_rate: 3300 }));
  });

  it('shows an error at its field and keeps the input', async () => {
    const { user, world, ids } = await openPage([marcus, PositionCode.helper]);
    const box = await choose(user, 'Marcus Reed', 'Change rate or position');
    const rate = box.getByLabelText(/^Rate/);
    await user.clear(rate);
    await user.paste('26');
    world.change(() => world.tables.invitation.update(ids[0] ?? 0, { status: InvitationStatus.cancelled }));
    await user.click(box.getByRole('button', { name: 'Save changes' }));
    expect(await box.findByText('This invitation is no longer open')).toBeVisible();
    expect(rate).toHaveValue('26.00');
  });
});

it('shows that no one is invited yet and links to the candidates', async () => {
  const { orderId } = await openPage();
  expect(screen.getAllByLabelText('Invite a helper').map((link) => link.getAttribute('href'))).toEqual([
    `/company/job/team-add/${orderId}?position=${PositionCode.helper}`,
    `/company/job/team-add/${orderId}?position=${PositionCode.helper}`,
  ]);
  expect(screen.getByText('Not formed')).toBeVisible();
});
