import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveStatus, PositionCode } from '#generated/model/codes';
import { phone, renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, crewIds, readFullName } from '../../../../tests/kit/crews';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { fewMembers, memberNames, memberRow, renderTeam } from '../../../../tests/kit/screens/teamScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const marcus = 'Marcus Reed';
const marcusId = 2;
const getTabs = () => within(screen.getByLabelText('Team', { selector: 'nav' }));
const createTerms = (hourly_rate: number) => ({ params: { employeeId: marcusId }, body: { hourly_rate } });

describe('the team', () => {
  it('shows members, rates and workload, with links', async () => {
    const hosted = fewMembers();
    const orderId = await placeOrder(hosted.world, {
      crew_requirements: [{ position: PositionCode.helper, count: 1 }],
    });
    const [invitation = 0] = await invite(hosted.world, orderId, [5, PositionCode.helper]);
    await accept(hosted.world, people.marcus, invitation);
    await renderTeam({ hosted, shell: true });
    expect(document.title).toBe('Team · Crewboard');
    expect(memberNames()).toEqual(
      Object.values(crewIds)
        .map((id) => readFullName(hosted.world, id))
        .sort(),
    );
    const row = memberRow(marcus);
    expect(row.getByText(marcus)).toHaveAttribute('href', `/company/team/edit/${marcusId}`);
    expect(row.getByText('(480) 555-0121')).toHaveAttribute('href', 'tel:+14805550121');
    expect(row.getByLabelText('Change the rate of Marcus Reed, $24.00/hr')).toBeVisible();
    expect(row.getByText('New')).toBeVisible();
    expect(plainSpaces(row.getByText(/this week/).textContent)).toBe('0 hr this week');
    expect(row.getByLabelText(`Next job #${orderId}`)).toHaveAttribute('href', `/company/job/details/${orderId}`);
    expect(row.getByText('Sat, Nov 28 · 8:00 AM')).toBeVisible();
    expect(row.getByRole('switch')).toBeChecked();
    expect(memberRow('Luis Ortega').getByText('Manager')).toBeVisible();
    expect(memberRow('Luis Ortega').getByText('Foreman/Driver')).toBeVisible();
    expect(memberRow('Tyrell Banks').getByText('License expires Thu, Dec 3')).toBeVisible();
    expect(getTabs().getByText('All').closest('a')).toHaveTextContent('All6');
    expect(getTabs().getByText('Drivers').closest('a')).toHaveTextContent('Drivers3');
    expect(screen.getByText('Add member').closest('a')).toHaveAttribute('href', '/company/team/create');
    expect(screen.getByText('Find helpers').closest('a')).toHaveAttribute('href', '/company/team/requested?find=1');
  });

  it('can be filtered by position and more, in the address bar', async () => {
    const { user } = await renderTeam();
    await user.click(getTabs().getByText('Foreman'));
    await until(() => expect(memberNames()).toEqual(['Luis Ortega', 'Sofia Delgado']));
    await user.click(screen.getByText('Language'));
    await user.click(await screen.findByText('Spanish'));
    await until(() => expect(address()).toBe('/company/team/foreman?language=es'));
    await user.click(screen.getByText('Rated 4+'));
    expect(await screen.findByText('No matches')).toBeVisible();
    expect(address()).toBe('/company/team/foreman?language=es&rated=1');
    await user.click(within(screen.getByLabelText('Filters')).getByText('Clear filters'));
    await until(() => expect(memberNames()).toHaveLength(2));
    expect(address()).toBe('/company/team/foreman');
    await user.click(getTabs().getByText('All'));
    await user.click(await screen.findByText('Expiring documents'));
    await until(() => expect(memberNames()).toEqual(['Tyrell Banks']));
  });

  it('can be searched, and typing goes on while the list follows', async () => {
    const { user } = await renderTeam();
    const search = screen.getByRole('textbox', { name: 'Search members' });
    await user.type(search, 'Marcus{Enter}');
    await until(() => expect(memberNames()).toEqual([marcus]));
    await user.keyboard(' R{Enter}');
    expect(search).toHaveValue('Marcus R');
    expect(address()).toBe('/company/team?search=Marcus+R');
    history.back();
    await until(() => expect(address()).toBe('/company/team'));
    expect(search).toHaveValue('');
  });

  it('finds a member whose name is typed without its accents', async () => {
    const hosted = fewMembers();
    hosted.world.change(() =>
      hosted.world.tables.user.update(crewIds.marcus, { first_name: 'José', last_name: 'Núñez' }),
    );
    await renderTeam({ hosted, path: '/company/team?search=jose+nunez' });
    expect(memberNames()).toEqual(['José Núñez']);
  });

  it('shows that the list could not be loaded, and can be retried', async () => {
    const hosted = fewMembers();
    hosted.world.faults.set([
      { operation: 'getEmployees', kind: 'never' },
      { operation: 'getTeamSummary', kind: 'status', status: 500 },
    ]);
    const { user, world } = renderApp({ as: people.dana, hosted, path: '/company/team' });
    await until(() => expect(screen.getByText('Loading members')).toBeInTheDocument());
    await until(() => expect(shownToasts()).toHaveLength(1));
    world.faults.set([{ operation: 'getEmployees', kind: 'status', status: 500 }]);
    await user.click(getTabs().getByText('Drivers'));
    expect(await screen.findByText('The members couldn’t be loaded')).toBeVisible();
    world.faults.set([]);
    await user.click(screen.getByText('Try again'));
    await until(() => expect(memberNames()).toHaveLength(3));
  });

  it('says when there are no members, also on a phone', async () => {
    const hosted = fewMembers();
    hosted.world.change(() => {
      for (const { id } of hosted.world.tables.employee.all()) hosted.world.tables.employee.remove(id);
    });
    await renderTeam({ hosted, path: '/company/team/drivers', width: phone });
    expect(await screen.findByText('No drivers in Phoenix yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Find helpers' })).toHaveLength(2);
  });

  it('belongs to a branch: a manager without one sees who can help', async () => {
    renderApp({ as: people.hank, path: '/company/team', scenario: 'empty' });
    expect(await screen.findByText(/Ask the owner for access/)).toBeVisible();
  });

  it('announces changes from elsewhere; the status switch changes right away and reverts on failure', async () => {
    const { user, world, holdAnswers } = await renderTeam();
    const release = holdAnswers('/update');
    await user.click(memberRow(marcus).getByRole('switch'));
    expect(memberRow(marcus).getByRole('switch')).not.toBeChecked();
    release();
    await until(() => expect(shownToasts()).toEqual(['Marcus Reed is now inactive and won’t be invited to jobs']));
    expect(world.tables.employee.require(marcusId).status).toBe(ActiveStatus.inactive);
    world.faults.set([{ operation: 'changeEmployeeTerms', kind: 'status', status: 503 }]);
    await user.click(memberRow(marcus).getByRole('switch'));
    await until(() => expect(shownToasts()).toHaveLength(2));
    await until(() => expect(memberRow(marcus).getByRole('switch')).not.toBeChecked());
    world.faults.set([]);
    await as('luis', world, 'changeEmployeeTerms', createTerms(2600));
    expect(await memberRow(marcus).findByText('$26.00/hr')).toBeVisible();
    expect(screen.getByText('Marcus Reed’s rate is now $26.00/hr')).toBeInTheDocument();
    await as('dana', world, 'deleteEmployee', { params: { employeeId: marcusId } });
    await until(() => expect(memberNames()).not.toContain(marcus));
    await until(() => expect(getTabs().getByText('All').closest('a')).toHaveTextContent('All5'));
  });
});

it('asks before someone with jobs ahead is made inactive, and takes it back', async () => {
  const hosted = fewMembers();
  const orderId = await placeOrder(hosted.world, {
    crew_requirements: [{ position: PositionCode.helper, count: 1 }],
  });
  const [invitation = 0] = await invite(hosted.world, orderId, [5, PositionCode.helper]);
  await accept(hosted.world, people.marcus, invitation);
  const { user, world } = await renderTeam({ hosted, shell: true });
  const getStatus = () => world.tables.employee.require(marcusId).status;
  await user.click(memberRow(marcus).getByRole('switch'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Deactivate Marcus Reed?' }));
  expect(dialog.getByText(new RegExp(`the next one is #${orderId}, Sat, Nov 28`))).toBeVisible();
  await user.click(dialog.getByText('Keep active'));
  expect(getStatus()).toBe(ActiveStatus.active);
  await user.click(memberRow(marcus).getByRole('switch'));
  await user.click(await screen.findByText('Deactivate'));
  await until(() => expect(getStatus()).toBe(ActiveStatus.inactive));
  await until(() => expect(memberRow(marcus).getByRole('switch')).not.toBeChecked());
  await user.click(await screen.findByText('Undo'));
  await until(() => expect(getStatus()).toBe(ActiveStatus.active));
});

it('the rate is edited in place: validated, canceled by Escape, saved by Enter, kept when refused', async () => {
  const { user, world, callsTo } = await renderTeam();
  const edit = async () => {
    await user.click(memberRow(marcus).getByLabelText(/^Change the rate/));
    const field = await screen.findByLabelText(/^Hourly rate/);
    await until(() => expect(field).toHaveFocus());
    return field;
  };
  const write = async (field: Element, text: string) => {
    await user.clear(field);
    await user.paste(text);
    await user.keyboard('{Enter}');
  };
  const first = await edit();
  await write(first, '14');
  expect(await screen.findByText('The minimum value allowed is $15.00')).toBeVisible();
  await write(first, '24.30');
  expect(await screen.findByText(/\$0\.50/)).toBeVisible();
  await user.keyboard('{Escape}');
  await until(() => expect(memberRow(marcus).getByLabelText(/^Change the rate/)).toHaveFocus());
  expect(callsTo('PUT')).toEqual([]);

  const second = await edit();
  world.faults.set([{ operation: 'changeEmployeeTerms', kind: 'status', status: 503 }]);
  await write(second, '26.5');
  await until(() => expect(second).toHaveAccessibleDescription(/.+/));
  expect(second).toHaveValue('26.5');
  world.faults.set([]);
  await user.dblClick(screen.getByLabelText('Save rate'));
  await until(() => expect(memberRow(marcus).getByLabelText(/\$26\.50\/hr$/)).toHaveFocus());
  expect(callsTo('PUT').map(({ status }) => status)).toEqual([503, 200]);
  expect(world.tables.employee.require(marcusId).hourly_rate).toBe(2650);
});

it('a rate that is left as it was does not undo the change of another user', async () => {
  const { user, world, callsTo } = await renderTeam();
  await user.click(memberRow(marcus).getByLabelText(/^Change the rate/));
  await screen.findByLabelText(/^Hourly rate/);
  await as('luis', world, 'changeEmployeeTerms', createTerms(2600));
  expect(await screen.findByText('Marcus Reed’s rate is now $26.00/hr')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await until(() => expect(memberRow(marcus).getByLabelText(/\$26\.00\/hr$/)).toHaveFocus());
  expect(callsTo('PUT')).toEqual([]);
  expect(world.tables.employee.require(marcusId).hourly_rate).toBe(2600);
});

it('a rate that another user changed too is not overwritten: a dialog asks which to keep', async () => {
  const { user, world } = await renderTeam();
  await user.click(memberRow(marcus).getByLabelText(/^Change the rate/));
  const field = await screen.findByLabelText(/^Hourly rate/);
  await as('luis', world, 'changeEmployeeTerms', createTerms(2600));
  await user.clear(field);
  await user.type(field, '27.00{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Luis Ortega changed Marcus while you were editing.' });
  expect(world.tables.employee.require(marcusId).hourly_rate).toBe(2600);
  await user.click(within(dialog).getByText('$27.00/hr'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await until(() => expect(world.tables.employee.require(marcusId).hourly_rate).toBe(2700));
});

it('rate, status and removing are read-only for the office, which sees why', async () => {
  const { user } = await renderTeam({ as: people.priya });
  const row = memberRow(marcus);
  expect(row.getByRole('switch')).toBeDisabled();
  expect(row.getByRole('switch')).toHaveAccessibleDescription(
    'Only the owner or a branch manager can change rates and status.',
  );
  expect(row.queryByLabelText(/^Change the rate/)).toBeNull();
  expect(row.getByText('$24.00/hr')).toBeVisible();
  await user.click(row.getByLabelText('More for Marcus Reed'));
  expect(await screen.findByText('Only the owner or a branch manager can remove members.')).toBeVisible();
});

it('a member without a phone has no link to call', async () => {
  const hosted = fewMembers();
  hosted.alterAnswers('GET /company-branches/1/employees', (body) =>
    JSON.parse(JSON.stringify(body).replaceAll(/"phone":"\d+"/g, '"phone":""')),
  );
  await renderTeam({ hosted });
  expect(memberRow(marcus).getByText('Helper')).toBeVisible();
  expect(memberRow(marcus).queryByRole('link', { name: '' })).toBeNull();
});

it('a member whose status no one knows has no switch that calls them inactive', async () => {
  const hosted = fewMembers();
  hosted.alterAnswers('GET /company-branches/1/employees', (body) =>
    JSON.parse(JSON.stringify(body).replaceAll('"status":1', '"status":7')),
  );
  await renderTeam({ hosted });
  const row = memberRow(marcus);
  expect(row.getByText('Status 7')).toBeVisible();
  expect(row.queryByRole('switch')).toBeNull();
});
