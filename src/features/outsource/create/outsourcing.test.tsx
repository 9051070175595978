import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fewPeople } from '../../../../tests/kit/crews';
import { people } from '../../../../tests/kit/operations';
import { placeOrder } from '../../../../tests/kit/orders';
import { renderApp, type RenderOptions } from '../../../../tests/kit/app/renderApp';
import { address } from '../../../../tests/kit/app/startApp';
import { until } from '../../../../tests/kit/until';
import { PositionCode } from '../../../generated/model/codes';

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));

async function openNew(options: RenderOptions = {}) {
  const hosted = options.hosted ?? fewPeople();
  const app = renderApp({ as: people.priya, shell: false, path: '/company/outsourcing', ...options, hosted });
  await screen.findByLabelText('Job in one line');
  return app;
}

async function openForJob(order: object = {}, options: RenderOptions = {}) {
  const hosted = fewPeople();
  const orderId = await placeOrder(hosted.world, order);
  const app = renderApp({
    as: people.priya,
    shell: false,
    ...options,
    hosted,
    path: `/company/outsourcing?order=${orderId}`,
  });
  await screen.findByText(`Job #${orderId}`);
  return { ...app, orderId };
}

describe('the need', () => {
  it('is filled in from the typed line', async () => {
    await openNew();
    fireEvent.focus(field('Job in one line'));
    fireEvent.change(field('Job in one line'), {
      target: { value: '2 helpers Saturday 8-10 Mesa, 3rd floor walk-up, 6 hours, $26' },
    });
    await until(() => expect(field(/^Date/).value).toBe('11/28/2026'));
    expect(field(/^City/).value).toBe('Mesa');
    expect([field(/^Estimated hours/).value, field(/^Rate for a helper/).value]).toEqual(['6', '26.00']);
    expect(screen.getByRole('spinbutton', { name: 'Helper' })).toHaveValue('2');
  });
});

describe('an offer for a job', () => {
  it('shows who fits and publishes once', async () => {
    const { world, orderId, user, callsTo } = await openForJob({
      crew_requirements: [{ position: PositionCode.helper, count: 2 }],
    });
    press('Show matches');
    expect(await screen.findByText('Who fits')).toBeVisible();
    press('Continue');
    await screen.findByText('Who gets the offer');
    await user.dblClick(screen.getByText('Publish offer', { selector: 'button *' }));
    await until(() => expect(address()).toMatch(/^\/company\/outsourcing\/offer-applications\/\d+$/));
    expect(callsTo('POST /company-outsource?')).toHaveLength(1);
    expect(within(document.body).queryByText('x')).toBeNull();
    expect(world.tables.offer.by('order', orderId)).toHaveLength(1);
  });
});
