import { screen, within } from '@testing-library/react';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { people } from '../operations';

/* Steps on the subscription page. */

/** Finds elements by text: queries by role and name are slow on a page this large. */
const findAround = async (words: string | RegExp, heading: string, closest: string) => {
  const found = (await screen.findByText(words, { selector: heading })).closest<HTMLElement>(closest);
  if (!found) throw new Error(`Nothing around ${words}`);
  return within(found);
};
export const findPart = (name: string) => findAround(name, 'section > h2', 'section');
export const findPlan = (name: string) => findAround(name, 'h3', 'li');
export const findDialog = (name: string) => findAround(name, 'h2', '[role]');
export const pressable = { selector: 'button, button *, a, a *' };

export function openSubscription(options: RenderOptions = {}) {
  const app = renderApp({
    as: people.dana,
    path: '/company/settings/subscription',
    scenario: 'empty',
    shell: false,
    ...options,
  });
  const press = async (name: string | RegExp, scope: Pick<typeof screen, 'findByText'> = screen) => {
    const words = await scope.findByText(name, pressable);
    await app.user.click(words.closest('button, a') ?? words);
  };
  const paste = async (label: string | RegExp, text: string) => {
    await app.user.click(await screen.findByLabelText(label, { selector: 'input' }));
    await app.user.paste(text);
  };
  const fillCard = async (number: string) => {
    await paste(/Name on the card/, 'Dana Whitfield');
    await paste(/Card number/, number);
    await paste(/Expires/, '829');
    await paste(/Security code/, '123');
  };
  return { ...app, press, paste, fillCard };
}

/** Copper Mesa is on the middle plan. */
export function chooseGrowth(app: ReturnType<typeof openSubscription>) {
  app.world.tables.subscription.update(1, {
    plan_id: 2,
    limits: { branches: 3, members: 60, orders: null, offers: null },
  });
}
