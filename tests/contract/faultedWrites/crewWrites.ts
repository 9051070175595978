// Loaded once: the first load takes longer than a step waits.
import '../../../src/features/calendar/people/PeopleWeek';
import { PositionCode } from '#generated/model/codes';
import { crewIds } from '../../kit/crews';
import type { HostedWorld } from '../../kit/hostedWorld';
import { placeHelperJob } from '../../kit/offers';
import { as, people } from '../../kit/operations';
import { invite, placeOrder } from '../../kit/orders';
import { press, type ScreenWrite, tick, type } from './screenWrite';

const { marcus } = crewIds;
const asPriya = { as: people.priya } as const;

/** A job with Marcus invited. */
async function invited({ world }: HostedWorld): Promise<number> {
  const orderId = await placeOrder(world);
  await invite(world, orderId, [marcus, PositionCode.helper]);
  return orderId;
}

/** Writes about the crew of a job. */
export const crewWrites: ScreenWrite[] = [
  {
    ...asPriya,
    site: 'jobs/crew/add/TeamAddPage.tsx useInvite',
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
    site: 'jobs/crew/edit/ChangeDialog.tsx useEditCrew',
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
    site: 'jobs/crew/edit/CrewDialogs.tsx useEditCrew',
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
    site: 'jobs/crew/edit/TeamEditPage.tsx useEditCrew',
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
    site: 'jobs/crew/invite/InviteToJob.tsx useInvite',
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
    site: 'jobs/crew/invite/InviteCandidate.tsx useInvite',
    call: 'invite-employee',
    open: async ({ world }) => {
      await placeHelperJob(world, 2);
      return '/company/calendar?date=2026-11-28&view=people';
    },
    fill: async () => {
      await press(/^Assign job/);
      await press(/^Marcus Reed, .*: New/);
      await type('Message', 'Bring gloves');
    },
    send: () => press('Invite'),
    done: /Marcus Reed was invited to/,
  },
  {
    ...asPriya,
    site: 'jobs/crew/parts/useSendInvitations.ts useInvite',
    call: 'invite-employee',
    open: async ({ world }) => `/company/job/build-crew/${await placeHelperJob(world, 2)}`,
    send: () => press('Invite all'),
    done: /2 invitations sent/,
  },
  {
    ...asPriya,
    site: 'jobs/crew/parts/useSendInvitations.ts useInvite',
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
    send: () => press(/^Send 1 invitation|^Retry 1 job/),
    done: /1 person invited/,
  },
];
