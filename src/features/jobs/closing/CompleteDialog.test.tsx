import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { createDrafts } from '#platform/drafts/drafts';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, crewIds, fewPeople } from '../../../../tests/kit/crews';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { until } from '../../../../tests/kit/until';
import { testMoment } from '../../../../tests/kit/world';

const { marcus, sofia, tyrell } = crewIds;

/** 7:00 PM on the day of the job. */
const evening = new Date('2026-11-22T02:00:00Z');
const noon = new Date('2026-11-21T19:00:00Z');

/** The crew of docs/product.md, "Pay", on the evening of the job: $32.00, $24.00 and $24.00 an hour. */
async function createWorldWithCrew(accepting: readonly (keyof typeof crewIds)[] = ['sofia', 'marcus', 'tyrell']) {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world, { date: '2026-11-21' });
  const ids = await invite(
    world,
    orderId,
    [sofia, PositionCode.foremanDriver],
    [marcus, PositionCode.helper],
    [tyrell, PositionCode.helper],
  );
  const emails = accepting.map((name) => world.tables.user.require(crewIds[name]).email);
  for (const [index, email] of emails.entries()) expect(await accept(world, email, ids[index] ?? 0)).toBe(200);
  world.clock.travelTo(evening);
  return { hosted, orderId, ids };
}

/** Opens the dialog that completes the job. */
async function openDialog() {
  const { hosted, orderId, ids } = await createWorldWithCrew();
  const path = `/company/job/details/${orderId}?complete=1`;
  const app = renderApp({ as: people.priya, hosted, path, shell: false });
  const box = within(await screen.findByRole('dialog'));
  await box.findByText('Paid to the crew');
  await app.waitForSecondLoad();
  const person = (name: string) => within(box.getByLabelText(name));
  const order = () => app.world.tables.order.require(orderId);
  const type = async (field: Element, text: string) => {
    await app.user.clear(field);
    await app.user.type(field, text);
  };
  const button = box.getByRole('button', { name: 'Complete job' });
  const complete = () => app.user.click(button);
  return { ...app, box, person, orderId, ids, order, type, button, complete };
}

describe('completing a job', () => {
  it('pays the worked example: $615.00, of which Marcus has $187.00', async () => {
    const { user, box, person, order, type, button, ids } = await openDialog();
    expect(box.getByText('$520.00')).toBeVisible();
    await type(box.getByLabelText(/^Start – end/), '08201535');
    await type(box.getByLabelText('Break'), '0');
    expect(box.getByText('7.25 hr paid (7 hr 15 min on site)')).toBeVisible();
    await type(box.getByLabelText('Break'), '10');
    expect(
      box.getByText('7.25 hr paid (7 hr 15 min on site minus a 10 min break, rounded up to 15 min)'),
    ).toBeVisible();
    await type(box.getByLabelText('Break'), '30');
    expect(box.getByText(/^6\.75 hr paid \(7 hr 15 min on site minus a 30 min break/)).toBeVisible();
    await type(box.getByLabelText('Total tips'), '75');
    expect(box.getByText('$615.00')).toBeVisible();
    expect(person('Marcus Reed').getByText('$187.00')).toBeVisible();
    expect(person('Marcus Reed').getByText('6.75 hr × $24.00 = $162.00 + $25.00 tip')).toBeVisible();
    await user.click(person('Sofia Delgado').getByText('5 stars'));
    await user.click(person('Sofia Delgado').getByText('Leads well'));
    await user.selectOptions(person('Sofia Delgado').getByLabelText('Rehire?'), 'Favorite');
    await user.dblClick(button);
    await until(() => expect(order().closed_state).toBe('completed'));
    const { completion } = order();
    expect(completion).toMatchObject({ payout_total: 61_500, actual_hours: 6.75, tips_total: 7500, break_minutes: 30 });
    expect(completion?.lines.map(({ invitation_id, total }) => [invitation_id, total])).toEqual([
      [ids[0], 24_100],
      [ids[1], 18_700],
      [ids[2], 18_700],
    ]);
    expect(completion?.lines[0]?.rating).toEqual({ stars: 5, tags: ['leads_well'], work_again: 'favorite' });
    await until(() => expect(shownToasts()).toEqual([expect.stringMatching(/completed: \$615\.00 to the crew/)]));
    await until(() => expect(address()).not.toContain('complete'));
  });

  it('includes a person who joined the crew while the dialog was open', async () => {
    const { hosted, orderId } = await createWorldWithCrew(['sofia', 'marcus']);
    hosted.world.clock.travelTo(noon);
    const { user, world, waitForSecondLoad } = renderApp({
      as: people.priya,
      hosted,
      path: `/company/job/details/${orderId}?complete=1`,
      shell: false,
    });
    const box = within(await screen.findByRole('dialog'));
    await box.findByText('Paid to the crew');
    await waitForSecondLoad();
    const [invitationId = 0] = await invite(world, orderId, [tyrell, PositionCode.helper]);
    expect(await accept(world, world.tables.user.require(tyrell).email, invitationId)).toBe(200);
    const hours = within(await box.findByLabelText('Tyrell Banks')).getByLabelText(/^Hours/);
    await user.clear(box.getByLabelText(/^Start – end/));
    await user.type(box.getByLabelText(/^Start – end/), '08001100');
    await user.clear(hours);
    await user.type(hours, '3');
    await user.click(box.getByRole('button', { name: 'Complete job' }));
    await until(() => expect(world.tables.order.require(orderId).closed_state).toBe('completed'));
  });

  it('pays nothing for a no-show', async () => {
    const { user, box, person, order, complete } = await openDialog();
    await user.click(person('Marcus Reed').getByLabelText('No-show'));
    expect(box.getByText('$364.00')).toBeVisible();
    expect(person('Marcus Reed').queryByLabelText(/^Hours/)).toBeNull();
    await complete();
    await until(() => expect(order().completion?.lines[1]).toMatchObject({ no_show: true, total: 0 }));
  });

  it('requires a note for very long hours and keeps hours changed by hand', async () => {
    const { box, person, order, type, complete } = await openDialog();
    await type(person('Marcus Reed').getByLabelText(/^Hours/), '10');
    await type(box.getByLabelText(/^Start – end/), '08001830');
    expect(person('Sofia Delgado').getByLabelText(/^Hours/)).toHaveValue('10.5');
    expect(person('Marcus Reed').getByLabelText(/^Hours/)).toHaveValue('10');
    await complete();
    expect(await box.findByText('The value is required')).toBeVisible();
    expect(box.getByLabelText('Notes')).toHaveFocus();
    await type(box.getByLabelText('Notes'), 'Piano on the third floor');
    await complete();
    await until(() => expect(order().completion?.notes).toBe('Piano on the third floor'));
  });

  it('starts tips by hand with equal shares, which have to add up', async () => {
    const { user, box, person, order, type, complete } = await openDialog();
    await type(box.getByLabelText('Total tips'), '75');
    await user.click(box.getByLabelText('Custom'));
    expect(person('Tyrell Banks').getByLabelText('Tip')).toHaveValue('25.00');
    await type(person('Tyrell Banks').getByLabelText('Tip'), '20');
    expect(box.getByText('$70.00 of $75.00 assigned')).toBeVisible();
    await complete();
    expect(await box.findByText('Crew tips add up to $70.00')).toBeVisible();
    await type(person('Sofia Delgado').getByLabelText('Tip'), '30');
    await complete();
    await until(() => expect(order().completion?.lines.map(({ tip }) => tip)).toEqual([3000, 2500, 2000]));
  });

  it('keeps the input when the connection is lost, and sends the issues on site', async () => {
    const { user, box, world, order, type, complete } = await openDialog();
    await user.click(box.getByText('Add an issue'));
    await type(box.getByLabelText(/^What happened/), 'Scratch on door');
    world.faults.set([{ operation: 'completeOrder', kind: 'network' }]);
    await complete();
    expect(await box.findByText(/^The server didn’t respond/)).toBeVisible();
    expect(box.getByLabelText(/^What happened/)).toHaveValue('Scratch on door');
    world.faults.set([]);
    await complete();
    await until(() => expect(order().completion?.issues).toEqual([{ type: 'damage', text: 'Scratch on door' }]));
  });

  it('shows an error at the field for a future time and for a break without work', async () => {
    const { box, order, type, complete } = await openDialog();
    await type(box.getByLabelText(/^Start – end/), '08002000');
    await complete();
    expect(await box.findByText('The end is in the future. Complete the job when the crew has left.')).toBeVisible();
    await type(box.getByLabelText(/^Start – end/), '08000830');
    await type(box.getByLabelText('Break'), '30');
    expect(box.getByText('The break must be shorter than the time on site')).toBeVisible();
    expect(order().closed_state).toBeNull();
  });

  it('says what is wrong and stays open when a restored draft has a day that does not exist', async () => {
    const { hosted, orderId } = await createWorldWithCrew();
    await createDrafts('').save({ owner: 'user:2', form: `complete-${orderId}` }, { day: '2026-02-30' });
    const path = `/company/job/details/${orderId}?complete=1`;
    const { user, world } = renderApp({ as: people.priya, hosted, path, shell: false });
    const box = within(await screen.findByRole('dialog'));
    await user.click(await box.findByRole('button', { name: 'Restore' }));
    await user.click(box.getByRole('button', { name: 'Complete job' }));
    expect(await box.findByText('Enter a start and end time, such as 8:20 AM - 3:35 PM')).toBeVisible();
    expect(shownToasts()).toEqual([]);
    expect(world.tables.order.require(orderId).closed_state).toBeNull();
  });

  it('explains that a crew member withdrew while the dialog was open', async () => {
    const { box, world, ids, complete, waitForSecondLoad: calm } = await openDialog();
    // Only an event would report the withdrawal, and none is sent.
    await calm();
    world.change(() => world.tables.invitation.update(ids[2] ?? 0, { status: InvitationStatus.cancelled }));
    await complete();
    expect(await box.findByText('Value is not valid')).toBeVisible();
  });
});

it('lets the owner reopen a completed job', async () => {
  const { hosted, orderId, ids } = await createWorldWithCrew();
  const rates = [3200, 2400, 2400];
  const crew = ids.map((invitation_id, index) => ({ invitation_id, hours: 6.5, hourly_rate: rates[index] }));
  const body = { actual_start_at: testMoment, actual_end_at: '2026-11-21T21:30:00Z', crew };
  expect((await as('priya', hosted.world, 'completeOrder', { params: { orderId }, body })).status).toBe(200);
  const { user, world } = renderApp({ as: people.dana, hosted, path: `/company/job/details/${orderId}` });
  await user.click(await screen.findByText('Reopen'));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Reopen'));
  await until(() => expect(world.tables.order.require(orderId).closed_state).toBeNull());
});
