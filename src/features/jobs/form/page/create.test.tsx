import './JobCreatePage';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { phone } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { fewPeople } from '../../../../../tests/kit/crews';
import { placeOrder } from '../../../../../tests/kit/orders';
import { renderOrder } from '../../../../../tests/kit/screens/orderScreen';
import { until } from '../../../../../tests/kit/until';

const create = '/company/job/create?date=2026-11-28';

/** The focused field, read from the page because a query in a large form takes too long. */
const focused = () => {
  const { activeElement } = document;
  return activeElement?.getAttribute('name') ?? activeElement?.id;
};

it('saves an order and offers to form its crew', async () => {
  const app = renderOrder(create, { shell: true });
  await app.fillRequired();
  for (const words of ['Rebecca Hollis', 'Tempe → Gilbert', 'Sat, Nov 28 · 8:00–10:00 AM', 'About $520.00']) {
    expect(screen.getAllByText(words)[0]).toBeVisible();
  }
  app.world.tables.subscription.update(1, { limits: { orders: 1 } });
  await placeOrder(app.world);
  await app.press('Save job');
  await app.sees('Your plan includes 1 job per month. Upgrade to add more.');
  // Priya cannot change the plan.
  await app.sees('Ask the company owner to upgrade.');
  app.world.tables.subscription.update(1, { limits: { orders: 2 } });
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
  const [, order] = app.world.tables.order.all();
  expect(order).toMatchObject({
    customer_last_name: 'Hollis',
    date: '2026-11-28',
    estimated_hours: 6.5,
    volume_cuft: 929,
    offered_rates: { '3': 2400, '4': 3200 },
  });
  await app.sees(`Job #${order?.id} saved`);
  const addTeam = `/company/job/team-add/${order?.id}`;
  const listLinks = () => screen.getAllByText('Add crew').map((link) => link.closest('a')?.getAttribute('href'));
  await until(() => expect(listLinks()).toContain(addTeam));
  await app.press('Add crew');
  await until(() => expect(address()).toBe(addTeam));
  await until(async () => expect(await app.drafts.count('user:2')).toBe(0));
});

it('saves a job and drafts its crew, which one press invites', async () => {
  const app = renderOrder(create, { hosted: fewPeople() });
  await app.fillRequired();
  await app.press('Save and build crew');
  await until(() => expect(address()).toMatch(/^\/company\/job\/build-crew\/\d+$/));
  const id = Number(address().split('/').at(-1));
  await screen.findByText('Invite all');
  await app.press('Invite all');
  await until(() => expect(address()).toBe(`/company/job/team-edit/${id}`));
  expect(app.world.tables.invitation.by('order', id)).toHaveLength(3);
});

it('keeps to the list when a refused "Save and build crew" is followed by "Save job"', async () => {
  const app = renderOrder(create);
  await app.ready();
  await app.press('Save and build crew');
  await app.sees('Destination, stop 1, City: Value is required');
  await app.fillRequired();
  await app.press('Save job');
  await until(() => expect(address()).toBe('/company/job/not-formed'));
});

it('opens with the required fields, and keeps open what this person opens', async () => {
  const app = renderOrder(create);
  await app.ready();
  const email = () => screen.getByLabelText(/^Email/);
  expect(email()).not.toBeVisible();
  expect(screen.getByLabelText(/^Customer quote/)).not.toBeVisible();
  await app.user.click(screen.getByText('More contact details'));
  expect(email()).toBeVisible();
  await until(() => expect(localStorage.getItem('preference:job-form')).toBe('contact'));
  app.unmount();
  const again = renderOrder(create, { hosted: app.hosted });
  await again.ready();
  expect(email()).toBeVisible();
});

it('lets a person leave while a job is saved: it stays where they are and keeps no draft', async () => {
  const app = renderOrder(create, { shell: true });
  await app.fillRequired();
  const release = app.holdAnswers('POST /company-branches/1/orders');
  await app.press('Save job');
  await until(() => expect(app.callsTo('POST /company-branches/1/orders')).toHaveLength(1));
  await app.user.click(screen.getByRole('link', { name: 'Team' }));
  await app.user.click(await screen.findByRole('button', { name: 'Leave page' }));
  await until(() => expect(address()).toBe('/company/team'));
  release();
  await until(() => expect(document.body.textContent).toMatch(/Job #\d+ saved/));
  expect(address()).toBe('/company/team');
  await until(async () => expect(await app.drafts.count('user:2')).toBe(0));
});

it('opened from the list, focuses the booking line, not only the heading of the page', async () => {
  const app = renderOrder('/company/job/not-formed');
  await app.user.click((await screen.findAllByText('Add new job'))[0] ?? document.body);
  await until(() => expect(focused()).toBe('line'));
});

it('fills in a new job from one typed line, and takes back a part that is removed', async () => {
  const app = renderOrder('/company/job/create');
  await app.ready();
  const line = '2 bed large Tempe to Mesa Sat 8am, 3 people, Jane Doe 480-555-0199';
  fireEvent.change(screen.getByLabelText(/^Job in one line/), { target: { value: line } });
  await until(() => expect(screen.getByLabelText(/^First name/)).toHaveValue('Jane'));
  expect(screen.getByLabelText(/^Last name/)).toHaveValue('Doe');
  expect(app.part('Pickup').getByLabelText(/^City/)).toHaveValue('Tempe');
  expect(app.part('Destination').getByLabelText(/^City/)).toHaveValue('Mesa');
  fireEvent.change(screen.getByLabelText(/^Job in one line/), {
    target: { value: line.replace('Jane Doe', '') },
  });
  await until(() => expect(screen.getByLabelText(/^First name/)).toHaveValue(''));
  expect(app.part('Pickup').getByLabelText(/^City/)).toHaveValue('Tempe');
});

it('knows the cities of all branches in the typed line', async () => {
  const app = renderOrder('/company/job/create', { as: 'dana@coppermesa.example' });
  await app.ready();
  await app.user.type(screen.getByLabelText(/^Job in one line/), 'studio Tempe to Las Vegas Saturday 8am');
  await until(() => expect(app.part('Destination').getByLabelText(/^City/)).toHaveValue('Las Vegas'));
  expect(app.part('Destination').getByLabelText(/^State/)).toHaveDisplayValue('Nevada');
});

it('fills in both addresses of the typed line, and takes no street number for a time', async () => {
  const app = renderOrder('/company/job/create');
  await app.ready();
  const line = screen.getByLabelText(/^Job in one line/);
  const value = '1200 E University Dr Tempe 85281 to 455 W Warner Rd Chandler 85225, tomorrow 9am, piano';
  fireEvent.change(line, { target: { value } });
  const field = (part: string, label: RegExp) => app.part(part).getByLabelText(label);
  await until(() => expect(field('Pickup', /^Address/)).toHaveValue('1200 E University Dr'));
  expect(field('Pickup', /^ZIP code/)).toHaveValue('85281');
  expect(field('Destination', /^Address/)).toHaveValue('455 W Warner Rd');
  expect(field('Destination', /^City/)).toHaveValue('Chandler');
  expect(screen.getByLabelText(/^Date/)).toHaveValue('11/22/2026');
  expect(screen.getByLabelText(/^Arrival window/)).toHaveValue('09:00 - 10:00');
  expect(screen.getByText('Not used: “piano”')).toBeVisible();
});

it('lets the items decide the volume only once the list is complete', async () => {
  const app = renderOrder('/company/job/create');
  await app.ready();
  app.choose('Service', /^Move size/, '2 bedrooms, large');
  await app.press('Add custom item');
  app.type('Items', /^Cu ft each/, '60');
  await app.sees('929\u00a0cu\u00a0ft from move size. Items listed so far: 60');
  fireEvent.click(screen.getByLabelText(/^This list is complete/));
  await app.sees(' 60\u00a0cu\u00a0ft from items');
});

it('focuses the first invalid field and lists all of them', async () => {
  const app = renderOrder('/company/job/create');
  await app.ready();
  expect(focused()).toBe('line');
  screen.getByLabelText(/^Office notes/).focus();
  await app.press('Save job');
  await until(() => expect(focused()).toBe('customer_name'));
  expect(screen.getByText('Destination, stop 1, City: Value is required')).toBeVisible();
  expect(app.callsTo('POST /company-branches/1/orders')).toEqual([]);
  fireEvent.click(screen.getByText('Crew needed: Value is required'));
  await until(() => expect(focused()).toMatch(/crew_requirements$/));
  // The section list leads to the first invalid field of a section, or to its first field.
  fireEvent.click(screen.getByText('Destination', { selector: 'nav *' }));
  expect(focused()).toBe('destination_addresses[0].address_line');
  fireEvent.click(screen.getByText('Notes', { selector: 'nav *' }));
  expect(focused()).toBe('crew_notes');
});

it('goes step by step on a phone, and back to the step with an error', async () => {
  const app = renderOrder(create, { width: phone });
  await app.ready();
  expect(app.button('Save job')).toBeVisible();
  await app.press('Next');
  expect(screen.getByText('Service', { selector: 'h2' })).toHaveFocus();
  expect(screen.getByText('Customer', { selector: 'h2' })).not.toBeVisible();
  fireEvent.change(screen.getByLabelText('Step'), { target: { value: '11' } });
  expect(screen.getByText('Review', { selector: 'h2' })).toHaveFocus();
  expect(screen.getByText('Sat, Nov 28 · 8:00–10:00 AM')).toBeVisible();
  // Save must not take its place: the second tap of a double tap would save.
  expect(app.button('Next')).toBeDisabled();
  await app.press('Save job');
  await until(() => expect(focused()).toBe('customer_name'));
  expect(screen.getByLabelText('Step')).toHaveDisplayValue('1 of 12 · Customer');
  fireEvent.click(screen.getByText('Move size: Value is required'));
  await until(() => expect(focused()).toBe('move_size'));
  expect(screen.getByLabelText('Step')).toHaveDisplayValue('2 of 12 · Service');
});

it('shows the sides of its service, and asks before removing one with input', async () => {
  const app = renderOrder(create);
  await app.ready();
  fireEvent.click(screen.getByLabelText(/^Unload/));
  expect(screen.queryByText('Pickup', { selector: 'h2' })).toBeNull();
  fireEvent.click(screen.getByLabelText(/^Load \+ unload/));
  app.type('Destination', /^City/, 'Gilbert');
  fireEvent.click(screen.getByLabelText(/^LoadLoading only/));
  await app.sees('1 stop will be removed');
  await app.press('Keep both');
  expect(app.part('Destination').getByLabelText(/^City/)).toHaveValue('Gilbert');
  fireEvent.click(screen.getByLabelText(/^LoadLoading only/));
  await app.press('Remove destination');
  await until(() => expect(screen.queryByText('Destination', { selector: 'h2' })).toBeNull());
  fireEvent.click(screen.getByLabelText(/^Load \+ unload/));
  expect(app.part('Destination').getByLabelText(/^City/)).toHaveValue('');
});

it('copies another job without its date', async () => {
  const app = renderOrder('/company/job');
  const id = await placeOrder(app.world, { customer_name: 'Ruth', crew_notes: 'Gate 4471' });
  app.unmount();
  const again = renderOrder(`/company/job/create?copy=${id}`, { hosted: app.hosted });
  expect(await again.ready()).toHaveValue('Ruth');
  expect(screen.getByLabelText(/^Date/)).toHaveValue('');
  expect(screen.getByLabelText(/^Notes for the crew/)).toHaveValue('Gate 4471');
});

it('opens from the calendar on the chosen day', async () => {
  const app = renderOrder('/company/calendar/create?date=2026-12-24');
  await app.ready();
  expect(screen.getByLabelText(/^Date/)).toHaveValue('12/24/2026');
});

it('needs its branch, which may fail to load', async () => {
  const app = renderOrder(create, { faults: 'getBranch:500' });
  await app.sees('The branch couldn’t be loaded');
  await app.waitForSecondLoad();
  app.world.faults.set([]);
  await app.press('Try again');
  await app.ready();
});
