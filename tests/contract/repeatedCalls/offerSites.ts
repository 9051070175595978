import { InvitationStatus, OfferStatus, PositionCode } from '#generated/model/codes';
import type { World } from '../../../mocks/provider/world';
import { useApply } from '../../../src/features/helper/offersApi';
import { usePublishOffer } from '../../../src/features/outsource/createApi';
import {
  useAcceptApplicant,
  useAnswerSeveral,
  useCancelApplicant,
  useChangeOffer,
  useDeclineApplicant,
  useEndOffer,
  usePublishAgain,
  useRemoveOffer,
} from '../../../src/features/outsource/offersApi';
import { applied, hired, offered, offerFields, publish } from '../../kit/offers';
import { as } from '../../kit/operations';
import { placeOrder } from '../../kit/orders';
import { asMarcus, site } from './site';

const inPhoenixBranch = { branch_id: 1, order_id: null };
const newTitle = 'Two helpers for Saturday';

/** Every offer accepts people again. */
const reopen = ({ change, tables }: World) =>
  change(() => {
    for (const { id } of tables.offer.all()) tables.offer.update(id, { status: OfferStatus.open, closed_at: null });
  });

/** No offer accepts people anymore. */
const close = (world: World) => {
  const offerId = world.tables.offer.all().at(-1)?.id ?? 0;
  return as('priya', world, 'closeOffer', { params: { offerId } });
};

/** The offer is published again with the id that the deleted one had. */
const publishDeleted = async (world: World) => {
  const { change, tables } = world;
  await publish(world, { order_id: tables.order.all().at(-1)?.id });
  const offer = tables.offer.all().at(-1);
  if (!offer) throw new Error('The offer was not published');
  change(() => {
    for (const { id } of tables.offerApplication.by('offer', offer.id)) tables.offerApplication.remove(id);
    tables.offer.remove(offer.id);
    tables.offer.insert({ ...offer, id: 1 });
  });
};

/** No one is on a crew or has an answer; `applied_at` is null for people who did not apply yet. */
const withdrawAnswers = ({ change, tables }: World, applied_at: string | null) =>
  change(() => {
    const { new: fresh } = InvitationStatus;
    const undecided = { decided_at: null, decided_by_id: null, reason: null, cancelled_by: null, invitation_id: null };
    for (const { id } of tables.offerApplication.all()) {
      tables.offerApplication.update(id, { ...undecided, status: fresh, applied_at });
    }
    for (const { id } of tables.invitation.all()) tables.invitation.remove(id);
  });
const makeWait = (world: World) => withdrawAnswers(world, world.now());

const countApplications = ({ tables }: World, status: InvitationStatus) =>
  tables.offerApplication.all().filter((each) => each.status === status).length;
const countRejected = (world: World) => countApplications(world, InvitationStatus.rejected);
const countCancelled = (world: World) => countApplications(world, InvitationStatus.cancelled);

/** Calls about offers and applications: the office's, then helpers'. */
export const offerSites = [
  site('usePublishOffer', {
    useCall: () => usePublishOffer(1),
    prepare: async (world) => {
      const order_id = await placeOrder(world, { crew_requirements: [{ position: PositionCode.helper, count: 2 }] });
      return { data: { ...offerFields, audience: 'selected' as const, order_id }, params: { branch_id: 1 } };
    },
    path: '/company-outsource',
    between: close,
    times: ({ tables }) => tables.offer.size(),
  }),
  site('useChangeOffer', {
    useCall: () => useChangeOffer(),
    prepare: async (world) => ({ offerId: (await offered(world)).offerId, data: { version: 1, title: newTitle } }),
    path: '/company-outsource/1',
    between: ({ change, tables }) => change(() => tables.offer.update(1, { title: '', version: 1 })),
    times: ({ tables }) => tables.offer.all().filter(({ title }) => title === newTitle).length,
  }),
  site('useEndOffer', {
    useCall: () => useEndOffer(),
    prepare: async (world) => ({ offerId: (await offered(world)).offerId }),
    path: '/close',
    between: reopen,
    times: ({ tables }) => tables.offer.all().filter(({ status }) => status === OfferStatus.closed).length,
  }),
  site('useRemoveOffer', {
    useCall: () => useRemoveOffer(),
    prepare: async (world) => ({ offerId: (await offered(world)).offerId }),
    path: '/company-outsource/1',
    between: publishDeleted,
    // There is one offer before each call.
    times: ({ tables }) => 1 - tables.offer.size(),
  }),
  site('usePublishAgain', {
    useCall: () => usePublishAgain(),
    prepare: async (world) => {
      const { offerId } = await offered(world);
      await close(world);
      return { offerId, data: {} };
    },
    path: '/repeat',
    between: close,
    times: ({ tables }) => tables.offer.size(),
  }),
  site('useAcceptApplicant', {
    useCall: () => useAcceptApplicant(inPhoenixBranch),
    prepare: async (world) => ({ applicationId: (await applied(world)).applicationId, data: {} }),
    path: '/accept',
    between: makeWait,
    times: ({ tables }) => tables.orderEvent.all().filter(({ type }) => type === 'invitation_accepted').length,
  }),
  site('useDeclineApplicant', {
    useCall: () => useDeclineApplicant(inPhoenixBranch),
    prepare: async (world) => ({ applicationId: (await applied(world)).applicationId, data: {} }),
    path: '/reject',
    between: makeWait,
    times: countRejected,
  }),
  site('useCancelApplicant', {
    useCall: () => useCancelApplicant(inPhoenixBranch),
    prepare: async (world) => {
      const { applicationId } = await hired(world);
      return { applicationId, data: { reason: 'crew_changed' as const } };
    },
    path: '/cancel',
    between: (world) => {
      makeWait(world);
      const applicationId = world.tables.offerApplication.all()[0]?.id ?? 0;
      return as('priya', world, 'acceptApplication', { params: { applicationId }, body: {} });
    },
    times: countCancelled,
  }),
  site('useAnswerSeveral', {
    useCall: () => useAnswerSeveral(inPhoenixBranch),
    prepare: async (world) => {
      const { offerId, applicationId } = await applied(world);
      return { offerId, data: { reject: [applicationId] } };
    },
    path: '/answer',
    between: makeWait,
    times: countRejected,
  }),
  site('useApply', {
    start: asMarcus,
    useCall: () => useApply(),
    prepare: async (world) => ({ id: (await offered(world)).offerId, data: { position: PositionCode.helper } }),
    path: '/apply',
    between: (world) => withdrawAnswers(world, null),
    times: ({ tables }) => tables.offerApplication.all().filter(({ applied_at }) => applied_at !== null).length,
  }),
];
