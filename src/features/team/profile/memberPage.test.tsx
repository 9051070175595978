import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept } from '../../../../tests/kit/crews';
import { afterWork } from '../../../../tests/kit/helperWorld';
import { type HostedWorld, hostWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { memberIn } from '../../../../tests/kit/people/members';
import { renderMember } from '../../../../tests/kit/screens/memberScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const [marcus, sofia] = [5, 6];

/** The profile of Marcus, in a world that the test prepares. */
async function openMarcus(prepare: (hosted: HostedWorld) => unknown = () => undefined) {
  const hosted = hostWorld({ scenario: 'empty' });
  await prepare(hosted);
  const id = memberIn(hosted.world, marcus);
  const app = renderMember(`/company/team/edit/${id}`, { hosted });
  expect(await screen.findByText('Marcus Reed')).toBeVisible();
  return { ...app, id, world: hosted.world };
}

/** A part of the profile, by its heading. */
const part = async (title: string) => within(await screen.findByRole('region', { name: title }));
const readText = async (title: string) =>
  plainSpaces((await screen.findByRole('region', { name: title })).textContent ?? '');

describe('the profile of a member', () => {
  it('has the ways to reach them, their terms, documents, emergency contact and notes', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { tables } = hosted.world;
    const { phone, email } = tables.user.require(sofia);
    renderMember(`/company/team/edit/${memberIn(hosted.world, sofia)}`, { hosted });
    const contact = within(await screen.findByRole('group', { name: 'Contact' }));
    const links = contact.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([`tel:+1${phone}`, `sms:+1${phone}`, `mailto:${email}`]);
    expect(await readText('Position and rate')).toMatch(/Foreman\/Driver.*\$34\.00\/hr.*Freelance helper/);
    expect(await readText('Documents')).toMatch(/Driver license.*ends in \d{4}.*Expires/);
    expect(await readText('Notes')).toContain(tables.memberFile.one('person', `1/${sofia}`)?.notes);
    const calendar = screen.getByText('View calendar').closest('a');
    expect(calendar).toHaveAttribute('href', `/company/calendar?view=agenda&person=${sofia}`);
  });

  it('each part says that the member has not worked yet', async () => {
    await openMarcus();
    expect(await readText('Next jobs')).toContain('No upcoming jobs.');
    expect(await readText('Last jobs')).toContain('No completed jobs with your company yet.');
    expect(await readText('Ratings')).toContain('No ratings by your company yet.');
    expect(await readText('Documents')).toContain('No license or medical card on file.');
    expect(await readText('Reliability')).toContain('No data yet');
    expect(screen.getByRole('button', { name: 'Favorite' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Favorite' })).toHaveAccessibleDescription(
      /when you complete a job and rate them/,
    );
  });

  it('has their last job with its rating, hours by week and reliability', async () => {
    let orderId = 0;
    await openMarcus(async ({ world }) => ({ orderId } = await afterWork(world)));
    const last = await part('Last jobs');
    expect(last.getByText(`#${orderId}`)).toHaveAttribute('href', `/company/job/details/${orderId}`);
    expect(last.getByLabelText('5 stars')).toBeVisible();
    expect(await readText('Last jobs')).toContain('Tempe → Gilbert · Helper · 6 hr');
    expect((await part('Ratings')).getByLabelText('5 stars')).toBeVisible();
    expect(await readText('Hours by week')).toContain('This week6 hr');
    expect(await readText('Reliability')).toMatch(/Showed up100%/);
  });

  it('lists two jobs of one day in another branch', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const { orderId } = await afterWork(hosted.world);
    hosted.world.tables.order.update(orderId, { branch_id: 2 });
    const id = memberIn(hosted.world, marcus);
    hosted.alterAnswers(`GET /employees/${id}/profile`, (body) =>
      JSON.parse(JSON.stringify(body).replace(/"past_jobs":\[(.*?)\],"rated/, '"past_jobs":[$1,$1],"rated')),
    );
    renderMember(`/company/team/edit/${id}`, { hosted, as: people.luis });
    expect((await part('Last jobs')).getAllByText('Job at Tucson')).toHaveLength(2);
  });

  it('says since when they are on the team by the calendar of their branch', async () => {
    await openMarcus(({ world }) => {
      world.tables.employee.update(memberIn(world, marcus), { joined_at: '2026-03-02T03:00:00Z' });
    });
    expect(screen.getByText('On the team since Sun, Mar 1')).toBeVisible();
  });

  it('shows a job they accept right away', async () => {
    const { world } = await openMarcus();
    await until(async () => expect(await readText('Next jobs')).toContain('No upcoming jobs.'));
    const orderId = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 1 }] });
    const [invitation = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
    await until(async () => expect(await readText('Next jobs')).toContain('Invited, no answer yet'));
    await accept(world, people.marcus, invitation);
    await until(async () => expect(await readText('Next jobs')).not.toContain('Invited'));
    const link = (await part('Next jobs')).getByText(`#${orderId}`);
    expect(link).toHaveAttribute('href', `/company/job/details/${orderId}`);
    await until(async () => expect(await readText('Hours by week')).toMatch(/Mon, Nov 23[1-9]/));
  });

  it('marks them as a favorite, blocks them after a question, and follows another user', async () => {
    const app = await openMarcus(({ world }) => afterWork(world));
    await app.user.click(await screen.findByRole('button', { name: 'Favorite', pressed: false }));
    await until(() => expect(shownToasts()).toEqual(['Marcus Reed is a favorite now']));
    await app.user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Block Marcus Reed?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Block member' }));
    expect(await screen.findByRole('button', { name: 'Blocked', pressed: true })).toBeVisible();
    const [order] = app.world.tables.order.where(({ completion }) => completion !== null);
    const line = order?.completion?.lines.find(({ user_id }) => user_id === marcus);
    app.world.clock.advance(1000);
    const body = { invitation_id: line?.invitation_id, work_again: 'favorite' };
    await as('priya', app.world, 'updateWorkAgain', { params: { orderId: order?.id ?? 0 }, body });
    expect(await screen.findByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
  });

  it('is shown without their work if only that can’t be loaded, until it is retried', async () => {
    const app = await openMarcus(({ world }) =>
      world.faults.set([{ operation: 'getMemberProfile', kind: 'status', status: 500 }]),
    );
    expect(await screen.findByText(/Hours, jobs and ratings couldn’t be loaded/)).toBeVisible();
    expect(await readText('Position and rate')).toContain('$24.00/hr');
    app.world.faults.set([]);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await readText('Hours by week')).toContain('This week');
  });

  it('has no parts about their work with a provider that lacks the call', async () => {
    const app = await openMarcus(({ world }) =>
      world.faults.set([{ operation: 'getMemberProfile', kind: 'status', status: 501 }]),
    );
    app.excuse(/501/);
    await until(() => expect(screen.queryByText('Loading hours, jobs and ratings')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Reliability' })).toBeNull();
    expect(await readText('Next jobs')).toContain('No upcoming jobs.');
  });

  it('refuses a manager the profile of a member of another branch', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const [other] = hosted.world.tables.employee.by('branch', 2);
    renderMember(`/company/team/edit/${other?.id}`, { hosted, as: people.luis });
    expect(await screen.findByText('You don’t have access to this')).toBeVisible();
  });

  it('disappears when someone removes the member', async () => {
    const { world, id } = await openMarcus();
    await readText('Hours by week');
    await as('luis', world, 'deleteEmployee', { params: { employeeId: id } });
    expect(await screen.findByText('Member not found')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull();
  });
});

describe('the form of a member', () => {
  it('keeps what was typed while the profile is read', async () => {
    const app = await openMarcus();
    fireEvent.click(screen.getByText('Edit'));
    await until(() => expect(address()).toBe(`/company/team/edit/${app.id}?tab=edit`));
    await app.fill('Notes', 'Fast on stairs');
    fireEvent.click(screen.getByText('Profile'));
    await until(() => expect(address()).toBe(`/company/team/edit/${app.id}`));
    expect(await screen.findByRole('region', { name: 'Documents' })).toBeVisible();
    fireEvent.click(screen.getByText('Edit'));
    await until(async () => expect(await app.box('Notes')).toBeVisible());
    expect(await app.box('Notes')).toHaveValue('Fast on stairs');
  });

  it('returns to the saved profile, and starts again from it', async () => {
    const app = await openMarcus();
    fireEvent.click(screen.getByText('Edit'));
    await app.fill('Notes', 'Fast on stairs');
    await app.save('Save changes');
    await until(() => expect(address()).toBe(`/company/team/edit/${app.id}`));
    await until(async () => expect(await readText('Notes')).toContain('Fast on stairs'));
    fireEvent.click(screen.getByText('Edit'));
    expect(await app.box('Notes')).toHaveValue('Fast on stairs');
  });
});
