import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, type RenderOptions } from '../../../../../tests/kit/app/renderApp';
import { address } from '../../../../../tests/kit/app/startApp';
import { happen } from '../../../../../tests/kit/happenings';
import { hostWorld } from '../../../../../tests/kit/hostedWorld';
import { as } from '../../../../../tests/kit/operations';
import { addMatters } from '../../../../../tests/kit/happenings';
import { crewIds } from '../../../../../tests/kit/crews';
import { invite } from '../../../../../tests/kit/orders';
import { countActivities } from '../../../../../tests/kit/screens/activities';
import { until } from '../../../../../tests/kit/until';
import { PositionCode } from '#generated/model/codes';

const dana = 'dana@coppermesa.example';
const findSection = async () => within(await screen.findByRole('region', { name: /^Needs action/ }));
const getList = () => within(screen.getByRole('region', { name: 'Activities' }));
const open = (options: RenderOptions = {}) =>
  renderApp({ as: dana, scenario: 'empty', path: '/company/activity', ...options });

async function openWithMatters(options: RenderOptions = {}) {
  const hosted = hostWorld({ scenario: 'empty' });
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

  it('is not repeated in the list below, apart from the unread ones', async () => {
    const app = await openWithMatters();
    const section = await findSection();
    await until(() => expect(section.getAllByRole('link')).toHaveLength(2));
    expect(section.getByText(/^Job #\d+ starts/)).toBeVisible();
    await until(() => expect(countActivities()).toBe(3));
    await app.user.click(screen.getByRole('tab', { name: /^Unread/ }));
    await until(() => expect(countActivities()).toBe(4));
  });

  it('has no job whose open slots are all invited, and the list offers no more people for it', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
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
    const section = await findSection();
    expect(await section.findByText('Nothing needs action right now.')).toBeVisible();
    await waitForSecondLoad();
    const id = await addMatters(world);
    await until(() => expect(section.getAllByRole('link')).toHaveLength(2));
    await as('dana', world, 'deleteOrder', { params: { orderId: id } });
    expect(await section.findByText('Nothing needs action right now.')).toBeVisible();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const app = open({ faults: 'getNeedsAction:403' });
    const section = await findSection();
    expect(await section.findByText('Couldn’t load items that need action.')).toBeVisible();
    app.world.faults.set([]);
    await app.user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('Nothing needs action right now.')).toBeVisible();
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
