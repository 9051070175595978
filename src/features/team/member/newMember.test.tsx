import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';
import { address } from '../../../../tests/kit/app/startApp';
import { renderMember } from '../../../../tests/kit/screens/memberScreen';
import { until } from '../../../../tests/kit/until';

const path = '/company/team/create';
const add = 'Add member';
type App = ReturnType<typeof renderMember>;
const findMember = ({ world }: App, email: string) => {
  const user = world.tables.user.one('email', email);
  return user && { user, memberships: world.tables.employee.by('user', user.id) };
};

describe('a new member', () => {
  it('is validated before they are sent, and then on the team', async () => {
    const app = renderMember(path);
    await app.save(add);
    expect(await screen.findByText('Positions: Value is required')).toBeVisible();
    expect(await app.box('First name*')).toHaveFocus();
    await app.fillRequired({ rate: '23.25' });
    await app.tick('Driver');
    await app.tick('Foreman/Driver');
    expect(screen.queryByLabelText('Driver')).toBeNull();
    expect(screen.getByText(/already covers driver and foreman/)).toBeVisible();
    await app.save(add);
    expect(await screen.findByText('Hourly rate: Use $0.50 increments')).toBeVisible();
    expect(screen.getByText('Class: Drivers need a license')).toBeVisible();
    await app.tick('Foreman/Driver');
    await app.fill('Hourly rate*', '23.50');
    await app.save(add);
    await until(() => expect(address()).toBe('/company/team'));
    expect(findMember(app, 'ana@example.com')).toMatchObject({
      user: { first_name: 'Ana', phone: '6025550177', positions: [PositionCode.helper] },
      memberships: [{ branch_id: 1, employment_type: 'employee', hourly_rate: 2350, status: ActiveStatus.active }],
    });
  });

  it('an existing helper is invited to join instead', async () => {
    const app = renderMember(path);
    const darnell = { first_name: 'Darnell', last_name: 'Escobedo', email: 'darnell@helpers.example' };
    app.world.tables.user.update(71, { ...darnell, positions: [PositionCode.foremanDriver] });
    await app.fillRequired({ email: darnell.email });
    await app.save(add);
    const invite = await screen.findByText('Invite instead');
    expect(await app.box('Email*')).toHaveAccessibleDescription(/Invite them instead/);
    await until(() => expect(invite.closest('button')).not.toHaveAttribute('aria-busy'));
    await app.user.click(invite);
    const dialog = await screen.findByRole('dialog', { name: 'Invite Darnell E. to Phoenix?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await until(() => expect(address()).toBe('/company/team/requested'));
    expect(app.world.tables.branchInvitation.by('user', 71)).toMatchObject([
      { status: InvitationStatus.new, positions: [PositionCode.foremanDriver] },
    ]);
    expect(findMember(app, 'ana@example.com')).toBeUndefined();
  });

  it('is still added after a helper was invited instead, if the form then names another person', async () => {
    const app = renderMember(path);
    const darnell = { first_name: 'Darnell', last_name: 'Escobedo', email: 'darnell@helpers.example' };
    app.world.tables.user.update(71, { ...darnell, positions: [PositionCode.foremanDriver] });
    await app.fillRequired({ email: darnell.email });
    await app.save(add);
    const invite = await screen.findByText('Invite instead');
    await until(() => expect(invite.closest('button')).not.toHaveAttribute('aria-busy'));
    await app.user.clear(await app.box('Last name*'));
    await app.user.click(invite);
    const dialog = await screen.findByRole('dialog', { name: 'Invite Darnell E. to Phoenix?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Last name: Value is required')).toBeVisible();
    await app.fill('Last name*', 'Diaz');
    await app.fill('Email*', 'ana@example.com');
    await app.save(add);
    await until(() => expect(address()).toBe('/company/team'));
    expect(findMember(app, 'ana@example.com')?.memberships).toHaveLength(1);
  });

  it('keeps typed values: an existing member, a full plan, a lost connection, a reload', async () => {
    const app = renderMember(path);
    await app.fillRequired({ email: 'marcus@helpers.example' });
    await app.save(add);
    expect((await screen.findByText('View member')).closest('a')).toHaveAttribute('href', '/company/team/edit/2');
    await app.fill('Email*', 'ana@example.com');
    expect(screen.queryByText('View member')).toBeNull();
    app.world.tables.subscription.update(1, { limits: { members: 3 } });
    await app.save(add);
    expect((await screen.findByText('See plans')).closest('a')).toHaveAttribute(
      'href',
      '/company/settings/subscription?limit=members&return=%2Fcompany%2Fteam%2Fcreate',
    );
    app.world.tables.subscription.update(1, { limits: {} });
    app.world.faults.set([{ operation: 'createEmployee', kind: 'network' }]);
    await app.save(add);
    expect(await screen.findByText(/The server didn’t respond/)).toBeVisible();
    expect(await app.box('First name*')).toHaveValue('Ana');
    app.world.faults.set([]);
    // The draft stays on the device until the member is saved.
    app.unmount();
    const again = renderMember(path, { hosted: app.hosted });
    await again.user.click(await screen.findByText('Restore'));
    expect(await again.box('First name*')).toHaveValue('Ana');
    await again.save(add);
    await until(() => expect(findMember(again, 'ana@example.com')?.memberships).toHaveLength(1));
  });
});

describe('permissions for a new member', () => {
  it('the office sets the rate, but not the status or manager role', async () => {
    const app = renderMember(path, { as: 'priya@coppermesa.example' });
    expect(await app.box('Hourly rate*')).toBeEnabled();
    expect(await app.box('Status')).toBeDisabled();
    const manager = await app.box('Manager of these branches');
    expect(manager).toBeDisabled();
    expect(manager).toHaveAccessibleDescription('Only the company owner can make someone a manager.');
  });

  it('a manager adds them only to their own branches', async () => {
    const app = renderMember(path, { as: 'luis@coppermesa.example' });
    await app.user.click(await screen.findByLabelText('Branches*'));
    const list = await screen.findByRole('listbox', { name: 'Branches' });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
  });
});
