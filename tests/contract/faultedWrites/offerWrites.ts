import { OfferStatus } from '#generated/model/codes';
import type { HostedWorld } from '../../kit/hostedWorld';
import { applied, hired, offered, placeHelperJob } from '../../kit/offers';
import { people } from '../../kit/operations';
import { getOfferPath, twoApplied } from '../../kit/screens/applicationsScreen';
import { choose, press, type ScreenWrite, see, tick, type } from './screenWrite';

const asPriya = { as: people.priya } as const;

const openOffers = async ({ world }: HostedWorld): Promise<string> => {
  await offered(world);
  return '/company/job/outsourcing';
};

async function askAboutOffer(action: string): Promise<void> {
  await press(/^More for 2 helpers/);
  await press(action);
}

/** Writes about offers and the people who apply. */
export const offerWrites: ScreenWrite[] = [
  {
    site: 'outsource/applications/answer/useApplicationAnswers.tsx useAcceptApplicant',
    call: '/accept',
    open: async ({ world }) => getOfferPath((await applied(world)).offerId),
    send: () => press('Accept Marcus Reed'),
    done: /Marcus Reed accepted/,
  },
  {
    site: 'outsource/applications/answer/useApplicationAnswers.tsx useDeclineApplicant',
    closesForm: true,
    call: '/reject',
    open: async ({ world }) => getOfferPath((await applied(world)).offerId),
    send: async () => {
      await press('Decline Marcus Reed');
      await choose(/^Reason/, 'Chose someone nearer');
      await press('Decline');
    },
    done: /Marcus Reed declined/,
  },
  {
    site: 'outsource/applications/answer/useApplicationAnswers.tsx useCancelApplicant',
    closesForm: true,
    call: '/cancel',
    open: async ({ world }) => `${getOfferPath((await hired(world)).offerId)}?show=accepted`,
    send: async () => {
      await press('Cancel Marcus Reed');
      await choose(/^Reason/, 'Other');
      await press('Cancel application');
    },
    done: /Marcus Reed’s application canceled/,
  },
  {
    site: 'outsource/applications/answer/useApplicationAnswers.tsx useAnswerSeveral',
    call: '/applications/answer',
    open: async ({ world }) => getOfferPath((await twoApplied(world)).offerId),
    fill: async () => {
      await tick('Select Marcus Reed');
      await tick('Select Sofia Delgado');
    },
    send: () => press('Accept 2'),
    done: /2 accepted/,
  },
  {
    ...asPriya,
    site: 'outsource/create/OfferForm.tsx usePublishOffer',
    call: 'POST /company-outsource?',
    open: async ({ world }) => `/company/outsourcing?order=${await placeHelperJob(world, 2)}`,
    fill: async () => {
      await press('Show matches');
      await see('Who fits');
      await press('Continue');
    },
    send: () => press('Publish offer'),
    done: /Offer published/,
  },
  {
    site: 'outsource/parts/useOfferDialogs.tsx useChangeOffer',
    call: 'PUT /company-outsource/',
    open: openOffers,
    fill: async () => {
      await askAboutOffer('Edit offer…');
      await type(/^Hourly rate/, '26.00');
    },
    send: () => press('Save changes'),
    done: /Offer saved/,
  },
  {
    site: 'outsource/parts/useOfferDialogs.tsx usePublishAgain',
    call: '/repeat',
    open: async (hosted) => {
      const path = await openOffers(hosted);
      const { tables } = hosted.world;
      const [offer] = tables.offer.all();
      if (offer) tables.offer.update(offer.id, { closed_at: hosted.world.now(), status: OfferStatus.closed });
      return path;
    },
    fill: () => askAboutOffer('Publish again…'),
    send: () => press('Publish'),
    done: /Offer published/,
  },
  {
    site: 'outsource/parts/useOfferDialogs.tsx useEndOffer',
    call: '/close',
    open: openOffers,
    send: async () => {
      await askAboutOffer('Close offer…');
      await press('Close offer');
    },
    done: /Offer closed/,
  },
  {
    site: 'outsource/parts/useOfferDialogs.tsx useRemoveOffer',
    call: 'DELETE /company-outsource/',
    open: openOffers,
    send: async () => {
      await askAboutOffer('Delete…');
      await press('Delete offer');
    },
    done: /Offer deleted/,
  },
];
