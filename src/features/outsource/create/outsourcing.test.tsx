import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fewPeople } from '../../../../tests/kit/crews';
import { people } from '../../../../tests/kit/operations';
import { placeOrder } from '../../../../tests/kit/orders';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { until } from '../../../../tests/kit/until';
import {
  twoHelpers,
  control,
  press,
  openNew,
  openForJob,
  openMatches,
  writeLine,
} from '../../../../tests/kit/screens/outsourcePage';

describe('the need in one line', () => {
  it('fills in the fields, and says what it did not understand', async () => {
    await openNew();
    writeLine('2 helpers Sunday 8-10 Mesa, 3rd floor walk-up, 6 hours, $26, piano');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    expect([control(/^City/).value, control(/^Arrival window/).value]).toEqual(['Mesa', '08:00 - 10:00']);
    expect([control(/^Estimated hours/).value, control(/^Rate for a helper/).value]).toEqual(['6', '26.00']);
    expect([control('Helper').value, control(/^Floor/).value]).toEqual(['2', '3']);
    expect(screen.getByText('Not used: “piano”')).toBeVisible();
  });

  it('asks which of two meanings is right', async () => {
    await openNew();
    writeLine('2 helpers 12/1');
    await until(() => expect(control(/^Date/).value).toBe('12/01/2026'));
    fireEvent.click(within(screen.getByLabelText('Which one do you mean by “12/1”?')).getByText('Tue, Jan 12, 2027'));
    await until(() => expect(control(/^Date/).value).toBe('01/12/2027'));
    expect(screen.queryByLabelText(/^Which one/)).toBeNull();
  });

  it('asks about a time that is not certain, and fills it in when it is', async () => {
    await openNew();
    const usual = control(/^Arrival window/).value;
    writeLine('2 helpers tomorrow at 3');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    expect(control(/^Arrival window/).value).toBe(usual);
    fireEvent.click(within(screen.getByLabelText('Which one do you mean by “at 3”?')).getByText('3:00–4:00 PM'));
    await until(() => expect(control(/^Arrival window/).value).toBe('15:00 - 16:00'));
  });

  it('empties a field when its phrase is removed from the line', async () => {
    await openNew();
    writeLine('2 helpers tomorrow 6 hours');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    writeLine('2 helpers 6 hours');
    await until(() => expect(control(/^Date/).value).toBe(''));
  });

  it('keeps a field that was changed by hand', async () => {
    await openNew();
    writeLine('2 helpers 6 hours');
    await until(() => expect(control(/^Estimated hours/).value).toBe('6'));
    fireEvent.change(control(/^Estimated hours/), { target: { value: '7' } });
    writeLine('3 helpers 6 hours');
    await until(() => expect(control('Helper').value).toBe('3'));
    expect(control(/^Estimated hours/).value).toBe('7');
  });

  it('matches a draft without creating a job', async () => {
    const { world, callsTo } = await openNew();
    press('Show matches');
    await until(() => expect(control('Foreman/Driver')).toHaveFocus());
    expect(callsTo('match')).toEqual([]);
    writeLine('2 helpers Sunday 8-10 Mesa 6 hours');
    await until(() => expect(control(/^Date/).value).toBe('11/22/2026'));
    press('Show matches');
    expect(await screen.findByText('Who fits')).toBeVisible();
    expect(world.tables.order.all()).toEqual([]);
  });
});

describe('the need of a job', () => {
  it('is one press away, with its open slots', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world);
    await openNew({ hosted });
    fireEvent.click(await screen.findByLabelText(`Find people for job #${orderId}`));
    expect(await screen.findByText('Open on this job: 1 Foreman/Driver, 2 helpers')).toBeVisible();
    expect(address()).toBe(`/company/outsourcing?order=${orderId}`);
    expect(control('Helper')).toHaveAttribute('aria-valuemax', '2');
  });

  it('has the typed line too, which leaves day and place to the job', async () => {
    await openForJob();
    writeLine('1 helper Sunday Mesa, $26, within 10 miles');
    await until(() => expect(control('Helper').value).toBe('1'));
    expect(control(/^Rate for a helper/).value).toBe('26.00');
    expect(screen.getByText('Not used here: “Sunday”, “Mesa”')).toBeVisible();
  });

  it('is refused for a job that does not exist or has started', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, twoHelpers);
    hosted.world.clock.advance(8 * 86_400_000);
    renderApp({ as: people.priya, shell: false, hosted, path: `/company/outsourcing?order=${orderId}` });
    expect(await screen.findByText('This job has already started, so it can’t be offered.')).toBeVisible();
  });

  it('is refused for a canceled job', async () => {
    const hosted = fewPeople();
    const orderId = await placeOrder(hosted.world, twoHelpers);
    hosted.world.change(() => void hosted.world.tables.order.update(orderId, { closed_state: 'cancelled' }));
    renderApp({ as: people.priya, shell: false, hosted, path: `/company/outsourcing?order=${orderId}` });
    expect(await screen.findByText('This job is canceled, so it can’t be offered.')).toBeVisible();
  });

  it('needs a branch', async () => {
    renderApp({ as: 'hank@coppermesa.example', shell: false, hosted: fewPeople(), path: '/company/outsourcing' });
    expect(await screen.findByText('You don’t have a branch yet. Ask the owner for access.')).toBeVisible();
  });
});

describe('matches', () => {
  it('are ranked with reasons, and say who is not shown', async () => {
    await openMatches();
    const rows = within(screen.getByLabelText('Who fits')).getAllByRole('listitem');
    const scores = rows.flatMap((row) => within(row).queryAllByRole('img', { name: /^Fit / }));
    const numbers = scores.map((ring) => Number(/\d+/.exec(ring.getAttribute('aria-label') ?? '')?.[0]));
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(screen.getByText(/^Not shown: /)).toBeVisible();
  });

  it('follow the rate and the radius', async () => {
    await openMatches();
    expect(screen.queryByText(/mi away, outside the radius$/)).toBeNull();
    fireEvent.change(control('Radius'), { target: { value: '5' } });
    expect((await screen.findAllByText(/outside area/))[0]).toBeVisible();
    press('Add 10 mi');
    expect(await screen.findByText(/^15/, { selector: 'output' })).toBeVisible();
    press('Add $1/hr');
    expect(screen.getByText('$25.00/hr', { selector: 'output' })).toBeVisible();
    await until(() => expect(screen.queryAllByText(/under your rate/).length).toBeGreaterThan(0));
  });

  it('say how they are made', async () => {
    await openMatches();
    press('How matching works');
    expect(await screen.findByText(/Age, photo and name play no part/)).toBeVisible();
    expect(screen.getByText('Availability: up to 25')).toBeVisible();
  });

  it('say that they could not be loaded, and that the plan has none', async () => {
    const { world } = await openForJob();
    world.faults.set([{ operation: 'matchHelpers', kind: 'status', status: 403 }]);
    press('Show matches');
    expect(await screen.findByText(/permission/)).toBeVisible();
    expect(shownToasts()).toHaveLength(1);
    press('Back');
    world.faults.set([]);
    world.change(() => void world.tables.subscription.update(1, { plan_id: 1 }));
    press('Show matches');
    expect(await screen.findByText('Your plan doesn’t include Find AI. Upgrade to use it.')).toBeVisible();
  });
});
