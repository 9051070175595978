import { fireEvent, screen } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { shownToasts } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as, createForm } from '../../../../../tests/kit/operations';
import { orderFields, invite, placeOrder } from '../../../../../tests/kit/orders';
import { createOrder, editOrder, row, luis, marcus } from '../../../../../tests/kit/screens/editScreen';
import { renderOrder } from '../../../../../tests/kit/screens/orderScreen';
import { plainSpaces } from '../../../../../tests/kit/texts/spaces';
import { until } from '../../../../../tests/kit/until';
import { formTexts } from '../texts';

it('saves the changes and leaves the rest as it was', async () => {
  const { hosted, id } = await createOrder();
  const before = hosted.world.tables.order.require(id);
  const app = await editOrder(hosted, id);
  app.type('Customer', /^First name/, 'Ruth');
  await app.press('Save changes');
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
  const changed = { customer_name: 'Ruth', version: 2, updated_by_id: 2 };
  const { updated_at: _now, ...after } = row(app, id);
  const { updated_at: _then, ...rest } = before;
  expect(after).toEqual({ ...rest, ...changed });
  await app.sees(`Job #${id} saved`);
  await app.sees('Changed: First name');
  expect(screen.getByText('Rebecca', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('Ruth', { selector: 'ins' })).toBeVisible();
});

it('removes a side of an existing job after a confirmation (spec section 5)', async () => {
  const { hosted, id } = await createOrder();
  const app = await editOrder(hosted, id);
  fireEvent.click(screen.getByLabelText(/^LoadLoading only/));
  await app.sees('Remove destination?');
  await app.press('Remove destination');
  await app.press('Save changes');
  await until(() => expect(row(app, id)).toMatchObject({ help_type: 1, destination_addresses: [] }));
});

it.each([
  ['a job that is not there', 'getOrder:404', /Job not found/],
  ['one that may not be seen', 'getOrder:403', /permission/],
  ['one that does not come', 'getOrder:500', /Try again/],
])('%s is shown', async (_, faults, message) => {
  const hosted = hostWorld({ scenario: 'empty', faults });
  renderOrder('/company/job/edit/1042', { hosted });
  await until(() => expect(screen.getByText(message, { selector: 'main *' })).toBeVisible());
});

it('does not open a closed job for editing', async () => {
  const { hosted, id } = await createOrder();
  hosted.world.change(() => hosted.world.tables.order.update(id, { closed_state: 'cancelled' }));
  renderOrder(`/company/job/edit/${id}`, { hosted });
  await until(() => expect(screen.getByText(/^Closed jobs/)).toBeVisible());
});

it('includes the files of the job and keeps files that another user adds', async () => {
  const { hosted, id } = await createOrder();
  const file = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const attach = (name: string) =>
    as('dana', hosted.world, 'addAttachment', { params: { orderId: id }, form: createForm({ file: file(name) }) });
  await attach('old.pdf');
  await attach('plan.pdf');
  const app = await editOrder(hosted, id);
  fireEvent.change(screen.getByLabelText('Add files'), { target: { files: [file('mine.pdf')] } });
  await app.press('Remove old.pdf');
  await attach('theirs.pdf');
  await app.press('Save changes');
  await app.sees('You changed different things');
  await app.press('Save');
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
  expect(row(app, id).attachments.map(({ name }) => name)).toEqual(['plan.pdf', 'theirs.pdf', 'mine.pdf']);
});

it('shows what another user saved first, and lets the user choose field by field', async () => {
  const { hosted, id } = await createOrder();
  const app = await editOrder(hosted, id);
  app.type('Customer', /^First name/, 'Ruth');
  app.type('Notes', /^Notes for the crew/, 'Mine');
  const theirs = { ...orderFields, customer_name: 'Rita', office_notes: 'Theirs', version: 1 };
  await as('dana', app.world, 'updateOrder', { params: { orderId: id }, body: theirs });
  await app.press('Save changes');
  await app.sees('Also changed (kept)');
  expect(screen.getByRole('dialog', { name: 'Dana changed this job just now.' })).toHaveTextContent('Theirs');
  fireEvent.click(screen.getByLabelText(/^Dana’s/));
  await app.press('Save');
  await until(() => expect(row(app, id).version).toBe(3));
  expect(row(app, id)).toMatchObject({ customer_name: 'Rita', crew_notes: 'Mine', office_notes: 'Theirs' });
  await until(() => expect(address()).toBe(`/company/job/details/${id}`));
});

it('explains that another user deleted the job, and keeps the input', async () => {
  const { hosted, id } = await createOrder();
  const app = await editOrder(hosted, id);
  app.type('Customer', /^First name/, 'Ruth');
  await as('dana', hosted.world, 'deleteOrder', { params: { orderId: id } });
  await app.press('Save changes');
  await app.sees(formTexts.orderGone);
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ruth');
  expect(address()).toBe(`/company/job/edit/${id}`);
});

it('shows that a restored draft is older than the job, and resolves conflicts before saving', async () => {
  const { hosted, id } = await createOrder();
  const before = await editOrder(hosted, id);
  before.type('Customer', /^First name/, 'Ruth');
  before.type('Notes', /^Notes for the crew/, 'Mine');
  const key = { owner: 'user:2', form: `order-${id}` } as const;
  await until(async () => expect(await before.drafts.load(key)).toMatchObject({ crew_notes: 'Mine' }));
  before.unmount();
  const theirs = { ...orderFields, customer_name: 'Rita', office_notes: 'Theirs', version: 1 };
  await as('dana', hosted.world, 'updateOrder', { params: { orderId: id }, body: theirs });

  const app = await editOrder(hosted, id);
  await app.sees('We kept your entries. Dana changed this job after you started this draft.');
  await app.press('Restore');
  await app.sees('Also changed (kept)');
  fireEvent.click(screen.getByLabelText(/^Dana’s/));
  await app.press('Continue');
  await until(() => expect(screen.queryByText('Also changed (kept)')).toBeNull());
  expect(app.part('Customer').getByLabelText(/^First name/)).toHaveValue('Rita');
  expect(row(app, id).version).toBe(2);
  await app.press('Save changes');
  await until(() => expect(row(app, id).version).toBe(3));
  expect(row(app, id)).toMatchObject({ customer_name: 'Rita', crew_notes: 'Mine', office_notes: 'Theirs' });
});

it('asks once about the crew that the change affects', async () => {
  const { hosted, id, asked } = await createOrder([luis]);
  const app = await editOrder(hosted, id);
  app.type('When', /^Arrival window/, '12:00 - 14:00');
  await app.press('Save changes');
  await app.sees('This change affects 2 people');
  expect(screen.getByText('The start moves by more than an hour.')).toBeVisible();
  expect(screen.getByText('Luis Ortega')).toBeVisible();
  expect(screen.getByLabelText(/^Ask the crew to confirm/)).toBeChecked();
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
