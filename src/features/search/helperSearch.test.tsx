import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { desktop, phone, renderApp, type RenderOptions } from '../../../tests/kit/app/renderApp';
import { address } from '../../../tests/kit/app/startApp';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { as, people } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { until } from '../../../tests/kit/until';

const [luisId, marcusId] = [3, 5];

/** Marcus has accepted one job and was invited to another, two weeks later. */
async function open(options: RenderOptions = {}) {
  const hosted = hostWorld({ scenario: 'empty', ...(options.faults !== undefined && { faults: options.faults }) });
  const helpers = { crew_requirements: [{ position: PositionCode.helper, count: 2 }] };
  const orderIds = [
    await placeOrder(hosted.world, helpers),
    await placeOrder(hosted.world, { ...helpers, date: '2026-12-12' }),
  ];
  const ids: number[] = [];
  for (const id of orderIds) ids.push(...(await invite(hosted.world, id, [marcusId, PositionCode.helper])));
  await as('marcus', hosted.world, 'acceptInvitation', { params: { invitationId: ids[0] ?? 0 } });
  const app = renderApp({ as: people.marcus, path: '/helper/calendar', ...options, hosted });
  await screen.findByRole('main');
  return { ...app, orderIds, ids };
}

const optionsIn = async (group: string) =>
  within(await screen.findByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search of a helper', () => {
  it('opens with `/`, and lists jobs and invitations apart', async () => {
    const { user, orderIds } = await open({ width: desktop });
    await user.keyboard('/');
    expect(await optionsIn('Jobs')).toEqual([expect.stringContaining(`#${orderIds[0]} Copper Mesa Moving Co.`)]);
    expect(await optionsIn('Invitations')).toEqual([expect.stringContaining(`#${orderIds[1]}`)]);
  });

  it('filters by a tag, and no more when it is chosen again', async () => {
    const { user } = await open({ width: desktop });
    await user.keyboard('/');
    await user.click(await screen.findByRole('button', { name: 'Invitations' }));
    await until(() => expect(screen.queryByRole('group', { name: 'Jobs' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Invitations' }));
    expect(await optionsIn('Jobs')).toHaveLength(1);
  });

  it('leads to the details, and offers them again', async () => {
    const { user, ids, orderIds } = await open({ width: desktop });
    await user.keyboard('/');
    await optionsIn('Jobs');
    await user.keyboard(`${orderIds[1]}{Enter}`);
    await until(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{ArrowDown}{Enter}');
    await until(() => expect(address()).toBe(`/helper/job/company/details/${ids[1]}`));
    await user.click(screen.getByRole('combobox', { name: 'Search your jobs' }));
    expect(await optionsIn('Recently opened')).toEqual([`#${orderIds[1]} Copper Mesa Moving Co.`]);
  });

  it('offers again what a manager opened as a helper', async () => {
    const hosted = hostWorld({ scenario: 'empty' });
    const orderId = await placeOrder(hosted.world);
    await invite(hosted.world, orderId, [luisId, PositionCode.foremanDriver]);
    const { user } = renderApp({ as: people.luis, path: '/helper/calendar', width: desktop, hosted });
    await screen.findByRole('main');
    await user.keyboard('/');
    await optionsIn('Invitations');
    await user.keyboard('{ArrowDown}{Enter}');
    await until(() => expect(address()).toContain('/helper/job/company/details/'));
    await user.click(screen.getByRole('combobox', { name: 'Search your jobs' }));
    expect(await optionsIn('Recently opened')).toEqual([`#${orderId} Copper Mesa Moving Co.`]);
  });

  it('says what can be searched when nothing matches', async () => {
    const { user } = await open({ width: desktop });
    await user.keyboard('/');
    await optionsIn('Jobs');
    await user.keyboard('tucson{Enter}');
    expect(await screen.findByText('Try a company, a city or #number.')).toBeVisible();
  });

  // The first test on a phone: the sheet is not loaded yet.
  it('keeps what is typed on a phone before its sheet is there', async () => {
    const { user } = await open({ width: phone });
    fireEvent.click(screen.getByRole('button', { name: 'Search your jobs' }));
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLInputElement)) throw new Error('The tap focuses no field.');
    fireEvent.change(activeElement, { target: { value: 'tem' } });
    const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
    await until(() => expect(sheet.getByRole('combobox')).toHaveFocus());
    expect(sheet.getByRole('combobox')).toHaveValue('tem');
    await until(() => expect(screen.queryByRole('textbox')).toBeNull());
    await user.keyboard('pe');
    expect(sheet.getByRole('combobox')).toHaveValue('tempe');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await until(() => expect(screen.getByRole('button', { name: 'Search your jobs' })).toHaveFocus());
  });

  it('fills the screen of a phone', async () => {
    const { user, ids } = await open({ width: phone });
    await user.click(screen.getByRole('button', { name: 'Search your jobs' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
    await user.click((await sheet.findAllByRole('option'))[0] ?? document.body);
    await until(() => expect(address()).toBe(`/helper/job/company/details/${ids[0]}`));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be left before its sheet is there', async () => {
    const { user } = await open({ width: phone });
    fireEvent.click(screen.getByRole('button', { name: 'Search your jobs' }));
    await user.keyboard('{Escape}');
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
