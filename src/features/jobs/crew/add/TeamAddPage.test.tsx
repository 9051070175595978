import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { phone, renderApp, type RenderOptions, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { accept, crewIds, fewPeople, readFullName } from '../../../../../tests/kit/crews';
import { people } from '../../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../../tests/kit/orders';
import { setWidth } from '../../../../../tests/kit/screens/width';
import { until } from '../../../../../tests/kit/until';

const { marcus, sofia, tyrell, alicia } = crewIds;

/** Opens the page of a new order, by default for a foreman/driver and two helpers. */
async function openPage(options: RenderOptions & { order?: object } = {}) {
  const { order, ...rest } = options;
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world, order);
  const app = renderApp({ as: people.priya, shell: false, ...rest, hosted, path: `/company/job/team-add/${orderId}` });
  await screen.findByLabelText('People');
  await app.waitForSecondLoad();
  const invitations = () => app.world.tables.invitation.by('order', orderId);
  return { ...app, orderId, invitations };
}

// By label: a query by role reads the whole page each time.
const pick = (name: string) => screen.getByLabelText(`Select ${name}`);
const filter = (name: string) => within(screen.getByLabelText('Show only')).getByText(name);
const press = (name: string) => screen.getByText(name, { selector: 'button *' });
const slots = () => within(screen.getByLabelText('Slots'));

describe('inviting people', () => {
  it('takes several picks, each for a fitting position, and sends them in one call', async () => {
    const { user, world, invitations, orderId, callsTo } = await openPage({ shell: true });
    await user.click(pick('Sofia Delgado'));
    await user.click(pick('Marcus Reed'));
    await user.click(pick('Tyrell Banks'));
    await user.click(pick(readFullName(world, alicia)));
    expect(slots().getByText('0 of 3 accepted · 4 selected')).toBeVisible();
    expect(slots().getByText('+1 more than needed: the first to accept get the slots')).toBeVisible();
    expect(screen.getByText('4 selected, 3 open')).toBeVisible();
    const rate = within(screen.getByLabelText('Marcus Reed’s terms')).getByLabelText(/^Rate/);
    fireEvent.change(rate, { target: { value: '22.5' } });
    await user.type(rate, '{Enter}');
    expect(callsTo('invite-employee')).toEqual([]);
    expect(screen.getByText('Estimated labor $510–520')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Bring gloves' } });
    await user.dblClick(press('Invite 4 people'));
    await until(() => expect(address()).toBe(`/company/job/team-edit/${orderId}`));
    expect(invitations().map(({ user_id, position, hourly_rate }) => [user_id, position, hourly_rate])).toEqual([
      [sofia, 4, 3200],
      [marcus, 3, 2250],
      [tyrell, 3, 2400],
      [alicia, 3, 2400],
    ]);
    expect(invitations()[0]?.message).toBe('Bring gloves');
    expect(callsTo('invite-employee')).toHaveLength(1);
    await until(() => expect(shownToasts()).toEqual(['4 invitations sent.']));
  });

  it('empties the search that found no one when everyone is shown', async () => {
    const { user } = await openPage();
    const search = screen.getByRole('textbox', { name: 'Search by name' });
    await user.type(search, 'Nobody ');
    expect(search).toHaveValue('Nobody ');
    await user.click(press('Show everyone'));
    expect(pick('Marcus Reed')).toBeVisible();
    expect(search).toHaveValue('');
  });

  it('shows a rate error at that rate, and keeps picks and input after a lost connection and a reload', async () => {
    const { user, callsTo, world, invitations, unmount, hosted, orderId } = await openPage();
    await user.click(pick('Marcus Reed'));
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Gloves' } });
    const rate = screen.getByLabelText(/^Rate/);
    fireEvent.change(rate, { target: { value: '14.99' } });
    await user.click(press('Invite 1 person'));
    expect(await screen.findByText('The minimum value allowed is $15.00')).toBeVisible();
    expect(rate).toHaveFocus();
    expect(callsTo('invite-employee')).toEqual([]);
    fireEvent.change(rate, { target: { value: '24.00' } });
    world.faults.set([{ operation: 'inviteEmployee', kind: 'network' }]);
    await user.click(press('Invite 1 person'));
    expect(await screen.findByText(/^The server didn’t respond/)).toBeVisible();
    world.faults.set([]);
    unmount();
    const again = renderApp({ as: people.priya, hosted, path: `/company/job/team-add/${orderId}`, shell: false });
    await again.user.click(await screen.findByText('Restore'));
    expect(slots().getByText('0 of 3 accepted · 1 selected')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Gloves');
    await again.user.click(press('Invite 1 person'));
    await until(() => expect(invitations()).toMatchObject([{ hourly_rate: 2400, message: 'Gloves' }]));
  });
});

describe('a candidate who works another job at that time', () => {
  it('cannot be invited by a dispatcher, who sees why, but can be by the owner with a typed reason', async () => {
    const hosted = fewPeople();
    const { world } = hosted;
    const other = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 1 }] });
    const [invitationId = 0] = await invite(world, other, [marcus, PositionCode.helper]);
    await accept(world, people.marcus, invitationId);
    const orderId = await placeOrder(world);
    const path = `/company/job/team-add/${orderId}`;
    const asPriya = renderApp({ as: people.priya, hosted, path });
    await screen.findByLabelText('People');
    expect(await screen.findByText(new RegExp(`^Busy .*, job #${other}$`))).toBeVisible();
    expect(screen.queryByLabelText('Select Marcus Reed')).toBeNull();
    expect(screen.queryByLabelText('Override Marcus Reed’s conflict')).toBeNull();
    asPriya.unmount();

    const { user, branches } = renderApp({ as: people.dana, hosted, path });
    await until(() => expect(branches()).toMatchObject({ settled: true, switching: false }));
    await user.click(await screen.findByLabelText('Override Marcus Reed’s conflict'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Select Marcus anyway' }));
    expect(await dialog.findByText('Value is required')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Swapped with Jamal' } });
    await user.click(dialog.getByRole('button', { name: 'Select Marcus anyway' }));
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(press('Invite 1 person'));
    await until(() =>
      expect(world.tables.invitation.by('order', orderId)).toMatchObject([{ override_reason: 'Swapped with Jamal' }]),
    );
  });
});

describe('when other users are faster', () => {
  it('removes and announces a pick whose slot was filled, and keeps the others', async () => {
    const { user, world, orderId } = await openPage({
      order: {
        crew_requirements: [
          { position: PositionCode.foremanDriver, count: 1 },
          { position: PositionCode.helper, count: 1 },
        ],
      },
    });
    await user.click(pick('Sofia Delgado'));
    await user.click(pick(readFullName(world, alicia)));
    const [invitationId = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
    await accept(world, people.marcus, invitationId);
    expect(await screen.findByText(`${readFullName(world, alicia)}: the slot is filled.`)).toBeVisible();
    expect(slots().getByText('1 of 2 accepted · 1 selected')).toBeVisible();
    expect(screen.getByText('Marcus Reed accepted, 1 of 2')).toBeInTheDocument();
    await user.click(press('Got it'));
    expect(screen.queryByText(`${readFullName(world, alicia)}: the slot is filled.`)).toBeNull();
  });

  it('shows an error on the page and reloads the current data', async () => {
    const { user, world, orderId } = await openPage({
      order: { crew_requirements: [{ position: PositionCode.helper, count: 1 }] },
    });
    const [invitationId = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
    await slots().findByText('Pending');
    await user.click(pick(readFullName(world, alicia)));
    world.change(() => world.tables.invitation.update(invitationId, { status: InvitationStatus.accepted }));
    await user.click(press('Invite 1 person'));
    expect(await screen.findByText(`${readFullName(world, alicia)}: the slot is filled.`)).toBeVisible();
    expect(screen.getByText('This position is already filled.', { selector: 'main *' })).toBeVisible();
    expect(screen.getByText('All slots are filled')).toBeVisible();
  });
});

it('counts open slots by position when one has more people than it needs', async () => {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world);
  const ids = await invite(world, orderId, [marcus, PositionCode.helper], [tyrell, PositionCode.helper]);
  world.change(() => {
    for (const id of ids) world.tables.invitation.update(id, { status: InvitationStatus.accepted });
    world.tables.order.update(orderId, {
      crew_requirements: [
        { position: PositionCode.foremanDriver, count: 1 },
        { position: PositionCode.helper, count: 1 },
      ],
    });
  });
  renderApp({ as: people.priya, shell: false, hosted, path: `/company/job/team-add/${orderId}` });
  expect(await screen.findByText('1 slot open')).toBeVisible();
});

describe('the list of candidates', () => {
  it('is filtered by chips and name, and a pick can change its position', async () => {
    const { user } = await openPage();
    await user.click(filter('Foreman/Driver'));
    expect(screen.queryByLabelText('Marcus Reed')).toBeNull();
    const search = screen.getByLabelText('Search by name');
    fireEvent.change(search, { target: { value: 'marcus' } });
    await until(() => expect(screen.getByText('No matches')).toBeVisible());
    await user.click(filter('Foreman/Driver'));
    expect(pick('Marcus Reed')).toBeVisible();
    await user.click(filter('Other branches'));
    fireEvent.change(search, { target: { value: '' } });
    await until(() => expect(screen.getByLabelText('Tucson')).toBeVisible());
    await user.click(filter('Other branches'));

    await user.click(pick('Sofia Delgado'));
    const group = () => within(screen.getByLabelText('Sofia Delgado’s terms'));
    await user.selectOptions(group().getByLabelText('Position'), 'Helper');
    expect(group().getByText('Works as helper')).toBeVisible();
    expect(group().getByLabelText(/^Rate/)).toHaveValue('24.00');
    await until(() => expect(group().getByLabelText('Position')).toHaveFocus());
    await user.click(slots().getByLabelText('Remove Sofia Delgado'));
    expect(pick('Sofia Delgado')).toBeVisible();

    // On a phone the list is below a strip of slots that opens.
    const giveBack = setWidth(phone);
    onTestFinished(giveBack);
    await until(() => expect(screen.getByLabelText('Helper')).not.toBeVisible());
    await user.click(press('Show slots'));
    expect(screen.getByLabelText('Helper')).toBeVisible();
  });
});

it('says how far away a person is once, on a phone too', async () => {
  await openPage({ width: phone });
  const row = within(screen.getByLabelText('People')).getByLabelText('Marcus Reed', { selector: 'li' });
  expect(within(row).getAllByText(/mi away$/)).toHaveLength(1);
  expect(within(row).getByText(/^Free /)).toBeVisible();
});

describe('a crew that cannot be loaded', () => {
  it('because the order does not exist', async () => {
    renderApp({ as: people.dana, scenario: 'empty', path: '/company/job/team-add/99999' });
    expect(await screen.findByText('Job not found')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world);
    hosted.world.faults.set([{ operation: 'getCurrentCrew', kind: 'status', status: 500 }]);
    const { user } = renderApp({ as: people.dana, hosted, path: `/company/job/team-add/${orderId}`, shell: false });
    const again = await screen.findByText('Try again');
    hosted.world.faults.set([]);
    await user.click(again);
    expect(await screen.findByLabelText('People')).toBeVisible();
  });
});
