import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderOrder } from '../../../../tests/kit/screens/orderScreen';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { shownToasts } from '../../../../tests/kit/app/renderApp';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { createOrder, editOrder, luis, marcus, row } from '../../../../tests/kit/screens/editScreen';

it('asks once about the crew that the change affects', async () => {
  const { hosted, id, asked } = await createOrder([luis]);
  const app = await editOrder(hosted, id);
  app.type('When', /^Arrival window/, '12:00 - 14:00');
  await app.press('Save changes');
  await app.sees('This change affects 2 people');
  expect(screen.getByText('The start moves by more than an hour.')).toBeVisible();
  expect(screen.getByText('Luis Ortega')).toBeVisible();
  expect(screen.getByLabelText(/^Require reconfirmation/)).toBeChecked();
  await app.press('Keep editing');
  await until(() => expect(screen.queryByText('This change affects 2 people')).toBeNull());
  expect(row(app, id).arrival_window).toBe('08:00 - 10:00');

  await app.press('Save changes');
  await app.sees('Notify only');
  fireEvent.click(screen.getByLabelText(/^Notify only/));
  await app.press('Save and notify');
  await until(() => expect(row(app, id).arrival_window).toBe('12:00 - 14:00'));
  expect(app.world.tables.invitation.require(asked[0] ?? 0).status).toBe(InvitationStatus.accepted);
});

describe('someone on the crew has another job at the new time', () => {
  const title = 'Luis Ortega has another job at that time';

  /** Luis accepted both jobs; the user moves the first one to the time of the second. */
  async function moveIntoConflict(email?: string) {
    const { hosted, id, asked } = await createOrder([luis]);
    const { world } = hosted;
    // The two times do not overlap until the first job is moved.
    world.change(() => world.tables.order.update(id, { estimated_hours: 3 }));
    const other = await placeOrder(world, { arrival_window: '12:00 - 14:00' });
    const [elsewhere = 0] = await invite(world, other, [luis, PositionCode.foremanDriver]);
    world.change(() => world.tables.invitation.update(elsewhere, { status: InvitationStatus.accepted }));
    const app = renderOrder(`/company/job/edit/${id}`, { hosted, ...(email !== undefined && { as: email }) });
    await app.ready();
    app.type('When', /^Arrival window/, '12:00 - 14:00');
    await app.press('Save changes');
    await app.sees('Notify only');
    fireEvent.click(screen.getByLabelText(/^Notify only/));
    await app.press('Save and notify');
    await app.sees(title);
    const getInvitation = () => app.world.tables.invitation.require(asked[0] ?? 0);
    return { app, id, other, getInvitation };
  }

  it('shows both times, and goes back without saving', async () => {
    const { app, id, other } = await moveIntoConflict();
    const dialog = screen.getByRole('alertdialog', { name: title });
    expect(plainSpaces(dialog.textContent)).toContain('This jobSat, Nov 28 · 12:00–3:00 PM');
    expect(plainSpaces(dialog.textContent)).toContain(`Job #${other}Sat, Nov 28 · 12:00–`);
    expect(screen.queryByLabelText('Keep on crew')).toBeNull();
    expect(shownToasts()).toEqual([]);
    await app.press('Go back');
    await until(() => expect(screen.queryByText(title)).toBeNull());
    expect(screen.getByLabelText(/^Arrival window/)).toHaveValue('12:00 - 14:00');
    expect(row(app, id).arrival_window).toBe('08:00 - 10:00');
  });

  it('removes the person from the crew and saves', async () => {
    const { app, id, getInvitation } = await moveIntoConflict();
    await app.press('Remove from crew');
    await until(() => expect(row(app, id).arrival_window).toBe('12:00 - 14:00'));
    expect(getInvitation().status).toBe(InvitationStatus.cancelled);
  });

  it('lets an owner keep the person with a reason', async () => {
    const { app, id, getInvitation } = await moveIntoConflict('dana@coppermesa.example');
    fireEvent.click(screen.getByLabelText('Keep on crew'));
    await app.press('Save anyway');
    await app.sees('Value is required');
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'Agreed on the phone' } });
    await app.press('Save anyway');
    await until(() => expect(row(app, id).arrival_window).toBe('12:00 - 14:00'));
    const kept = { status: InvitationStatus.accepted, override_reason: 'Agreed on the phone' };
    expect(getInvitation()).toMatchObject(kept);
  });
});

it('lets the user choose who to release when fewer people are needed', async () => {
  const { hosted, id, asked } = await createOrder([luis, marcus]);
  const app = await editOrder(hosted, id);
  app.type('Crew', /^Helper/, '0');
  await app.press('Save changes');
  await app.sees('This change affects 2 people');
  expect(app.button('Save and notify')).toBeDisabled();
  fireEvent.click(screen.getByLabelText('Marcus Reed'));
  await app.press('Save and notify');
  await until(() =>
    expect(row(app, id).crew_requirements).toEqual([{ position: PositionCode.foremanDriver, count: 1 }]),
  );
  expect(asked.map((each) => app.world.tables.invitation.require(each).status)).toEqual([
    InvitationStatus.accepted,
    InvitationStatus.cancelled,
  ]);
});
