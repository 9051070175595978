// Loaded once: the first load takes longer than a step waits.
import '../../../src/features/calendar/grid/Grid';
import '../../../src/features/calendar/people/PeopleWeek';
import { createFile, createPng } from '../../kit/images';
import { crewIds } from '../../kit/crews';
import { afterWork } from '../../kit/helperWorld';
import type { HostedWorld } from '../../kit/hostedWorld';
import { applied, hired, offered, placeHelperJob } from '../../kit/offers';
import { as, people } from '../../kit/operations';
import { formed, invite, placeOrder } from '../../kit/orders';
import { getOfferPath, twoApplied } from '../../kit/screens/applicationsScreen';
import { OfferStatus, PositionCode } from '#generated/model/codes';
import { choose, press, type ScreenWrite, see, tick, type, upload } from './screenWrite';

const { marcus } = crewIds;
const asPriya = { as: people.priya } as const;

/** A job with Marcus invited. */
async function invited({ world }: HostedWorld): Promise<number> {
  const orderId = await placeOrder(world);
  await invite(world, orderId, [marcus, PositionCode.helper]);
  return orderId;
}

/** The evening of a job whose crew came. */
async function worked({ world }: HostedWorld): Promise<number> {
  const { orderId } = await formed(world);
  world.clock.travelTo(new Date('2026-11-29T02:00:00Z'));
  return orderId;
}

async function fillJob(): Promise<void> {
  await type(/^First name/, 'Rebecca');
  await type(/^Last name/, 'Hollis');
  await type(/^Phone/, '6025550142');
  await choose(/^Move size/, '2 bedrooms, large');
  for (const [section, city, zip] of [
    ['Pickup', 'Tempe', '85281'],
    ['Destination', 'Gilbert', '85234'],
  ] as const) {
    await type(/^Address/, '410 W Copperleaf Ave', section);
    await type(/^City/, city, section);
    await type(/^ZIP/, zip, section);
  }
  await press('Use suggestion');
}

const openOffers = async ({ world }: HostedWorld): Promise<string> => {
  await offered(world);
  return '/company/job/outsourcing';
};

async function askAboutOffer(action: string): Promise<void> {
  await press(/^More for 2 helpers/);
  await press(action);
}

/** Writes about jobs, crews and offers. */
export const jobWrites: ScreenWrite[] = [
  {
    ...asPriya,
    site: 'orderForm/page/NewOrder.tsx useWriteOrder',
    call: 'POST /company-branches/1/orders',
    open: () => '/company/job/create?date=2026-11-28',
    fill: fillJob,
    send: () => press('Save job'),
    done: /Job #\d+ saved/,
  },
  {
    ...asPriya,
    site: 'orderForm/page/OrderForm.tsx useSendOrderFile',
    call: 'order-files',
    open: () => '/company/job/create?date=2026-11-28',
    send: () => upload(createFile(createPng(20, 20), 'stairs.png', 'image/png')),
    done: /stairs\.png(?!.*The answer couldn’t be read)/,
  },
  {
    ...asPriya,
    site: 'orderForm/saving/useOrderEdit.ts useChangeOrder',
    call: 'PUT /orders/',
    open: async ({ world }) => `/company/job/edit/${await placeOrder(world)}`,
    fill: () => type(/^First name/, 'Ruth'),
    send: () => press('Save changes'),
    done: /Changed: First name/,
  },
  {
    ...asPriya,
    site: 'orders/parts/useMoveJob.ts useChangeOrder',
    call: 'PUT /orders/',
    open: async ({ world }) => {
      await placeOrder(world);
      return '/company/calendar?date=2026-11-28';
    },
    fill: async () => {
      await press(/Job #\d+ for/);
      await press('Move to…');
      await type(/^Hours/, '5');
    },
    send: () => press('Move job'),
    done: /is now on/,
  },
  {
    site: 'jobs/detail/sections/FilesSection.tsx useAddFile',
    call: '/attachments',
    open: async ({ world }) => `/company/job/details/${await placeOrder(world)}`,
    send: () => upload(createFile(createPng(20, 20), 'stairs.png', 'image/png')),
    done: /stairs\.png(?!.*The answer couldn’t be read)/,
  },
  {
    ...asPriya,
    site: 'closing/CompleteDialog.tsx useFinish',
    call: '/complete',
    open: async (hosted) => `/company/job/details/${await worked(hosted)}?complete=1`,
    fill: () => type('Notes', 'Piano on the third floor'),
    send: () => press('Complete job'),
    done: /completed: \$/,
  },
  {
    site: 'closing/ReopenButton.tsx useReopen',
    call: '/reopen',
    open: async ({ world }) => `/company/job/details/${(await afterWork(world)).orderId}`,
    send: async () => {
      await press('Reopen');
      await press('Reopen');
    },
    done: /reopened/,
  },
  {
    site: 'closing/WorkAgain.tsx useChangeWorkAgain',
    call: '/work-again',
    open: async ({ world }) => `/company/job/details/${(await afterWork(world)).orderId}`,
    send: () => choose(/^Rehire Marcus Reed/, 'Favorite'),
    done: /Answer about Marcus Reed saved/,
  },
  {
    site: 'team/profile/MarkMember.tsx useMarkMember',
    call: '/work-again',
    open: async ({ world }) => {
      const { invitationId } = await afterWork(world);
      return `/company/team/edit/${world.tables.invitation.require(invitationId).employee_id}`;
    },
    send: () => press('Favorite'),
    done: /Marcus Reed is a favorite now/,
  },
  {
    ...asPriya,
    site: 'crew/add/TeamAdd.tsx useInvite',
    call: 'invite-employee',
    open: async ({ world }) => `/company/job/team-add/${await placeOrder(world)}`,
    fill: async () => {
      await press('Select Marcus Reed');
      await type('Message', 'Bring gloves');
    },
    send: () => press('Invite 1 person'),
    done: /Invitation sent\./,
  },
  {
    ...asPriya,
    site: 'crew/edit/ChangeDialog.tsx useEditCrew',
    call: 'edit-invitations',
    open: async (hosted) => `/company/job/team-edit/${await invited(hosted)}`,
    fill: async () => {
      await press('More for Marcus Reed');
      await press('Change rate or position');
      await type(/^Rate/, '20');
    },
    send: () => press('Save changes'),
    done: /\$20\.00\/hr/,
  },
  {
    ...asPriya,
    site: 'crew/edit/ReplaceDialog.tsx useEditCrew',
    call: 'edit-invitations',
    open: async (hosted) => `/company/job/team-edit/${await invited(hosted)}`,
    fill: async () => {
      await press('Replace Marcus Reed');
      await tick(/^Tyrell Banks/);
    },
    send: () => press('Replace Marcus'),
    done: /Tyrell Banks was invited/,
  },
  {
    ...asPriya,
    site: 'crew/edit/TeamEdit.tsx useEditCrew',
    call: 'edit-invitations',
    open: async (hosted) => {
      const orderId = await invited(hosted);
      const [invitation] = hosted.world.tables.invitation.by('order', orderId);
      const params = { invitationId: invitation?.id ?? 0 };
      await as('marcus', hosted.world, 'rejectInvitation', { params, body: { reason: 'too_far' } });
      return `/company/job/team-edit/${orderId}`;
    },
    send: () => press(/^Invite again/),
    done: /invited again/,
  },
  {
    site: 'crew/invite/InviteToJob.tsx useInvite',
    call: 'invite-employee',
    open: async ({ world }) => {
      await placeHelperJob(world, 2);
      return '/company/team/helpers?search=marcus';
    },
    fill: async () => {
      await press('More for Marcus Reed');
      await press('Invite to job…');
      await press(/^Choose #/);
      await type('Message', 'Bring gloves');
    },
    send: () => press('Invite'),
    done: /Marcus Reed was invited to/,
  },
  {
    site: 'crew/invite/InviteCandidate.tsx useInvite',
    call: 'invite-employee',
    open: async ({ world }) => {
      await placeHelperJob(world, 2);
      return '/company/calendar?date=2026-11-28&view=people';
    },
    fill: async () => {
      await press(/^Choose a person for job/);
      await press(/^Marcus Reed, .*: New/);
      await type('Message', 'Bring gloves');
    },
    send: () => press('Invite'),
    done: /Marcus Reed was invited to/,
  },
  {
    ...asPriya,
    site: 'crew/build/useSendDrafts.ts useInvite',
    call: 'invite-employee',
    open: async ({ world }) => `/company/job/build-crew/${await placeHelperJob(world, 2)}`,
    send: () => press('Invite all'),
    done: /2 invitations sent/,
  },
  {
    ...asPriya,
    site: 'crew/invite/useInviteEach.ts useInvite',
    closesForm: true,
    call: 'invite-employee',
    open: async ({ world }) => {
      await placeHelperJob(world, 2);
      return '/company/job/not-formed';
    },
    fill: async () => {
      await tick(/^Select job #/);
      await press('Invite people');
      await tick('Marcus Reed');
    },
    send: () => press(/^Send 1 invitation|^Try again for 1 job/),
    done: /1 person invited/,
  },
  {
    site: 'outsource/applications/answer/useAnswerCalls.ts useAcceptApplicant',
    call: '/accept',
    open: async ({ world }) => getOfferPath((await applied(world)).offerId),
    send: () => press('Accept Marcus Reed'),
    done: /Marcus Reed accepted/,
  },
  {
    site: 'outsource/applications/answer/useAnswerCalls.ts useDeclineApplicant',
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
    site: 'outsource/applications/answer/useAnswerCalls.ts useCancelApplicant',
    closesForm: true,
    call: '/cancel',
    open: async ({ world }) => `${getOfferPath((await hired(world)).offerId)}?show=accepted`,
    send: async () => {
      await press('Cancel Marcus Reed');
      await choose(/^Reason/, 'Other');
      await press('Cancel application');
    },
    done: /Marcus Reed canceled/,
  },
  {
    site: 'outsource/applications/answer/useAnswerCalls.ts useAnswerSeveral',
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
    site: 'outsource/parts/EditOfferDialog.tsx useChangeOffer',
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
    site: 'outsource/parts/RepeatDialog.tsx usePublishAgain',
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
