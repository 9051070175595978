import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveStatus, InvitationStatus, PositionCode } from '#generated/model/codes';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { as } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { fewMembers, memberNames, memberRow, renderTeam } from '../../../../tests/kit/screens/teamScreen';
import { until } from '../../../../tests/kit/until';

const marcus = 'Marcus Reed';
const marcusId = 2;
/** User ids. */
const [luisId, priyaId] = [3, 2];

/** Dana opens the dialog to remove Marcus, who is invited to this many jobs. */
async function openDialog({ jobs = 0, fails = false } = {}) {
  const hosted = fewMembers();
  for (let index = 0; index < jobs; index += 1) {
    await invite(hosted.world, await placeOrder(hosted.world, { date: `2026-11-2${index + 6}` }), [
      5,
      PositionCode.helper,
    ]);
  }
  const app = await renderTeam({ hosted });
  if (fails) app.world.faults.set([{ operation: 'getEmployee', kind: 'status', status: 500 }]);
  await app.user.click(memberRow(marcus).getByLabelText(`More for ${marcus}`));
  await app.user.click(await screen.findByText('Remove…'));
  await screen.findByText(`Remove ${marcus} from Phoenix?`);
  const dialog = within(screen.getByRole('alertdialog'));
  return { ...app, dialog, press: () => app.user.click(dialog.getByText('Remove member')) };
}

describe('removing a member from the branch', () => {
  it('shows which jobs lose them, and then focuses the next member', async () => {
    const { dialog, press, world } = await openDialog({ jobs: 2 });
    expect(await dialog.findByText(/^Marcus has 2 upcoming jobs\. Removing Marcus cancels those/)).toBeVisible();
    const jobs = within(dialog.getByLabelText('Upcoming jobs'));
    expect(jobs.getByText('Thu, Nov 26 · 8:00–10:00 AM')).toBeVisible();
    expect(jobs.getAllByText('Tempe → Gilbert')).toHaveLength(2);
    const next = memberNames()[memberNames().indexOf(marcus) + 1] ?? '';
    await press();
    await until(() => expect(memberNames()).not.toContain(marcus));
    await until(() => expect(shownToasts()).toContain(`${marcus} was removed from the team`));
    await until(() => expect(memberRow(next).getByText(next, { selector: 'a' })).toHaveFocus());
    expect(world.tables.employee.get(marcusId)?.status ?? 'gone').not.toBe(ActiveStatus.active);
    expect(world.tables.invitation.all().map(({ status }) => status)).toEqual([
      InvitationStatus.cancelled,
      InvitationStatus.cancelled,
    ]);
  });

  it('requires the list of affected jobs: if it fails, no one is removed', async () => {
    const { dialog, user, world, callsTo } = await openDialog({ fails: true });
    expect(await dialog.findByText(/we can’t show what would be canceled/)).toBeVisible();
    expect(dialog.getByText('Remove member').closest('button')).toBeDisabled();
    world.faults.set([]);
    await user.click(dialog.getByText('Try again'));
    expect(await dialog.findByText('Marcus has no upcoming jobs.')).toBeVisible();
    await user.click(dialog.getByText('Keep member'));
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo('DELETE')).toEqual([]);
    expect(memberNames()).toContain(marcus);
  });

  it('stays open after a refusal, and succeeds if the member is already gone', async () => {
    const { dialog, press, world } = await openDialog();
    await dialog.findByText('Marcus has no upcoming jobs.');
    world.faults.set([{ operation: 'deleteEmployee', kind: 'status', status: 503 }]);
    await press();
    expect(await dialog.findByRole('alert')).toBeVisible();
    world.faults.set([{ operation: 'deleteEmployee', kind: 'status', status: 404 }]);
    await press();
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await until(() => expect(shownToasts()).toContain(`${marcus} was removed from the team`));
  });

  it('closes when another user removes them first', async () => {
    const { dialog, user, world } = await openDialog();
    await dialog.findByText('Marcus has no upcoming jobs.');
    await as('dana', world, 'deleteEmployee', { params: { employeeId: marcusId } });
    expect(await dialog.findByText(/^Marcus Reed is no longer on the team/)).toBeVisible();
    expect(dialog.queryByText('Remove member')).toBeNull();
    await user.click(dialog.getByText('Close'));
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(memberNames()).not.toContain(marcus);
  });

  it.each([
    ['Luis Ortega', 'Luis will no longer be a manager but keeps a helper account.'],
    ['Priya Nair', 'Priya is logged out right away and can no longer log in.'],
  ])('shows what %s loses with the last branch', async (name, text) => {
    const hosted = fewMembers();
    const { db, tables } = hosted.world;
    const [template] = tables.employee.by('user', luisId);
    if (template) tables.employee.insert({ ...template, id: db.nextId('employee'), user_id: priyaId });
    const app = await renderTeam({ hosted });
    await app.user.click(memberRow(name).getByLabelText(`More for ${name}`));
    await app.user.click(await screen.findByText('Remove…'));
    expect(await within(screen.getByRole('alertdialog')).findByText(text)).toBeVisible();
  });
});
