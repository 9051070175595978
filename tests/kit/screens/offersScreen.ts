import { screen } from '@testing-library/react';
import { castIds } from '../../../mocks/account/seed/cast';
import { openSubscription } from '../../../mocks/billing/handlers';
import { planIds } from '../../../mocks/billing/rules/plans';
import type { World } from '../../../mocks/provider/world';
import { phone, renderApp, type RenderOptions } from '../app/renderApp';
import { read } from '../helperWorld';
import { hostWorld } from '../hostedWorld';
import { type Offered, offered } from '../offers';
import { people } from '../operations';

export type OffersOptions = Omit<RenderOptions, 'path'> & {
  path?: string | ((offerId: number) => string);
  /** Changes a published offer. */
  offer?: object;
  /** Before the offer is published. */
  before?: (world: World) => void;
  /** After that, before the page is opened. */
  prepare?: (world: World, ids: Offered) => Promise<unknown>;
};

/** Marcus opens his offers on a phone; one for two helpers is open. */
export async function openOffers(options: OffersOptions = {}) {
  const { path = offerList('new'), offer = {}, before, prepare, faults = [], ...others } = options;
  const hosted = hostWorld({ scenario: 'empty', faults });
  const { world } = hosted;
  before?.(world);
  const ids = await offered(world, offer);
  await prepare?.(world, ids);
  const start = typeof path === 'string' ? path : path(ids.offerId);
  const app = renderApp({ as: people.marcus, shell: false, width: phone, ...others, hosted, path: start });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  const readApplication = () => world.tables.offerApplication.require(ids.applicationId);
  return { ...app, ...hosted, ...ids, press, readApplication };
}

export const offerList = (bucket: string) => `/helper/job/outsource/${bucket}`;
export const offerDetails = (id: number) => `/helper/job/outsource/details/${id}`;
export const findOfferCard = () => screen.findByRole('listitem', { name: 'Offer: Tempe → Gilbert, Sat, Nov 28' });

/** The office accepts an application. */
export function acceptApplication(world: World, applicationId: number) {
  return read('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
}

/** Marcus pays for the plan Pro. */
export function givePro(world: World): void {
  const { tables, db } = world;
  const free = openSubscription(world, tables.user.require(castIds.marcus));
  tables.subscription.insert({ ...free, id: db.nextId('subscription'), plan_id: planIds.helperPro });
}

/** Marcus reads Spanish. */
export function chooseSpanish({ tables }: World): void {
  tables.user.update(castIds.marcus, { locale: 'es' });
}
