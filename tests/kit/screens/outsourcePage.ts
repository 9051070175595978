import { fireEvent, screen } from '@testing-library/react';
import { PositionCode } from '#generated/model/codes';
import { renderApp } from '../app/renderApp';
import { fewPeople } from '../crews';
import type { HostedWorld } from '../hostedWorld';
import { people } from '../operations';
import { placeOrder } from '../orders';

const { helper } = PositionCode;
export const twoHelpers = { crew_requirements: [{ position: helper, count: 2 }] };

export const control = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button *' }));

/** Opens the page without a job. */
export async function openNew({ hosted = fewPeople(), as = people.priya }: { hosted?: HostedWorld; as?: string } = {}) {
  const app = renderApp({ as, shell: false, path: '/company/outsourcing', hosted });
  await screen.findByLabelText('Job in one line');
  return app;
}

/** Opens the page for the open slots of a new order. */
export async function openForJob(order: object = twoHelpers, hosted = fewPeople()) {
  const orderId = await placeOrder(hosted.world, order);
  const app = renderApp({ as: people.priya, shell: false, hosted, path: `/company/outsourcing?order=${orderId}` });
  await screen.findByText(`Job #${orderId}`);
  return { ...app, orderId };
}

export async function openMatches(order?: object, hosted?: HostedWorld) {
  const app = await openForJob(order, hosted);
  press('Show matches');
  await screen.findByText('Who fits');
  return app;
}

export async function openPublish(order?: object, hosted?: HostedWorld) {
  const app = await openMatches(order, hosted);
  press('Continue');
  await screen.findByText('Who gets the offer');
  return app;
}

export function writeLine(line: string): void {
  fireEvent.focus(control('Job in one line'));
  fireEvent.change(control('Job in one line'), { target: { value: line } });
}
