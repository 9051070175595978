import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { renderApp, shownToasts } from '../../../../tests/kit/app/renderApp';
import { accept, crewIds, fewPeople } from '../../../../tests/kit/crews';
import { giveOnlySpecified } from '../../../../tests/kit/http/onlySpecified';
import { people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { typeDate } from '../../../../tests/kit/screens/dateField';
import { until } from '../../../../tests/kit/until';

const { marcus } = crewIds;

/** The dialog that completes yesterday's job of Marcus, of which the provider gives status and addresses. */
async function openDialog(members?: readonly object[]) {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world, {
    date: '2026-11-21',
    crew_requirements: [{ position: PositionCode.helper, count: 1 }],
  });
  const [invitationId = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
  expect(await accept(world, people.marcus, invitationId)).toBe(200);
  world.clock.travelTo(new Date('2026-11-22T02:00:00Z'));
  const crew = members?.map((member) => ({ ...member, invitation_id: invitationId }));
  if (crew) hosted.alterAnswers('/current-crew', () => ({ success: true, data: { members: crew } }));
  giveOnlySpecified(hosted);
  const app = renderApp({
    as: people.priya,
    hosted,
    path: `/company/job/details/${orderId}?complete=1`,
    shell: false,
  });
  app.excuse(/404|405|501/);
  const box = within(await screen.findByRole('dialog'));
  await box.findByText('Time on site');
  const type = (label: string | RegExp, text: string) => app.user.type(box.getByLabelText(label), text);
  const typeDay = () => typeDate(app.user, box.getByLabelText(/^Day/), '11/21/2026');
  const complete = () => app.user.click(box.getByRole('button', { name: 'Complete job' }));
  const order = () => world.tables.order.require(orderId);
  return { ...app, box, type, typeDay, complete, order };
}

const noValue = /undefined|null|NaN|Invalid|\$0|\b0 hr/;

it('a job whose times and crew only the provider knows is completed with its time on site', async () => {
  const { box, type, typeDay, complete, order } = await openDialog();
  expect(screen.getByRole('heading', { name: 'Complete this job?' })).toBeVisible();
  expect(box.getByText('Everyone on the crew is recorded with the time on site.')).toBeVisible();
  expect(box.queryByText('Paid to the crew')).toBeNull();
  expect(box.queryByText('Split')).toBeNull();
  expect(screen.getByRole('dialog').textContent).not.toMatch(noValue);
  await typeDay();
  await type(/^Start – end/, '08201535');
  await type('Total tips', '75');
  await complete();
  await until(() => expect(order().closed_state).toBe('completed'));
  expect(order().completion).toMatchObject({ actual_hours: 7.25, tips_total: 7500 });
  expect(order().completion?.lines.map(({ paid_hours, tip }) => [paid_hours, tip])).toEqual([[7.25, 7500]]);
  expect(shownToasts()).toEqual(['Job completed.']);
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a person of the crew without position, rate and answer is completed with hours', async () => {
  const { box, type, typeDay, complete, order } = await openDialog([{ first_name: 'Marcus', last_name: 'Reed' }]);
  const person = within(box.getByLabelText('Marcus Reed'));
  expect(person.getByLabelText(/^Hours/)).toHaveDisplayValue('');
  expect(box.getByLabelText('Marcus Reed').textContent).not.toMatch(/\$\d|Accepted/);
  await typeDay();
  await type(/^Start – end/, '08001200');
  expect(person.getByLabelText(/^Hours/)).toHaveDisplayValue('4');
  fireEvent.change(person.getByLabelText(/^Hours/), { target: { value: '3.5' } });
  await complete();
  await until(() => expect(order().completion?.lines).toMatchObject([{ paid_hours: 3.5, no_show: false }]));
});

it('a job on whose crew no one is yet cannot be completed', async () => {
  const hosted = fewPeople();
  hosted.alterAnswers('/current-crew', () => ({
    success: true,
    data: { members: [{ user_id: 5, status: InvitationStatus.new }] },
  }));
  const orderId = await placeOrder(hosted.world);
  renderApp({ as: people.priya, hosted, path: `/company/job/details/${orderId}?complete=1`, shell: false });
  expect(await screen.findByText(/^No one accepted this job/)).toBeVisible();
});
