import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveStatus } from '#generated/model/codes';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as } from '../../../../tests/kit/operations';
import { addMember, memberIn } from '../../../../tests/kit/people/members';
import { renderMember } from '../../../../tests/kit/screens/memberScreen';
import { until } from '../../../../tests/kit/until';

/** Members of Phoenix: one whose account the company created, and one who joined with their own. */
const [sofia, tyrell] = [4, 3];
/** A user. */
const luis = 3;
const getProfilePath = (id: number) => `/company/team/edit/${id}`;
const getEditPath = (id: number) => `${getProfilePath(id)}?tab=edit`;
const save = 'Save changes';

describe('a member', () => {
  it('is saved with only the changed fields, once the license allows driving', async () => {
    const app = renderMember(getEditPath(sofia));
    await app.choose('Class*', 'Class B');
    expect(await app.box('DOT medical card expires*')).toBeVisible();
    await app.save(save);
    expect(await screen.findByText('DOT medical card expires: Value is required')).toBeVisible();
    await app.choose('Class*', 'No license');
    expect(screen.queryByLabelText('Valid until*')).toBeNull();
    await app.save(save);
    expect(await screen.findByText('Class: Drivers need a license')).toBeVisible();
    await app.choose('Class*', 'Class C');
    await app.fill('Hourly rate*', '35');
    await app.fill('Notes', '');
    await app.tick('Spanish');
    await app.save(save);
    await until(() => expect(address()).toBe(getProfilePath(sofia)));
    const row = app.world.tables.employee.require(sofia);
    expect(row).toMatchObject({ hourly_rate: 3500, status: ActiveStatus.active, version: 2 });
    expect(app.world.tables.memberFile.one('person', '1/6')).toMatchObject({ driver_license: { class: 'C' } });
  });

  it('a member with an account manages their own name and contact', async () => {
    const app = renderMember(getEditPath(tyrell));
    expect(await screen.findByText(/only they can change/)).toBeVisible();
    for (const label of ['First name*', 'Email*', 'Phone*']) expect(await app.box(label)).toBeDisabled();
    await app.fill('Notes', 'Fast on stairs');
    await app.save(save);
    await until(() => expect(address()).toBe(getProfilePath(tyrell)));
    expect(app.world.tables.employee.require(tyrell).version).toBe(2);
  });

  it('a member who has signed in manages their own email, even if the company created the account', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const app = renderMember(getEditPath(memberIn(hosted.world, luis)), { hosted });
    const email = await app.box('Email*');
    expect(email).toBeDisabled();
    expect(email).toHaveAccessibleDescription('Luis logs in with this email and can change it in their account menu.');
    expect(await app.box('First name*')).toBeEnabled();
  });

  it('the email of a member who has not signed in can be corrected', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const id = await addMember(hosted.world);
    const app = renderMember(getEditPath(id), { hosted, as: 'priya@coppermesa.example' });
    await app.fill('Email*', 'nadja@mail.example');
    await app.save(save);
    await until(() => expect(hosted.world.tables.user.one('email', 'nadja@mail.example')).toBeDefined());
  });

  it('can be added to branches by the office, but not removed from any', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const id = await addMember(hosted.world, { 'branch_ids[]': [1, 2] });
    const app = renderMember(getEditPath(id), { hosted, as: 'priya@coppermesa.example' });
    await app.box('Notes');
    await app.user.click(await screen.findByLabelText('Branches*'));
    const list = await screen.findByRole('listbox', { name: 'Branches' });
    await app.user.click(within(list).getByRole('option', { name: 'Tucson' }));
    await app.save(save);
    const kept = 'Branches: You can add branches. Only the owner or a branch manager can remove a member from one.';
    expect(await screen.findByText(kept)).toBeVisible();
  });

  it('has read-only rate and status for the office, with the reason', async () => {
    const app = renderMember(getEditPath(sofia), { as: 'priya@coppermesa.example' });
    const rate = await app.box('Hourly rate*');
    expect(rate).toBeDisabled();
    expect(rate).toHaveAccessibleDescription('Only the owner or a branch manager can change rates and status.');
    await app.fill('Notes', 'Speaks with customers');
    await app.save(save);
    await until(() => expect(app.world.tables.employee.require(sofia).version).toBe(2));
  });
});

describe('another user saved first', () => {
  it('both changed the same field: the user chooses what to keep', async () => {
    const app = renderMember(getEditPath(sofia));
    await app.fill('Hourly rate*', '36');
    await app.waitForSecondLoad();
    const { tables } = app.world;
    await as('luis', app.world, 'changeEmployeeTerms', { params: { employeeId: sofia }, body: { hourly_rate: 3800 } });
    expect(await screen.findByText(/Someone changed this member while you were editing/)).toBeVisible();
    expect(await app.box('Hourly rate*')).toHaveValue('36');
    await app.save(save);
    const dialog = await screen.findByRole('dialog', { name: 'Luis Ortega changed Sofia while you were editing.' });
    expect(within(dialog).getByLabelText(/^Yours/)).toBeChecked();
    expect(within(dialog).getByText('$36.00/hr')).toBeVisible();
    expect(within(dialog).getByText('$38.00/hr')).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await until(() => expect(address()).toBe(getProfilePath(sofia)));
    expect(tables.employee.require(sofia)).toMatchObject({ hourly_rate: 3600, version: 3 });
  });

  it('the user can choose the other version', async () => {
    const app = renderMember(getEditPath(sofia));
    await app.fill('Hourly rate*', '36');
    await app.fill('Notes', 'Mine');
    await app.waitForSecondLoad();
    await as('luis', app.world, 'changeEmployeeTerms', { params: { employeeId: sofia }, body: { hourly_rate: 3800 } });
    await app.save(save);
    const dialog = await screen.findByRole('dialog', { name: 'Luis Ortega changed Sofia while you were editing.' });
    await app.user.click(within(dialog).getByLabelText(/^Luis Ortega’s/));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await until(() => expect(address()).toBe(getProfilePath(sofia)));
    expect(app.world.tables.employee.require(sofia)).toMatchObject({ hourly_rate: 3800, version: 3 });
    expect(app.world.tables.memberFile.one('person', '1/6')).toMatchObject({ notes: 'Mine' });
  });

  it('their changes to other fields are shown and kept', async () => {
    const app = renderMember(getEditPath(sofia));
    await app.fill('Notes', 'Mine');
    await app.waitForSecondLoad();
    app.world.tables.employee.update(sofia, { version: 2, updated_by_id: 2, hourly_rate: 3800 });
    await app.save(save);
    const dialog = await screen.findByRole('dialog', { name: 'Priya Nair changed Sofia while you were editing.' });
    expect(within(dialog).queryByRole('radio')).toBeNull();
    expect(dialog).toHaveTextContent('Also changed (kept)');
    expect(within(dialog).getByText('$38.00/hr')).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await until(() => expect(address()).toBe(getProfilePath(sofia)));
    expect(app.world.tables.employee.require(sofia)).toMatchObject({ hourly_rate: 3800, version: 3 });
    await until(() => expect(shownToasts()).toEqual(['Sofia Delgado was saved']));
    expect(app.world.tables.memberFile.where(({ user_id, notes }) => user_id === 6 && notes === 'Mine')).toHaveLength(
      1,
    );
  });

  it('a draft of an older version is merged before it is saved', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const first = renderMember(getEditPath(sofia), { hosted });
    await first.fill('Hourly rate*', '36');
    await until(async () =>
      expect(await first.drafts.load({ owner: 'user:1', form: `member-${sofia}` })).toMatchObject({
        hourly_rate: 3600,
      }),
    );
    first.unmount();
    await as('luis', hosted.world, 'changeEmployeeTerms', {
      params: { employeeId: sofia },
      body: { hourly_rate: 3800 },
    });

    const app = renderMember(getEditPath(sofia), { hosted });
    expect(await screen.findByText(/Someone changed this member after you started this draft/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Restore' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Someone changed this member after you started this draft.',
    });
    await app.user.click(within(dialog).getByLabelText(/^Someone else’s/));
    await app.user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await app.box('Hourly rate*')).toHaveValue('38.00');
    expect(hosted.world.tables.employee.require(sofia)).toMatchObject({ hourly_rate: 3800, version: 2 });
  });

  it('a member who was removed is not saved, and typed values stay', async () => {
    const app = renderMember(getEditPath(sofia));
    await app.fill('Notes', 'Kept');
    await app.waitForSecondLoad();
    app.world.tables.employee.remove(sofia);
    await app.save(save);
    expect(await screen.findByText(/was removed from the team while you were editing/)).toBeVisible();
    expect(await app.box('Notes')).toHaveValue('Kept');
  });

  it('shows that a link leads to no member', async () => {
    renderMember(getEditPath(999));
    await until(() => expect(screen.getByText('Member not found')).toBeVisible());
  });

  it('opening a member of another branch switches to that branch', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const [other] = hosted.world.tables.employee.by('branch', 2);
    const app = renderMember(getEditPath(other?.id ?? 0), { hosted });
    expect(await app.box('First name*')).toBeVisible();
    await until(() => expect(localStorage.getItem('activeBranchId')).toBe('2'));
  });
});
