import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { accept, fewPeople } from '../../../../tests/kit/crews';
import type { Call } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { orderFields, stop } from '../../../../tests/kit/orders';
import { openDetails, section } from '../../../../tests/kit/screens/detailScreen';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';
import { getField } from '../../../../tests/kit/world';

const listPaths = (calls: readonly Call[]) => [...new Set(calls.map(({ path }) => path))];

const fact = (part: ReturnType<typeof section>, name: string) =>
  plainSpaces(part.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent);

describe('the details of a job', () => {
  it('show everything about it', async () => {
    const flat = {
      ...stop('Tempe', '85281'),
      place_type: 'apartment',
      unit: 'Apt 205',
      floor: 2,
      flights_of_stairs: 1,
    };
    const second = { ...stop('Mesa', '85201'), long_carry_ft: 120, access_notes: 'Gate 4471' };
    const { orderId } = await openDetails({
      shell: true,
      order: {
        pick_up_addresses: [flat, second],
        items: [{ catalog_id: null, name: 'Grand piano', qty: 1, cuft: 70, fragile: true, disassembly: true }],
        special_items: ['piano'],
        vehicle_requirements: [{ vehicle_type_id: 4, count: 1, provided_by: 'company' }],
        customer_quote: 138000,
        crew_notes: 'Protect the floor',
        office_notes: 'Pays by card',
      },
    });
    expect(document.title).toBe('Job details · Crewboard');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Job #${orderId} · Rebecca Hollis`);
    expect(screen.getByText('Tempe → Gilbert')).toBeVisible();
    const way = section('When and where');
    expect(fact(way, 'Arrival')).toMatch(/^Sat, Nov 28 · 8:00–10:00 AM/);
    expect(fact(way, 'Estimated')).toBe('6.5 hr, done by 2:30 PM');
    const stops = within(way.getByLabelText('Stops in order')).getAllByText(/^(Pickup|Destination)/);
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Pickup 1', 'Pickup 2', 'Destination']);
    const list = within(way.getByLabelText('Stops in order'));
    const legs = list.getAllByText(/^[\d.]+ mi, about/).map(({ textContent }) => plainSpaces(textContent));
    expect(legs).toEqual(['8.2 mi, about 15 min', '6.4 mi, about 15 min']);
    expect(await way.findByText('This device can’t show the map. The list has the same stops.')).toBeVisible();
    expect(way.getByText('1 flight of stairs')).toBeVisible();
    expect(way.getByText('Gate 4471')).toBeVisible();
    expect(section('Inventory').getByText('Fragile, Disassemble')).toBeVisible();
    expect(await section('Vehicles and tools').findByText(/\(Our truck\)$/)).toBeVisible();
    expect(section('Customer').getByText('+1 (602)-555-0142')).toHaveAttribute('href', 'tel:+16025550142');
    expect(fact(section('Pay'), 'Labor % of quote')).toBe('11%');
    expect(section('Notes').getByText('Pays by card')).toBeVisible();
    expect(section('Timeline').getByText(/created the job/)).toBeVisible();
    expect(section('Crew').getByText('Marcus Reed')).toBeVisible();
  });

  it('lead from an open slot to a proposal from the team', async () => {
    const crew_requirements = [{ position: PositionCode.helper, count: 2 }];
    const { orderId } = await openDetails({ order: { crew_requirements } });
    const link = await section('Crew').findByRole('link', { name: 'Build crew' });
    expect(link).toHaveAttribute('href', `/company/job/build-crew/${orderId}`);
  });

  it('update live with the answers', async () => {
    const { world, invitationId } = await openDetails();
    expect(screen.getByText('Pending')).toBeVisible();
    await accept(world, people.marcus, invitationId);
    await until(() => expect(screen.getByText('Formed', { selector: 'article *' })).toBeVisible());
    expect(await section('Crew').findByLabelText('1 of 1 accepted')).toBeVisible();
    expect(section('Crew').getByText('Accepted')).toBeVisible();
  });

  it('follow each person through the day', async () => {
    const { world, invitationId } = await openDetails();
    await accept(world, people.marcus, invitationId);
    world.clock.travelTo(new Date('2026-11-28T15:05:00Z'));
    const current = () =>
      plainSpaces(
        within(section('Crew').getByLabelText('Progress')).getByRole('listitem', { current: 'step' }).textContent,
      );
    await as('marcus', world, 'reportOnMyWay', { params: { invitationId }, body: {} });
    await until(() => expect(current()).toBe('On the way8:05 AM'));
    expect(section('Crew').getByText('1 on the way')).toBeVisible();
    await as('marcus', world, 'checkIn', { params: { invitationId }, body: {} });
    await until(() => expect(current()).toBe('Arrived8:05 AM'));
  });

  it('shows the hours and everyone’s pay of a completed job', async () => {
    const { user, world, invitationId, orderId } = await openDetails({ order: { customer_quote: 81_000 } });
    await accept(world, people.marcus, invitationId);
    world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
    const rating = { stars: 4, tags: [], comment: 'Careful' };
    const body = {
      actual_start_at: '2026-11-28T15:20:00Z',
      actual_end_at: '2026-11-28T22:35:00Z',
      break_minutes: 30,
      crew: [{ invitation_id: invitationId, hours: 6.75, hourly_rate: 2400, tip: 2500, rating }],
      tips_total: 2500,
      issues: [{ type: 'damage', text: 'Scratch on door' }],
    };
    await as('priya', world, 'completeOrder', { params: { orderId }, body });
    await until(() => expect(screen.getByText('Results')).toBeVisible());
    expect(section('Crew').queryByLabelText('Progress')).toBeNull();
    const outcome = section('Results');
    expect(fact(outcome, 'Hours')).toBe('6.5 hr planned, 6.75 hr worked');
    expect(fact(outcome, 'Crew pay')).toBe('$187.00');
    expect(within(outcome.getByLabelText('Crew pay')).getByText('$25.00', { selector: 'td' })).toBeVisible();
    expect(outcome.getByText('4 stars · Careful')).toBeVisible();
    await user.selectOptions(outcome.getByLabelText('Rehire Marcus Reed?'), 'Block');
    await until(() =>
      expect(world.tables.order.require(orderId).completion?.lines[0]?.rating?.work_again).toBe('block'),
    );
    expect(outcome.getByText('Damage: Scratch on door')).toBeVisible();
    expect(fact(section('Pay'), 'Labor % of quote')).toBe('20%');
    expect(section('Pay').queryByText('Estimated labor')).toBeNull();
    expect(screen.getByText('Book again').closest('a')).toHaveAttribute('href', `/company/job/create?copy=${orderId}`);
  });

  it('request company and crew only for the history', async () => {
    const { callsTo, orderId } = await openDetails();
    expect(listPaths(callsTo(`/orders/${orderId}/detail`))).toEqual([`/orders/${orderId}/detail`]);
    expect(screen.getByText('Office: Phoenix, (602) 555-0142')).toBeInTheDocument();
  });

  it('show the company for a job of the history', async () => {
    const { callsTo, orderId } = await openDetails({ query: '?history=1' });
    const wanted = `/orders/${orderId}/detail?mover=1&moving_team=1`;
    expect(listPaths(callsTo(`/orders/${orderId}/detail`))).toEqual([wanted]);
    expect(screen.getByText(/Copper Mesa Moving Co. · Phoenix/)).toBeInTheDocument();
  });

  it('shows the reason of a canceled job, and no show-up pay without anyone who accepted', async () => {
    const { world, orderId } = await openDetails();
    const body = { reason: 'weather', comment: 'Storm', show_up_pay_hours: 2 };
    await as('priya', world, 'cancelOrder', { params: { orderId }, body });
    await until(() => expect(screen.getByText('Results')).toBeVisible());
    const outcome = section('Results');
    expect([fact(outcome, 'Reason'), fact(outcome, 'Comment')]).toEqual(['Weather', 'Storm']);
    expect(fact(outcome, 'Show-up pay')).toBe('None');
    expect(outcome.queryByRole('table')).toBeNull();
  });

  it('lists the show-up pay of a canceled job by person, with its total', async () => {
    const { world, orderId, invitationId } = await openDetails();
    await accept(world, people.marcus, invitationId);
    await as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather', show_up_pay_hours: 2 } });
    await until(() => expect(screen.getByText('Results')).toBeVisible());
    expect(fact(section('Results'), 'Show-up pay')).toBe('$48.00');
    expect(section('Pay').queryByText('Estimated labor')).toBeNull();
    const table = within(section('Results').getByRole('table', { name: 'Show-up pay' }));
    expect(table.getAllByRole('row').map(({ textContent }) => plainSpaces(textContent))).toEqual([
      'Crew memberPaid hoursRateTotal',
      'Marcus ReedHelper2 hr × $24.00/hr2 hr$24.00/hr$48.00',
      'Show-up pay$48.00',
    ]);
  });

  it('says the hours of show-up pay if the provider sends no amounts', async () => {
    const { world, orderId, invitationId, alterAnswers } = await openDetails();
    await accept(world, people.marcus, invitationId);
    alterAnswers(`GET /orders/${orderId}/detail`, (body) => {
      const detail = getField(body, 'data');
      if (typeof detail === 'object' && detail) Reflect.deleteProperty(detail, 'show_up_pay');
      return body;
    });
    await as('priya', world, 'cancelOrder', { params: { orderId }, body: { reason: 'weather', show_up_pay_hours: 2 } });
    await until(() => expect(screen.getByText('Results')).toBeVisible());
    expect(fact(section('Results'), 'Show-up pay')).toBe('2 hr for everyone who accepted');
  });
});

describe('a job that cannot be shown', () => {
  it.each([
    ['that never was', '', 'Job not found'],
    ['of someone else', 'getOrderDetail:403', 'You don’t have access to this'],
    ['whose server fails', 'getOrderDetail:500', 'The job couldn’t be loaded'],
    ['that is on its way', 'getOrderDetail:never', 'Loading job'],
  ])('%s', async (_, faults, words) => {
    renderApp({ as: people.dana, path: '/company/job/details/9999', scenario: 'empty', faults, shell: false });
    await until(() => expect(screen.getByText(words)).toBeInTheDocument());
  });
});

it('switches to the job’s branch first if the user has another one active', async () => {
  const hosted = fewPeople();
  const answer = await as('priya', hosted.world, 'createOrder', { params: { id: 2 }, body: orderFields });
  const orderId = Number(getField(getField(answer.body, 'data'), 'order_id'));
  const app = renderApp({ as: people.dana, hosted, path: `/company/job/details/${orderId}`, shell: false });
  await until(() => expect(screen.getByLabelText(`Job #${orderId}`)).toBeVisible());
  await until(() => expect(app.branches().activeBranchId).toBe(2));
  expect(address()).toBe(`/company/job/details/${orderId}`);
});

it('tells an invitation that was taken back from no invitation at all', async () => {
  const { world, orderId, invitationId } = await openDetails();
  const cancel = [{ invitation_id: invitationId, reason: 'mistake' }];
  await as('dana', world, 'editInvitations', { params: { orderId }, body: { cancel } });
  expect(await screen.findByText('All invitations were withdrawn or expired.')).toBeVisible();
});
