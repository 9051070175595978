import { screen, within } from '@testing-library/react';
import { PositionCode } from '#generated/model/codes';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { fewPeople } from '../crews';
import { people } from '../operations';
import { invite, placeOrder } from '../orders';

const marcus = 5;

type Looking = RenderOptions & { order?: object; query?: string };

/** Dana opens a job for one helper; Marcus is invited. */
export async function openDetails({ order = {}, query = '', ...options }: Looking = {}) {
  const hosted = fewPeople();
  const { world } = hosted;
  const orderId = await placeOrder(world, {
    crew_requirements: [{ position: PositionCode.helper, count: 1 }],
    ...order,
  });
  const [invitationId = 0] = await invite(world, orderId, [marcus, PositionCode.helper]);
  const path = `/company/job/details/${orderId}${query}`;
  const app = renderApp({ as: people.dana, shell: false, ...options, hosted, path });
  await screen.findByLabelText(`Job #${orderId}`);
  await app.waitForSecondLoad();
  return { ...app, orderId, invitationId };
}

/** A section of the details. */
export const section = (name: string) =>
  within(screen.getByText(name, { selector: 'h2' }).closest('section') ?? document.body);
