import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accept } from '../../../../tests/kit/crews';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { phone, renderApp, shownToasts } from '../../../../tests/kit/renderApp';
import { address } from '../../../../tests/kit/startApp';
import { fewMembers, memberNames, memberRow, renderTeam } from '../../../../tests/kit/teamScreen';
import { until } from '../../../../tests/kit/until';

const marcus = 'Marcus Reed';
const marcusId = 2;
const everybody = ['Alicia Ochoa', 'Luis Ortega', marcus, 'Sofia Delgado', 'Tyrell Banks', 'Wade Velasco'];
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const tiles = () => within(screen.getByLabelText('At a glance'));
const tabs = () => within(screen.getByLabelText('Team', { selector: 'nav' }));
const terms = (hourly_rate: number) => ({ params: { employeeId: marcusId }, body: { hourly_rate } });

describe('the team', () => {
  it('says who works here, what they cost and how busy they are, and leads on', async () => {
    const hosted = fewMembers();
    const orderId = await placeOrder(hosted.world, { crew_requirements: [{ position: 3, count: 1 }] });
    const [invitation = 0] = await invite(hosted.world, orderId, [5, 3]);
    await accept(hosted.world, people.marcus, invitation);
    await renderTeam({ hosted });
    expect(document.title).toBe('Team · Crewboard');
    expect(memberNames()).toEqual(everybody);
    const row = memberRow(marcus);
    expect(row.getByText(marcus)).toHaveAttribute('href', `/company/team/edit/${marcusId}`);
    expect(row.getByText('(480) 555-0121')).toHaveAttribute('href', 'tel:+14805550121');
    expect(row.getByLabelText('Change the rate of Marcus Reed, $24.00/h')).toBeVisible();
    expect(row.getByText('New')).toBeVisible();
    expect(plain(row.getByText(/this week/).textContent)).toBe('0 h this week');
    expect(row.getByLabelText(`Next job #${orderId}`)).toHaveAttribute('href', `/company/job/details/${orderId}`);
    expect(row.getByText('Sat, Nov 28 · 8:00 AM')).toBeVisible();
    expect(row.getByRole('switch')).toBeChecked();
    expect(memberRow('Luis Ortega').getByText('Manager')).toBeVisible();
    expect(memberRow('Luis Ortega').getByText('Foreman/driver')).toBeVisible();
    expect(memberRow('Tyrell Banks').getByText('License expires Thu, Dec 3')).toBeVisible();
    expect(tiles().getByText('Members').closest('a')).toHaveTextContent('6');
    expect(tiles().getByText('Available today').closest('a')).toHaveAttribute('href', '/company/team?on=2026-11-21');
    expect(tiles().getByText('Expiring documents').closest('a')).toHaveTextContent('1');
    expect(tiles().getByText('Requested').closest('a')).toHaveAttribute('href', '/company/team/requested');
    expect(tabs().getByText('Drivers').closest('a')).toHaveTextContent('Drivers3');
    expect(screen.getByText('Add member').closest('a')).toHaveAttribute('href', '/company/team/create');
    expect(screen.getByText('Find helpers').closest('a')).toHaveAttribute('href', '/company/team/requested?find=1');
  });

  it('can be looked at by position and by filters, which stand in the address', async () => {
    const { user } = await renderTeam();
    await user.click(tabs().getByText('Foreman'));
    await until(() => expect(memberNames()).toEqual(['Luis Ortega', 'Sofia Delgado']));
    await user.click(screen.getByText('Language'));
    await user.click(await screen.findByText('Spanish'));
    await until(() => expect(address()).toBe('/company/team/foreman?language=es'));
    await user.click(screen.getByText('Rated 4 or higher'));
    expect(await screen.findByText('Nobody matches')).toBeVisible();
    expect(address()).toBe('/company/team/foreman?language=es&rated=1');
    await user.click(within(screen.getByLabelText('Filters')).getByText('Clear filters'));
    await until(() => expect(memberNames()).toHaveLength(2));
    expect(address()).toBe('/company/team/foreman');
    await user.click(tabs().getByText('All'));
    await user.click(tiles().getByText('Expiring documents'));
    await until(() => expect(memberNames()).toEqual(['Tyrell Banks']));
  });

  it.each([
    ['getEmployees:never', 'Loading members'],
    ['getEmployees:500', 'The members could not be loaded'],
    ['getEmployees:403', 'You do not have access to this'],
    ['getTeamSummary:500', 'The numbers could not be loaded.'],
  ])('with %s: %s', async (faults, words) => {
    renderApp({ as: people.dana, path: '/company/team?search=marcus', scenario: 'empty', faults });
    await screen.findByLabelText('Filters');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says so where there is nobody, also on a phone', async () => {
    const hosted = fewMembers();
    hosted.world.change(() => {
      for (const { id } of hosted.world.tables.employee.all()) hosted.world.tables.employee.remove(id);
    });
    await renderTeam({ hosted, path: '/company/team/drivers', width: phone });
    expect(await screen.findByText('No drivers in Phoenix yet')).toBeVisible();
    expect(screen.getAllByText('Find helpers').length).toBeGreaterThan(0);
  });

  it('belongs to a branch: a manager without one is told who can help', async () => {
    renderApp({ as: people.hank, path: '/company/team', scenario: 'empty' });
    expect(await screen.findByText(/The company owner can give you access/)).toBeVisible();
  });

  it('follows what happens elsewhere, and tells it', async () => {
    const { world } = await renderTeam();
    await as('luis', world, 'changeEmployeeTerms', terms(2600));
    expect(await memberRow(marcus).findByText('$26.00/h')).toBeVisible();
    expect(screen.getByText('Marcus Reed is paid $26.00/h now')).toBeInTheDocument();
    await as('dana', world, 'deleteEmployee', { params: { employeeId: marcusId } });
    await until(() => expect(memberNames()).not.toContain(marcus));
    await until(() => expect(tiles().getByText('Members').closest('a')).toHaveTextContent('5'));
  });
});

describe('the rate', () => {
  const editing = async () => {
    const app = await renderTeam();
    await app.user.click(memberRow(marcus).getByLabelText(/^Change the rate/));
    const field = await screen.findByLabelText(/^Hourly rate/);
    await until(() => expect(field).toHaveFocus());
    const write = async (text: string) => {
      await app.user.clear(field);
      await app.user.paste(text);
      await app.user.keyboard('{Enter}');
    };
    return { ...app, field, write };
  };

  it('is changed in its place: checked, saved by Enter, left by Escape', async () => {
    const { user, write, callsTo, world } = await editing();
    await write('14');
    expect(await screen.findByText('The minimum value allowed is $15.00')).toBeVisible();
    await write('24.30');
    expect(await screen.findByText(/\$0\.50/)).toBeVisible();
    await user.keyboard('{Escape}');
    await until(() => expect(memberRow(marcus).getByLabelText(/^Change the rate/)).toHaveFocus());
    expect(callsTo('PUT')).toEqual([]);
    await user.click(memberRow(marcus).getByLabelText(/^Change the rate/));
    await user.clear(await screen.findByLabelText(/^Hourly rate/));
    await user.paste('26.5');
    await user.dblClick(screen.getByLabelText('Save rate'));
    await until(() => expect(memberRow(marcus).getByLabelText(/\$26\.50\/h$/)).toHaveFocus());
    expect(callsTo('PUT')).toHaveLength(1);
    expect(world.tables.employee.require(marcusId).hourly_rate).toBe(2650);
  });

  it('says at the field why it was not saved, and keeps what was typed', async () => {
    const { write, field, world } = await editing();
    world.faults.set([{ operation: 'changeEmployeeTerms', kind: 'status', status: 503 }]);
    await write('26');
    await until(() => expect(field).toHaveAccessibleDescription(/.+/));
    expect(field).toHaveValue('26');
    world.faults.set([]);
    await as('dana', world, 'deleteEmployee', { params: { employeeId: marcusId } });
    await until(() => expect(memberNames()).not.toContain(marcus));
  });
});

describe('the switch', () => {
  it('is thrown at once, and goes back when that fails', async () => {
    const { user, world, holdAnswers } = await renderTeam();
    const letGo = holdAnswers('/update');
    await user.click(memberRow(marcus).getByRole('switch'));
    expect(memberRow(marcus).getByRole('switch')).not.toBeChecked();
    letGo();
    expect(await screen.findByText('Marcus Reed is inactive now and is not asked for jobs')).toBeInTheDocument();
    expect(world.tables.employee.require(marcusId).status).toBe(0);
    world.faults.set([{ operation: 'changeEmployeeTerms', kind: 'status', status: 503 }]);
    await user.click(memberRow(marcus).getByRole('switch'));
    await until(() => expect(shownToasts()).toHaveLength(1));
    await until(() => expect(memberRow(marcus).getByRole('switch')).not.toBeChecked());
  });

  it('is closed to the office, which reads why; so are rate and removing', async () => {
    const { user } = await renderTeam({ as: people.priya });
    const row = memberRow(marcus);
    expect(row.getByRole('switch')).toBeDisabled();
    expect(row.getByRole('switch')).toHaveAccessibleDescription(
      'Only the owner or a branch manager can change rates and status.',
    );
    expect(row.queryByLabelText(/^Change the rate/)).toBeNull();
    expect(row.getByText('$24.00/h')).toBeVisible();
    await user.click(row.getByLabelText('More for Marcus Reed'));
    expect(await screen.findByText('Only the owner or a branch manager can remove members.')).toBeVisible();
  });
});
