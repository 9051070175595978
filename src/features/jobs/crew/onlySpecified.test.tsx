import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { crewIds, fewPeople } from '../../../../tests/kit/crews';
import { giveOnlySpecified } from '../../../../tests/kit/http/onlySpecified';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';

const readPage = () => document.body.textContent ?? '';
/** Placeholders of values that a provider left out. */
const noValue = /undefined|null|NaN|Invalid|\b0 (of|people|hr|mi|jobs|ratings)|\$0|·\s*$/;

it('Fill open slots says in one sentence that the provider lacks it', async () => {
  const hosted = fewPeople();
  giveOnlySpecified(hosted);
  const app = renderApp({ as: people.priya, hosted, path: '/company/job/fill', shell: false });
  app.excuse(/404|405|501/);
  expect(await screen.findByText('This isn’t available here.')).toBeVisible();
  expect(screen.queryByText('Try again')).toBeNull();
  expect(shownToasts()).toEqual([]);
});

async function openCrew(page: 'team-add' | 'team-edit' | 'build-crew', members?: readonly object[]) {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world);
  const [invitationId = 0] = await invite(hosted.world, orderId, [crewIds.marcus, PositionCode.helper]);
  if (members) hosted.alterAnswers('/current-crew', () => ({ success: true, data: { members } }));
  giveOnlySpecified(hosted);
  const app = renderApp({ as: people.priya, hosted, path: `/company/job/${page}/${orderId}`, shell: false });
  app.excuse(/404|405|501/);
  const invitations = () => hosted.world.tables.invitation.by('order', orderId);
  return { ...app, orderId, invitationId, invitations };
}

it('people of whom only the id is known are invited to a job of which only the addresses are known', async () => {
  const { user, invitations, orderId } = await openCrew('team-add');
  const list = within(await screen.findByLabelText('People', { selector: 'section' }));
  const rows = await list.findAllByRole('listitem');
  for (const row of rows) expect(row.textContent).toBe('SSomeoneSelect');
  expect(screen.queryByLabelText('Show only')).toBeNull();
  expect(list.queryByText('Rating')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Team add' })).toBeVisible();
  expect(screen.getByText('Job').closest('a')).toHaveAttribute('href', `/company/job/details/${orderId}`);
  expect(screen.queryByText('Build crew')).toBeNull();
  expect(readPage()).not.toMatch(noValue);
  const [select] = list.getAllByLabelText('Select Someone').slice(-1);
  if (!select) expect.unreachable();
  await user.click(select);
  const crew = within(screen.getByLabelText('Crew'));
  expect(crew.getByLabelText('Position')).toHaveDisplayValue('Helper');
  expect(crew.getByLabelText(/^Rate/)).toHaveDisplayValue('24.00');
  expect(screen.getAllByText('1 selected')).toHaveLength(2);
  expect(readPage()).not.toMatch(noValue);
  await user.click(screen.getByText('Invite 1 person', { selector: 'button *' }));
  await until(() => expect(address()).toBe(`/company/job/team-edit/${orderId}`));
  expect(invitations()).toHaveLength(2);
  expect(shownToasts()).toEqual(['Invitation sent.']);
});

it('a crew that the provider does not list says so, with the way to add people', async () => {
  const { orderId } = await openCrew('team-edit');
  expect(await screen.findByText('The people you invite appear here.')).toBeVisible();
  expect(screen.getByText('Add people').closest('a')).toHaveAttribute('href', `/company/job/team-add/${orderId}`);
  expect(readPage()).not.toMatch(noValue);
});

it('people on a crew are listed without the answers and actions that are not known', async () => {
  await openCrew('team-edit', [
    { user_id: 5, first_name: 'Marcus', last_name: 'Reed' },
    { position: PositionCode.helper },
    {},
  ]);
  const row = await screen.findByLabelText('Marcus Reed');
  expect(row.textContent).toBe('MRMarcus Reed');
  expect(within(screen.getByRole('heading', { level: 2, name: 'Helper' })).queryByText(/accepted/)).toBeNull();
  expect(screen.getByLabelText('Someone')).toBeVisible();
  expect(within(row).queryAllByRole('button')).toEqual([]);
  expect(readPage()).not.toMatch(noValue);
});

it('an invitation of which only the id is known is withdrawn', async () => {
  const { user, alterAnswers, invitationId, invitations } = await openCrew('team-edit', []);
  const member = { first_name: 'Marcus', last_name: 'Reed', invitation_id: invitationId };
  alterAnswers('/current-crew', () => ({ success: true, data: { members: [member] } }));
  await user.click(await screen.findByLabelText('More for Marcus Reed'));
  await user.click(await screen.findByText('Remove'));
  const box = within(await screen.findByRole('dialog'));
  await user.click(box.getByLabelText('Mistake'));
  await user.click(box.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Marcus Reed removed from the crew')).toBeVisible();
  await until(() => expect(screen.queryByLabelText('Marcus Reed')).toBeNull());
  window.dispatchEvent(new Event('pagehide'));
  await until(() => expect(invitations()[0]).toMatchObject({ status: InvitationStatus.cancelled, reason: 'mistake' }));
});

it('Build crew of a job whose slots are not known leads to its crew', async () => {
  const { orderId } = await openCrew('build-crew');
  expect(await screen.findByText(/does not say whom it needs/)).toBeVisible();
  expect(screen.getByText('Open crew').closest('a')).toHaveAttribute('href', `/company/job/team-edit/${orderId}`);
  expect(readPage()).not.toMatch(noValue);
});
