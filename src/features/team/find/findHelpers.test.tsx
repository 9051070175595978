import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { readAnnouncement } from '#platform/ui/feedback/announcements';
import { renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as } from '../../../../tests/kit/operations';
import { until } from '../../../../tests/kit/until';

const path = '/company/team/requested?find=1';
/** A helper without a branch. */
const darnell = { id: 71, name: 'Darnell E.' };

function open(options: RenderOptions = {}, search = '&search=Darnell') {
  const hosted = hostWorld({ scenario: 'empty', faults: options.faults });
  hosted.world.tables.user.update(darnell.id, {
    first_name: 'Darnell',
    last_name: 'Escobedo',
    positions: [PositionCode.foremanDriver],
  });
  const app = renderApp({ as: 'dana@coppermesa.example', path: `${path}${search}`, shell: false, ...options, hosted });
  const row = (name: string) => screen.findByRole('listitem', { name });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  const ask = async () => {
    await press(`Invite ${darnell.name}`);
    return within(await screen.findByRole('dialog', { name: `Invite ${darnell.name} to Phoenix?` }));
  };
  const requests = () => app.world.tables.branchInvitation.by('user', darnell.id);
  return { ...app, row, press, ask, requests };
}

describe('the helper search', () => {
  it('finds helpers by name and filters by position, without showing last names', async () => {
    const app = open({}, '&position=2');
    const input = await screen.findByRole('textbox', { name: 'Search by name or city' });
    await app.user.type(input, 'd{Enter}');
    expect(await screen.findByText('Enter at least 2 letters.')).toBeVisible();
    await app.user.type(input, 'arnell{Enter}');
    expect(await screen.findByText('No helpers found')).toBeVisible();
    expect(address()).toBe(`${path}&position=2&search=darnell`);
    await app.press('Foreman/Driver');
    expect(within(await app.row(darnell.name)).getByText('Foreman/Driver')).toBeVisible();
    expect(screen.getByText('1 found')).toBeVisible();
    expect(screen.queryByText(/Escobedo/)).toBeNull();
    await app.press('Foreman');
    await app.press('Show everyone');
    expect(await screen.findByText(/^\d\d found$/)).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.getByRole('textbox', { name: 'Search by name or city' })).toHaveValue('');
  });

  it('shows who is on the team, and a failed search can be retried', async () => {
    const app = open({ faults: [{ operation: 'searchHelpersGlobally', kind: 'network' }] }, '&search=Marcus');
    await screen.findByText('Helpers couldn’t be loaded', {}, { timeout: 4000 });
    await app.waitForSecondLoad();
    app.world.faults.set([]);
    await app.press('Try again');
    expect(within(await app.row('Marcus R.')).getByText('On the team')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite Marcus R.' })).toBeNull();
  });
});

it('announces the number of results of every search, also one that was made before', async () => {
  const { user, row } = open();
  const input = await screen.findByRole('textbox', { name: 'Search by name or city' });
  await row(darnell.name);
  const search = async (text: string, found: string) => {
    const before = readAnnouncement().turn;
    await user.type(input, `${text}{Enter}`, { initialSelectionStart: 0, initialSelectionEnd: 7 });
    await row(found);
    await until(() => expect(readAnnouncement()).toEqual({ text: '1 helper found', turn: before + 1 }));
  };
  await search('Marcus', 'Marcus R.');
  await search('Darnell', darnell.name);
});

it('finds a helper whose name is typed without its accents', async () => {
  const hosted = hostWorld({ scenario: 'empty' });
  hosted.world.change(() => hosted.world.tables.user.update(darnell.id, { first_name: 'José', last_name: 'Núñez' }));
  renderApp({ as: 'dana@coppermesa.example', path: `${path}&search=jose`, shell: false, hosted });
  expect(await screen.findByRole('listitem', { name: 'José N.' })).toBeVisible();
});

it('searches for the beginning of a text that is too long', async () => {
  open({}, `&search=${'Darnell'.repeat(20)}`);
  expect(await screen.findByText('No helpers found')).toBeVisible();
});

it('a page that no longer exists leads to the last one', async () => {
  const { row } = open({}, '&search=Darnell&page=9');
  expect(await row(darnell.name)).toBeVisible();
  await until(() => expect(address()).toBe(`${path}&search=Darnell`));
});

it('shows an invitation sent by another user', async () => {
  const app = open();
  expect(await screen.findByRole('button', { name: `Invite ${darnell.name}` })).toBeVisible();
  await app.waitForSecondLoad();
  await as('priya', app.world, 'inviteHelper', {
    params: { id: 1 },
    query: `?id=${darnell.id}`,
    body: { positions: [PositionCode.foremanDriver] },
  });
  expect(await within(await app.row(darnell.name)).findByText('Invited')).toBeVisible();
});

describe('an invitation', () => {
  it('has positions, rate and message; afterwards the row shows it', async () => {
    const app = open();
    const dialog = await app.ask();
    await app.user.click(dialog.getByRole('checkbox', { name: 'Foreman/Driver' }));
    await app.user.clear(dialog.getByRole('textbox', { name: 'Hourly rate' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Hourly rate' }), '14');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Value is required')).toBeVisible();
    expect(dialog.getByText('The minimum value allowed is $15.00')).toBeVisible();
    await app.user.click(dialog.getByRole('checkbox', { name: 'Foreman/Driver' }));
    await app.user.clear(dialog.getByRole('textbox', { name: 'Hourly rate' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Hourly rate' }), '36');
    await app.user.click(dialog.getByRole('textbox', { name: 'Message' }));
    await app.user.paste('Most Saturdays');
    await app.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await within(await app.row(darnell.name)).findByText('Invited')).toBeVisible();
    await until(() => expect(screen.getByRole('listitem', { name: darnell.name })).toHaveFocus());
    expect(app.requests()).toMatchObject([
      {
        status: InvitationStatus.new,
        positions: [PositionCode.foremanDriver],
        hourly_rate: 3600,
        message: 'Most Saturdays',
      },
    ]);
  });

  it('keeps typed values after a refusal: no connection, a full plan, another user was faster', async () => {
    const app = open();
    const dialog = await app.ask();
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await app.user.click(dialog.getByRole('textbox', { name: 'Message' }));
    await app.user.paste('Hello');
    app.world.faults.set([{ operation: 'inviteHelper', kind: 'network' }]);
    await send();
    expect(await dialog.findByText(/The server didn’t respond/)).toBeVisible();
    app.world.faults.set([]);
    app.world.tables.subscription.update(1, { limits: { members: 3 } });
    await send();
    expect(await dialog.findByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/company/settings/subscription?limit=members&return=%2Fcompany%2Fteam%2Frequested%3Ffind%3D1',
    );
    app.world.tables.subscription.update(1, { limits: {} });
    inviteElsewhere(app.world);
    await send();
    expect(await dialog.findByText(/already has a pending invitation to Phoenix/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await within(await app.row(darnell.name)).findByText('Invited')).toBeVisible();
    expect(app.requests()).toHaveLength(1);
  });
});

/** Another user of the company invites the same helper. */
function inviteElsewhere({ tables, db, now }: ReturnType<typeof open>['world']): void {
  tables.branchInvitation.insert({
    id: db.nextId('branchInvitation'),
    branch_id: 1,
    user_id: darnell.id,
    positions: [PositionCode.foremanDriver],
    hourly_rate: 3400,
    message: null,
    message_language: null,
    status: InvitationStatus.new,
    reason: null,
    cancelled_by: null,
    invited_by: 2,
    created_at: now(),
    responded_at: null,
    employee_id: null,
  });
}
