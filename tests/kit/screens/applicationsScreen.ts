import { screen, within } from '@testing-library/react';
import { PositionCode } from '#generated/model/codes';
import type { World } from '../../../mocks/provider/world';
import { renderApp, type RenderOptions } from '../app/renderApp';
import { crewIds } from '../crews';
import type { HostedWorld } from '../hostedWorld';
import { applyAsMarcus, type Offered, offered } from '../offers';
import { people } from '../operations';
import { asUser } from '../people/members';

export const getOfferPath = (offerId: number) => `/company/outsourcing/offer-applications/${offerId}`;

/** An offer for two helpers that Marcus and Sofia applied for. */
export async function twoApplied(world: World, change: object = {}): Promise<Offered> {
  const ids = await offered(world, { user_ids: [crewIds.marcus, crewIds.sofia], ...change });
  await applyAsMarcus(world, ids.offerId, { note: 'I have a dolly', proposed_rate: 2600 });
  await asUser(crewIds.sofia, world, 'applyForOffer', { offerId: ids.offerId }, { position: PositionCode.helper });
  return ids;
}

/** Opens the applications of an offer as Dana. */
export async function openApplications(
  hosted: HostedWorld,
  { offerId }: Offered,
  options: RenderOptions & { query?: string } = {},
) {
  const { query = '', ...rest } = options;
  const app = renderApp({ as: people.dana, hosted, path: getOfferPath(offerId) + query, shell: false, ...rest });
  await screen.findByLabelText('Terms of the offer');
  return app;
}

export const findApplicant = async (name: string) => within(await screen.findByRole('article', { name }));
export const getApplicants = () =>
  within(screen.getByLabelText('Applications', { selector: 'section' }))
    .getAllByRole('article')
    .map((row) => row.getAttribute('aria-label'));
