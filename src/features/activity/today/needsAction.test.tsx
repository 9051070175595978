import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { crewIds } from '../../../../tests/kit/crews';
import { addMatters, happen, quietWorld } from '../../../../tests/kit/happenings';
import { hostWorld } from '../../../../tests/kit/hostedWorld';
import { as } from '../../../../tests/kit/operations';
import { formed, invite, placeOrder } from '../../../../tests/kit/orders';
import { countActivities } from '../../../../tests/kit/screens/activities';
import { until } from '../../../../tests/kit/until';

const dana = 'dana@coppermesa.example';
const findSection = async () => within(await screen.findByRole('region', { name: /^Needs action/ }));
const getList = () => within(screen.getByRole('region', { name: 'Activities' }));
const open = ({ faults = '', hosted = quietWorld({ faults }), ...options }: RenderOptions = {}) =>
  renderApp({ as: dana, hosted, path: '/company/activity', ...options });

async function openWithMatters(options: RenderOptions = {}) {
  const hosted = quietWorld();
  const id = await addMatters(hosted.world);
  return { ...open({ hosted, ...options }), id };
}

describe('what needs action', () => {
  it('is on top, one row for a job and its offer, leading to its page and to the next step', async () => {
    const app = await openWithMatters();
    const section = await findSection();
    await until(() => expect(section.getAllByRole('link')).toHaveLength(2));
    const [job, findPeople] = section.getAllByRole('link');
    expect(findPeople).toHaveTextContent('Find people');
    expect(findPeople).toHaveAttribute('href', `/company/outsourcing?order=${app.id}`);
    expect(job).toHaveAttribute('href', `/company/job/details/${app.id}`);
    if (job) await app.user.click(job);
    await until(() => expect(address()).toBe(`/company/job/details/${app.id}`));
    await until(() =>
      expect(
        app.world.tables.activity.where(({ type, read_at }) => type === 'order.unformed_soon' && !!read_at),
      ).not.toEqual([]),
    );
  });

  it('has no job whose open slots are all invited, and the list offers no more people for it', async () => {
    const hosted = quietWorld();
    const id = await addMatters(hosted.world);
    open({ hosted, path: '/company/activity?kind=crews' });
    expect(await screen.findAllByRole('link', { name: /^Find people/ })).not.toEqual([]);
    await invite(
      hosted.world,
      id,
      [crewIds.sofia, PositionCode.foremanDriver],
      [crewIds.marcus, PositionCode.helper],
      [crewIds.tyrell, PositionCode.helper],
    );
    await until(() => expect(screen.queryAllByRole('link', { name: /^Find people/ })).toEqual([]));
    expect(await getList().findByText(/^Job #\d+/)).toBeVisible();
  });

  it('appears live and goes when the matter is settled', async () => {
    const { world, waitForSecondLoad } = open();
    expect(await screen.findByText(/nothing needs action/)).toBeVisible();
    await waitForSecondLoad();
    const id = await addMatters(world);
    const section = await findSection();
    await until(() => expect(section.getAllByRole('link')).toHaveLength(2));
    await as('dana', world, 'deleteOrder', { params: { orderId: id } });
    expect(await screen.findByText(/nothing needs action/)).toBeVisible();
  });

  it('has a job that no activity reported, as soon as it starts within 48 hours', async () => {
    const { world, waitForSecondLoad } = open();
    expect(await screen.findByText(/nothing needs action/)).toBeVisible();
    await waitForSecondLoad();
    const id = await placeOrder(world, { date: '2026-11-22' });
    const section = await findSection();
    expect(await section.findByText(new RegExp(`^Job #${id} starts in`))).toBeVisible();
  });

  it('shows three rows, and all of them on request', async () => {
    const hosted = quietWorld();
    for (let count = 0; count < 5; count += 1) await placeOrder(hosted.world, { date: '2026-11-22' });
    const { user } = open({ hosted });
    const section = await findSection();
    await until(() => expect(section.getAllByRole('listitem')).toHaveLength(3));
    await user.click(section.getByRole('button', { name: 'Show all 5' }));
    expect(section.getAllByRole('listitem')).toHaveLength(5);
    await user.click(section.getByRole('button', { name: 'Show fewer' }));
    expect(section.getAllByRole('listitem')).toHaveLength(3);
  });

  it('starts with a late crew, which can be called and replaced', async () => {
    const hosted = quietWorld();
    const { orderId: id } = await formed(hosted.world, { date: '2026-11-22' });
    hosted.world.clock.advance(27 * 3_600_000);
    await placeOrder(hosted.world, { date: '2026-11-23' });
    open({ hosted });
    const [late] = await (await findSection()).findAllByRole('listitem');
    const row = within(late ?? expect.unreachable('Nothing needs action'));
    expect(row.getByText(/and 2 more have not checked in \(1 hr late\)$/)).toBeVisible();
    const call = await row.findByRole('link', { name: `Call: Job #${id}` });
    expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/));
    expect(row.getByRole('link', { name: `Replace: Job #${id}` })).toHaveAttribute(
      'href',
      `/company/job/team-edit/${id}`,
    );
  });

  it('starts with a failed payment, which can be paid now', async () => {
    open({ hosted: hostWorld({ scenario: 'pastDue' }) });
    const [unpaid] = await (await findSection()).findAllByRole('listitem');
    const row = within(unpaid ?? expect.unreachable('Nothing needs action'));
    expect(row.getByText('Payment failed')).toBeVisible();
    expect(row.getByRole('link', { name: /^Pay now/ })).toHaveAttribute('href', '/company/settings/subscription');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const app = open({ faults: 'getNeedsAction:403' });
    const section = await findSection();
    expect(await section.findByText('Couldn’t load items that need action.')).toBeVisible();
    app.world.faults.set([]);
    await app.user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/nothing needs action/)).toBeVisible();
  });
});

describe('the filter by type', () => {
  it('is in the address bar, keeps unread apart, and says when nothing matches', async () => {
    const app = await openWithMatters();
    await until(() => expect(countActivities()).toBeGreaterThan(2));
    await app.user.click(screen.getByRole('button', { name: 'Offers' }));
    expect(address()).toBe('/company/activity?kind=offers');
    await until(() => expect(countActivities()).toBe(2));
    await app.user.click(getList().getByRole('button', { name: /^1 earlier update/ }));
    expect(getList().getByText(/2 new applicants/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Company' }));
    expect(await getList().findByText('Nothing of this type')).toBeVisible();
    await app.user.click(getList().getByRole('button', { name: 'Show all types' }));
    expect(address()).toBe('/company/activity');
  });

  it('lets only arrivals of its kind into the list', async () => {
    const { world, waitForSecondLoad } = open({ path: '/company/activity?kind=offers' });
    expect(await screen.findByText('Nothing of this type')).toBeVisible();
    await waitForSecondLoad();
    happen(world, 1, 'Job #7 is 2 of 3');
    await addMatters(world);
    await until(() => expect(countActivities()).toBe(2));
    expect(getList().queryByText('Job #7 is 2 of 3')).toBeNull();
  });
});
