import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { savedFiles } from '../../../../tests/kit/app/savedFiles';
import { address } from '../../../../tests/kit/app/startApp';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as, people } from '../../../../tests/kit/operations';
import { invite, placeOrder } from '../../../../tests/kit/orders';
import { plainSpaces } from '../../../../tests/kit/texts/spaces';
import { until } from '../../../../tests/kit/until';

const marcus = 5;

/** Dana opens the history of Phoenix: the given number of canceled jobs below one completed job. */
async function openHistory(cancelled: number, options: RenderOptions = {}) {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const place = async () => {
    const id = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 1 }] });
    const [invitationId = 0] = await invite(world, id, [marcus, PositionCode.helper]);
    return { id, invitationId };
  };
  const ids: number[] = [];
  for (let count = 0; count < cancelled; count += 1) {
    const { id } = await place();
    const body = { reason: 'weather' };
    await as('priya', world, 'cancelOrder', { params: { orderId: id }, body });
    ids.push(id);
  }
  const { id, invitationId } = await place();
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  world.clock.travelTo(new Date('2026-11-28T23:00:00Z'));
  const [actual_start_at, actual_end_at] = ['2026-11-28T15:00:00Z', '2026-11-28T21:45:00Z'];
  const stars = { stars: 5, work_again: 'favorite' };
  const crew = [{ invitation_id: invitationId, hours: 6.75, hourly_rate: 2400, rating: stars }];
  const body = { actual_start_at, actual_end_at, crew };
  const answer = await as('priya', world, 'completeOrder', { params: { orderId: id }, body });
  expect(answer.status).toBe(200);
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path: '/company/job/history' });
  await screen.findByLabelText('Jobs', { selector: 'section' });
  await app.waitForSecondLoad();
  return { ...app, completed: id, cancelled: ids };
}

const getCard = (id: number | undefined) => within(screen.getByLabelText(`#${id} Rebecca Hollis`));

describe('the history', () => {
  it('opens a job by a click on its card, and shows one result alone', async () => {
    const { user, completed, cancelled } = await openHistory(1);
    await user.click(screen.getByRole('button', { name: 'Canceled' }));
    await until(() => expect(screen.queryByText(`#${completed}`)).toBeNull());
    expect(address()).toBe('/company/job/history?result=cancelled');
    expect(screen.getByText('1 job found', { selector: 'p' })).toBeVisible();
    await user.click(getCard(cancelled[0]).getByText('Reason: Weather'));
    await until(() => expect(address()).toBe(`/company/job/details/${cancelled[0]}?history=1`));
  });

  it('shows the outcome of each job and links to a copy', async () => {
    const { completed, cancelled } = await openHistory(1);
    const done = getCard(completed);
    expect(done.getByText('Completed')).toBeVisible();
    expect(plainSpaces(done.getByText(/crew pay/).textContent)).toBe('$162.00 crew pay');
    expect(plainSpaces(done.getByText(/Planned/).textContent)).toBe('Planned 6.5 hr, worked 6.75 hr');
    expect(done.getByTitle('Marcus Reed, 5 stars')).toBeVisible();
    expect(done.getByText('Book again').closest('a')).toHaveAttribute('href', `/company/job/create?copy=${completed}`);
    const details = `/company/job/details/${completed}?history=1`;
    expect(done.getByText(`#${completed}`)).toHaveAttribute('href', details);
    const off = getCard(cancelled[0]);
    expect(off.getByText('Canceled')).toBeVisible();
    expect(off.getByText('Reason: Weather')).toBeVisible();
    expect(off.getByText(/^Closed .* by Priya$/)).toBeVisible();
    expect(off.queryByText(/crew pay/)).toBeNull();
  });

  it('shows the pay and the crew of completed jobs in compact rows', async () => {
    const { user, completed, cancelled } = await openHistory(1);
    await user.click(screen.getByRole('button', { name: 'Compact view' }));
    expect(await screen.findByText('Crew pay')).toBeInTheDocument();
    expect(screen.queryByText('Needs')).toBeNull();
    expect(getCard(completed).getByText('$162.00 crew pay')).toBeVisible();
    expect(getCard(completed).getByRole('img', { name: '1 of 1 accepted' })).toBeVisible();
    expect(getCard(cancelled[0]).queryByRole('img', { name: /accepted/ })).toBeNull();
  });

  it('downloads all pages as a file named after branch and day', async () => {
    const files = savedFiles();
    const { user, completed } = await openHistory(5);
    expect(screen.getAllByText(/^#\d+$/)).toHaveLength(5);
    await user.click(screen.getByText('Download CSV'));
    await until(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^phoenix-jobs-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(7);
    expect(lines[1]).toContain(`#${completed},Completed,,Rebecca Hollis,(602) 555-0142,2026-11-28`);
    expect(lines[1]).toContain('Marcus Reed,6.5,6.75,162.00');
  });

  it('shows a failed download, which can be tried again', async () => {
    const files = savedFiles();
    const { user, world, callsTo } = await openHistory(0);
    world.faults.set([{ operation: 'getOrderHistory', kind: 'status', status: 500 }]);
    await user.click(screen.getByText('Download CSV'));
    expect(await screen.findByText('The server is having trouble. Please try again.')).toBeVisible();
    expect(files).toEqual([]);
    world.faults.set([]);
    await user.click(screen.getByText('Download CSV'));
    await until(() => expect(files).toHaveLength(1));
    expect(callsTo('per_page=100').map(({ status }) => status)).toEqual([500, 200]);
  });
});

it('shows an empty state that leads to the open jobs, without a download', async () => {
  renderApp({ as: people.dana, path: '/company/job/history', scenario: 'empty', shell: false });
  expect(await screen.findByText('No past jobs')).toBeVisible();
  expect(screen.getByText('Show open jobs').closest('a')).toHaveAttribute('href', '/company/job/not-formed');
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});
