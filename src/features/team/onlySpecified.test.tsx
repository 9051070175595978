import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { giveOnlySpecified } from '../../../tests/kit/http/onlySpecified';
import { people } from '../../../tests/kit/operations';
import { as } from '../../../tests/kit/operations';
import { renderMember } from '../../../tests/kit/screens/memberScreen';
import { fewMembers } from '../../../tests/kit/screens/teamScreen';
import { until } from '../../../tests/kit/until';

const [tyrell, lucia] = [3, 72];

function openTeam(path: string, hosted = fewMembers()) {
  giveOnlySpecified(hosted);
  const app = renderApp({ as: people.dana, hosted, path, shell: false });
  app.excuse(/404|405|501/);
  return app;
}

const readMain = () => document.body.textContent ?? '';
/** Placeholders of values that a provider left out. */
const noValue = /undefined|null|NaN|Invalid|\b0 (people|hr|mi|jobs|ratings)|\$0/;

it('members of whom only the id is known are listed with the links and actions that need no more', async () => {
  openTeam('/company/team');
  const list = within(await screen.findByLabelText('Members', { selector: 'section' }));
  const rows = await list.findAllByRole('listitem');
  expect(rows).toHaveLength(6);
  for (const row of rows) {
    expect(row).toHaveAccessibleName('Someone');
    expect(row.textContent).toBe('SSomeoneSet rate');
  }
  expect(list.getAllByText('Someone')[0]?.closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/team\/edit\/\d+$/),
  );
  expect(list.queryByText('This week')).toBeNull();
  expect(within(screen.getByRole('group', { name: 'Filters' })).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByPlaceholderText('Search members')).toBeNull();
  expect(readMain()).not.toMatch(noValue);
});

it('the rate of a member is set although the provider does not tell it', async () => {
  const hosted = fewMembers();
  const { user } = openTeam('/company/team', hosted);
  const [button] = await screen.findAllByText('Set rate');
  if (!button) expect.unreachable();
  await user.click(button);
  await user.type(await screen.findByLabelText('Hourly rate*'), '31');
  await user.click(screen.getByLabelText('Save rate'));
  await until(() => expect(hosted.world.tables.employee.all().some((row) => row.hourly_rate === 3100)).toBe(true));
});

it('a member of whom only the id is known has a page, and is changed with what is typed', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  giveOnlySpecified(hosted);
  const app = renderMember(`/company/team/edit/${tyrell}`, { hosted });
  app.excuse(/404|405|501/);
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit member' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Position and rate' })).toHaveTextContent(
    /^Position and rateRateSet rate$/,
  );
  // Below the head, beside the portrait.
  expect(screen.getAllByText('Someone')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull();
  expect(screen.getByText('Invite to job')).toBeVisible();
  expect(readMain()).not.toMatch(noValue);
  fireEvent.click(screen.getByText('Edit'));
  expect(await app.box('First name')).toHaveValue('');
  expect(within(await app.form()).queryByLabelText('Status')).toBeNull();
  await app.fill('Notes', 'Fast on stairs');
  await app.save('Save changes');
  await until(() => expect(address()).toBe(`/company/team/edit/${tyrell}`));
  expect(hosted.world.tables.memberFile.all().some(({ notes }) => notes === 'Fast on stairs')).toBe(true);
  const { hourly_rate } = hosted.world.tables.employee.require(tyrell);
  expect(hourly_rate).toBeGreaterThan(0);
});

it('invitations of which only the id is known are listed in one list, and withdrawn', async () => {
  const hosted = fewMembers();
  const body = { positions: [PositionCode.helper], hourly_rate: 2500 };
  await as('luis', hosted.world, 'inviteHelper', { params: { id: 1 }, query: `?id=${lucia}`, body });
  const { user } = openTeam('/company/team/requested', hosted);
  const list = within(await screen.findByLabelText('Pending', { selector: 'section' }));
  const row = await list.findByRole('listitem');
  expect(row.textContent).toBe('SSomeoneWithdraw invitation');
  expect(screen.queryByRole('tab')).toBeNull();
  await user.click(list.getByText('Withdraw invitation'));
  expect(await screen.findByText('No pending invitations')).toBeVisible();
  expect(screen.getByText('Undo')).toBeVisible();
});

it('found helpers of whom only the id is known are invited', async () => {
  const hosted = fewMembers();
  const { user } = openTeam('/company/team/requested?find=1', hosted);
  const [invite] = await screen.findAllByLabelText('Invite Someone');
  if (!invite) expect.unreachable();
  expect(screen.queryByText('Distance')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Show only' })).toBeNull();
  expect(readMain()).not.toMatch(noValue);
  await user.click(invite);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Driver')).toBeVisible();
  expect(dialog.queryByText(/Usually works/)).toBeNull();
});
