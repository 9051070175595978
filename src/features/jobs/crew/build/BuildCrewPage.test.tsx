import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { fewPeople } from '../../../../../tests/kit/crews';
import type { HostedWorld } from '../../../../../tests/kit/hostedWorld';
import { people } from '../../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../../tests/kit/orders';
import { until } from '../../../../../tests/kit/until';

/** Opens the page of a new order for a foreman/driver and two helpers, or what is given. */
async function openPage(order: object = {}) {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world, order);
  const path = `/company/job/build-crew/${orderId}`;
  const app = renderApp({ as: people.priya, shell: false, hosted, path });
  await screen.findByText('Invite all');
  await app.waitForSecondLoad();
  const invitations = () => app.world.tables.invitation.by('order', orderId);
  return { ...app, orderId, path, invitations };
}

const press = (name: string) => screen.getByText(name, { selector: 'button *' });
const slots = () => screen.getAllByRole('row', { name: /^(Foreman\/Driver|Helper):/ });
const names = () => slots().map((slot) => slot.getAttribute('aria-label')?.replace(/\. Fit.*/, ''));

/** The user whose name is in the label of a slot. */
function readUserId({ tables }: HostedWorld['world'], label = ''): number {
  const user = tables.user.all().find(({ first_name, last_name }) => label.endsWith(`: ${first_name} ${last_name}`));
  return user?.id ?? 0;
}

it('proposes a person for every open slot and invites all in one call', async () => {
  const { user, world, invitations, orderId, callsTo } = await openPage();
  expect(slots()).toHaveLength(3);
  const leader = readUserId(world, names()[0]);
  await user.dblClick(press('Invite all'));
  await until(() => expect(address()).toBe(`/company/job/team-edit/${orderId}`));
  expect(invitations()).toHaveLength(3);
  expect(invitations()[0]).toMatchObject({ user_id: leader, position: PositionCode.foremanDriver, hourly_rate: 3200 });
  expect(callsTo('invite-employee')).toHaveLength(1);
});

it('changes a slot by keys, and keeps what was decided when it builds again', async () => {
  const { user } = await openPage();
  const first = names();
  slots()[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(slots()[2]).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const second = names()[2];
  expect(second).not.toBe(first[2]);
  await user.keyboard('{ArrowUp}{Delete}');
  expect(within(slots()[1] ?? document.body).getByText('Left open')).toBeVisible();
  await user.click(press('Suggest again'));
  expect(names()).toEqual([first[0], 'Helper: Open slot', second]);
  await user.keyboard('{ArrowLeft}');
  await user.click(press('Discard'));
  expect(screen.getByText('0 drafts, 3 slots open')).toBeVisible();
  await user.click(press('Build crew'));
  expect(names()).toEqual(first);
});

it('leaves out notes about distance and rate, which have columns, however they are worded', async () => {
  const hosted = fewPeople();
  hosted.alterAnswers('invitable-employees', (body) =>
    JSON.parse(JSON.stringify(body).replaceAll(/\b(\d+) mi away/g, 'a $1 millas')),
  );
  const orderId = await placeOrder(hosted.world);
  renderApp({ as: people.priya, shell: false, hosted, path: `/company/job/build-crew/${orderId}` });
  await screen.findByText('Invite all');
  expect(screen.getAllByText('Free for the whole job')).not.toHaveLength(0);
  expect(screen.queryByText(/millas/)).toBeNull();
});

it('leaves nothing on the device while nothing was changed', async () => {
  const { drafts, store, unmount } = await openPage();
  const { user } = store.getState().session;
  unmount();
  expect(await drafts.count(`user:${user?.id ?? 0}`)).toBe(0);
});

it('keeps drafts over a reload, and says why one is no longer possible', async () => {
  const { user, world, hosted, path, orderId, unmount, invitations } = await openPage({
    crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  });
  const [first = ''] = names();
  const other = within(slots()[0] ?? document.body);
  await user.click(other.getByLabelText('Next choice for Helper'));
  const kept = names();
  expect(kept[0]).not.toBe(first);
  await until(() => expect(other.getByText('Locked: stays when you suggest again')).toBeInTheDocument());
  unmount();
  renderApp({ as: people.priya, shell: false, hosted, path });
  await screen.findByText('Invite all');
  expect(names()).toEqual(kept);
  await invite(world, orderId, [readUserId(world, kept[0]), PositionCode.helper]);
  expect(await screen.findByText(/was already invited\./)).toBeVisible();
  expect(screen.getByText('1 draft')).toBeVisible();
  fireEvent.click(press('Invite all'));
  await until(() => expect(invitations()).toHaveLength(2));
});

it('loads until this device has answered with its drafts', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const hosted = fewPeople();
  const path = `/company/job/build-crew/${await placeOrder(hosted.world)}`;
  renderApp({ as: people.priya, shell: false, hosted, path });
  await until(() => expect(open).toHaveBeenCalledWith('crewboard-drafts'));
  expect(screen.getByText('Loading crew')).toBeInTheDocument();
});

it('names the person that the provider refuses and invites the others', async () => {
  const { user, world, hosted, invitations } = await openPage();
  const busy = await placeOrder(world);
  const leader = readUserId(world, names()[0]);
  const [id = 0] = await invite(world, busy, [leader, PositionCode.foremanDriver]);
  // Another company's answer reaches this page by no push.
  world.tables.invitation.update(id, { status: InvitationStatus.accepted });
  await user.click(press('Invite all'));
  expect(await screen.findByText('Some invitations weren’t sent')).toBeVisible();
  await until(() => expect(invitations()).toHaveLength(2));
  expect(hosted.world.tables.invitation.by('user', leader)).toHaveLength(1);
  expect(await screen.findByText(/^Invited: /)).toBeVisible();
});

it('invites the others when another dispatcher was faster with one of them', async () => {
  const { user, world, orderId, invitations } = await openPage();
  const [first = ''] = names();
  const { fetch } = world;
  world.fetch = async (request) => {
    if (request.url.endsWith('/invite-employee')) {
      world.fetch = fetch;
      await invite(world, orderId, [readUserId(world, first), PositionCode.foremanDriver]);
    }
    return fetch(request);
  };
  await user.click(press('Invite all'));
  const name = first.replace('Foreman/Driver: ', '');
  expect(await screen.findByText(`${name}: This person was already invited`)).toBeVisible();
  await until(() => expect(invitations()).toHaveLength(3));
});

it('does not say that invitations were not sent while that is not known', async () => {
  const { user, world } = await openPage();
  world.faults.set([{ operation: 'inviteEmployee', kind: 'network' }]);
  await user.click(press('Invite all'));
  expect(await screen.findByText('Some invitations may not have been sent')).toBeVisible();
  expect(screen.queryByText('Some invitations weren’t sent')).toBeNull();
});

it('keeps no drafts of people who were invited after the page was left', async () => {
  const { user, world, orderId, invitations } = await openPage({
    crew_requirements: [{ position: PositionCode.helper, count: 1 }],
  });
  await user.click(screen.getByLabelText('Next choice for Helper'));
  const { fetch } = world;
  const held = Promise.withResolvers<undefined>();
  world.fetch = async (request) => {
    if (request.url.endsWith('/invite-employee')) await held.promise;
    return fetch(request);
  };
  await user.click(press('Invite all'));
  await user.click(screen.getByText(new RegExp(`^#${orderId} ·`), { selector: 'a' }));
  await until(() => expect(screen.queryByText('Invite all')).toBeNull());
  held.resolve(undefined);
  await until(() => expect(invitations()).toHaveLength(1));
  await until(() => expect(shownToasts()).toEqual(['Invitation sent.']));
  expect(address()).toBe(`/company/job/details/${orderId}`);
  history.back();
  expect(await screen.findByText('No open slots')).toBeVisible();
});

it('builds the crew again from what changed while another page was open', async () => {
  const { user, world, orderId, waitForSecondLoad } = await openPage();
  const [first = ''] = names();
  await user.click(screen.getByLabelText('Back to jobs'));
  await until(() => expect(screen.queryByText('Invite all')).toBeNull());
  await invite(world, orderId, [readUserId(world, first), PositionCode.foremanDriver]);
  history.back();
  await screen.findByText('Invite all');
  await waitForSecondLoad();
  expect(screen.queryByText(/was already invited/)).toBeNull();
  expect(slots()).toHaveLength(2);
});

it('says what no one can do and leads to an offer for it', async () => {
  const { orderId } = await openPage({ crew_requirements: [{ position: PositionCode.foremanDriver, count: 6 }] });
  expect(screen.getByText(/^No one is free for/)).toBeVisible();
  expect(screen.getByText(/^Outsource/).closest('a')).toHaveAttribute('href', `/company/outsourcing?order=${orderId}`);
});
