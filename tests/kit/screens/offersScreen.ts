import { screen } from '@testing-library/react';
import { phone, renderApp, type RenderOptions } from '../app/renderApp';
import { findApplication, publishOffer } from '../helperOffers';
import { type HostedWorld, hostWorld } from '../hostedWorld';
import { people } from '../operations';

export type OffersOptions = Omit<RenderOptions, 'path'> & {
  path?: string | ((offerId: number) => string);
  /** Changes what was published. */
  offer?: object;
  /** Before the offer is published. */
  before?: (hosted: HostedWorld) => void;
  /** After that, before the page is opened. */
  prepare?: (hosted: HostedWorld, offerId: number) => Promise<unknown>;
};

/** Marcus opens his offers on a phone; one for two helpers is open. */
export async function openOffers(options: OffersOptions = {}) {
  const { path = offerList('new'), offer = {}, before, prepare, faults = [], ...others } = options;
  const hosted = hostWorld({ scenario: 'empty', faults });
  before?.(hosted);
  const offerId = await publishOffer(hosted.world, offer);
  await prepare?.(hosted, offerId);
  const start = typeof path === 'string' ? path : path(offerId);
  const app = renderApp({ as: people.marcus, shell: false, width: phone, ...others, hosted, path: start });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  const getStatus = () => findApplication(hosted.world, offerId).status;
  return { ...app, ...hosted, offerId, press, getStatus };
}

export const offerList = (bucket: string) => `/helper/job/outsource/${bucket}`;
export const offerDetails = (id: number) => `/helper/job/outsource/details/${id}`;
export const findOfferCard = () => screen.findByRole('listitem', { name: 'Offer: Tempe → Gilbert, Sat, Nov 28' });
