// Loaded once: the first load takes longer than a step waits.
import '../../../src/features/calendar/grid/Grid';
import { afterWork } from '../../kit/helperWorld';
import type { HostedWorld } from '../../kit/hostedWorld';
import { createFile, createPng } from '../../kit/images';
import { people } from '../../kit/operations';
import { formed, placeOrder } from '../../kit/orders';
import { choose, press, type ScreenWrite, type, upload } from './screenWrite';

const asPriya = { as: people.priya } as const;

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

/** Writes about jobs: planning, files, closing and what people say afterwards. */
export const jobWrites: ScreenWrite[] = [
  {
    ...asPriya,
    site: 'jobs/form/page/NewOrder.tsx useWriteOrder',
    call: 'POST /company-branches/1/orders',
    open: () => '/company/job/create?date=2026-11-28',
    fill: fillJob,
    send: () => press('Save job'),
    done: /Job #\d+ saved/,
  },
  {
    ...asPriya,
    site: 'jobs/form/page/OrderForm.tsx useSendOrderFile',
    call: 'order-files',
    open: () => '/company/job/create?date=2026-11-28',
    send: () => upload(createFile(createPng(20, 20), 'stairs.png', 'image/png')),
    done: /stairs\.png(?!.*We couldn’t read the server’s response)/,
  },
  {
    ...asPriya,
    site: 'jobs/form/saving/useOrderEdit.ts useChangeOrder',
    call: 'PUT /orders/',
    open: async ({ world }) => `/company/job/edit/${await placeOrder(world)}`,
    fill: () => type(/^First name/, 'Ruth'),
    send: () => press('Save changes'),
    done: /Changed: First name/,
  },
  {
    ...asPriya,
    site: 'calendar/move/useMove.ts useChangeOrder',
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
    done: /stairs\.png(?!.*We couldn’t read the server’s response)/,
  },
  {
    ...asPriya,
    site: 'jobs/closing/CompleteDialog.tsx useFinish',
    call: '/complete',
    open: async (hosted) => `/company/job/details/${await worked(hosted)}?complete=1`,
    fill: () => type('Notes', 'Piano on the third floor'),
    send: () => press('Complete job'),
    done: /completed: \$/,
  },
  {
    site: 'jobs/closing/ReopenButton.tsx useReopen',
    call: '/reopen',
    open: async ({ world }) => `/company/job/details/${(await afterWork(world)).orderId}`,
    send: async () => {
      await press('Reopen');
      await press('Reopen');
    },
    done: /reopened/,
  },
  {
    site: 'jobs/closing/WorkAgain.tsx useChangeWorkAgain',
    call: '/work-again',
    open: async ({ world }) => `/company/job/details/${(await afterWork(world)).orderId}`,
    send: () => choose(/^Rehire Marcus Reed/, 'Favorite'),
    done: /Answer about Marcus Reed saved/,
  },
  {
    site: 'team/profile/Identity.tsx useMarkMember',
    call: '/work-again',
    open: async ({ world }) => {
      const { invitationId } = await afterWork(world);
      return `/company/team/edit/${world.tables.invitation.require(invitationId).employee_id}`;
    },
    send: () => press('Favorite'),
    done: /Marcus Reed is a favorite now/,
  },
];
