import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InvitationStatus, PositionCode, UserType } from '#generated/model/codes';
import { address } from '../../../../tests/kit/app/startApp';
import { giveHelperPro } from '../../../../tests/kit/calendar/feeds';
import { crewIds, fewPeople } from '../../../../tests/kit/crews';
import { invite } from '../../../../tests/kit/orders';
import {
  twoHelpers,
  control,
  press,
  openNew,
  openMatches,
  openPublish,
  writeLine,
} from '../../../../tests/kit/screens/outsourcePage';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const { helper } = PositionCode;

describe('publishing', () => {
  it('sends one offer for two presses, to the selected people', async () => {
    const { world, orderId, user, callsTo } = await openMatches();
    const [first] = screen.getAllByLabelText(/^Select /);
    if (first) await user.click(first);
    expect(screen.getByText('1 person selected')).toBeVisible();
    press('Continue');
    expect(await screen.findByLabelText(/^Selected people/)).toBeChecked();
    fireEvent.change(control('Message'), { target: { value: 'Bring gloves' } });
    await user.dblClick(screen.getByText('Publish offer', { selector: 'button *' }));
    await until(() => expect(address()).toMatch(/^\/company\/outsourcing\/offer-applications\/\d+$/));
    expect(callsTo('POST /company-outsource?')).toHaveLength(1);
    expect(world.tables.offer.by('order', orderId)).toMatchObject([{ audience: 'selected', message: 'Bring gloves' }]);
  });

  it('needs a press of its own: a double press of the button before only continues', async () => {
    const { user, callsTo } = await openMatches();
    await user.dblClick(screen.getByText('Continue', { selector: 'button *' }));
    expect(await screen.findByText('Publish offer')).toBeVisible();
    expect(callsTo('POST /company-outsource?')).toEqual([]);
    expect(address()).toMatch(/^\/company\/outsourcing\?order=/);
  });

  it('asks when the offer pays selected people less than usual, and offers their rate in one click', async () => {
    const hosted = fewPeople();
    const { world } = hosted;
    const helpers = world.tables.user.where(({ type }) => type === UserType.helper);
    world.change(() => helpers.forEach(({ id }) => world.tables.user.update(id, { hourly_rate: 3800 })));
    const { orderId, user } = await openMatches(twoHelpers, hosted);
    const [first] = screen.getAllByLabelText(/^Select /);
    const usual = first?.getAttribute('aria-label')?.replace(/^Select (.*)/, '$1: $38.00/hr') ?? '';
    if (first) await user.click(first);
    press('Continue');
    expect(await screen.findByText(usual)).toBeVisible();
    press('Offer $38.00/hr');
    expect(screen.queryByText(usual)).toBeNull();
    press('Publish offer');
    await until(() => expect(world.tables.offer.by('order', orderId)).toHaveLength(1));
    expect(world.tables.offer.by('order', orderId)[0]?.position_needs).toMatchObject([{ hourly_rate: 3800 }]);
  });

  it('says how many people see the offer now and how many later, as it then counts them', async () => {
    const hosted = fewPeople();
    const { world } = hosted;
    const helpers = world.tables.user.where(({ id, type }) => type === UserType.helper && id % 3 === 0);
    for (const { id } of helpers) giveHelperPro(world, id);
    const { orderId, user } = await openPublish(twoHelpers, hosted);
    const choice = screen.getByLabelText(/^Everyone in the radius/);
    await user.click(choice);
    const note = plainSpaces(choice.closest('label')?.textContent ?? '');
    press('Publish offer');
    await until(() => expect(world.tables.offer.by('order', orderId)).toHaveLength(1));
    const [offer] = world.tables.offer.by('order', orderId);
    const notified = world.tables.offerApplication.by('offer', offer?.id ?? 0);
    const first = notified.filter(({ opens_at }) => opens_at <= world.now()).length;
    expect(first).toBeGreaterThan(1);
    expect(note).toContain(`${first} people right away, ${notified.length - first} more at 8:15 AM`);
  });

  it('says how many people are in each step and when, as the published offer then has them', async () => {
    const hosted = fewPeople();
    const { world } = hosted;
    const { orderId, user } = await openPublish(twoHelpers, hosted);
    await user.click(screen.getByLabelText(/^Everyone in the radius/));
    await user.selectOptions(control('Notify in stages'), '30 minutes apart');
    const label = screen.getByLabelText(/^Everyone in the radius/).closest('label');
    await until(() => expect(label).toHaveTextContent('8:30 AM'));
    const note = plainSpaces(label?.textContent ?? '');
    press('Publish offer');
    await until(() => expect(world.tables.offer.by('order', orderId)).toHaveLength(1));
    const [offer] = world.tables.offer.by('order', orderId);
    const notified = world.tables.offerApplication.by('offer', offer?.id ?? 0);
    const isSecond = ({ opens_at }: { opens_at: string }) =>
      Date.parse(opens_at) - Number(world.clock.now()) < 3_600_000;
    const second = notified.filter(isSecond).length;
    expect(note).toContain(`${second} people from 8:30 AM, ${notified.length - second} more from 9:00 AM`);
  });

  it('does not publish on Enter', async () => {
    const { user, callsTo } = await openPublish();
    await user.type(screen.getByLabelText(/^Everyone in the radius/), '{Enter}');
    expect(callsTo('POST /company-outsource?')).toEqual([]);
  });

  it('says that the job was canceled, and keeps the input when the job is read again', async () => {
    const { world, orderId, callsTo, queryClient } = await openPublish();
    world.change(() => void world.tables.order.update(orderId, { closed_state: 'cancelled' }));
    fireEvent.change(control('Message'), { target: { value: 'Bring gloves' } });
    press('Publish offer');
    expect(await screen.findByRole('alert')).toHaveTextContent('This job is canceled.');
    await until(() => expect(callsTo(`GET /orders/${orderId}`).length).toBeGreaterThan(1));
    await until(() => expect(queryClient.isFetching()).toBe(0));
    expect(control('Message').value).toBe('Bring gloves');
  });

  it('leads back to the need if a slot was filled since', async () => {
    const { world, orderId } = await openPublish();
    // Someone accepts, and the push is lost.
    const [row] = await invite(world, orderId, [crewIds.marcus, helper]);
    world.change(() => void world.tables.invitation.update(row ?? 0, { status: InvitationStatus.accepted }));
    press('Publish offer');
    expect(await screen.findByText('People: The maximum value allowed is 1')).toBeVisible();
    await until(() => expect(screen.getByText('Who you need')).toBeVisible());
  });

  it('keeps the draft for the next visit', async () => {
    const hosted = fewPeople();
    const { unmount } = await openNew({ hosted });
    writeLine('2 helpers tomorrow');
    await until(() => expect(control('Helper').value).toBe('2'));
    unmount();
    await openNew({ hosted });
    fireEvent.click(await screen.findByText('Restore', { selector: 'button *' }));
    await until(() => expect(control('Helper').value).toBe('2'));
    expect(control('Job in one line').value).toBe('2 helpers tomorrow');
  });
});
