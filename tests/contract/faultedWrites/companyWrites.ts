import { happen } from '../../kit/happenings';
import type { HostedWorld } from '../../kit/hostedWorld';
import { people } from '../../kit/operations';
import { asked } from '../../kit/orders';
import { choose, press, type ScreenWrite, tick, type } from './screenWrite';

const plans = '/company/settings/subscription';
const [marcus, sofia] = [2, 4];

/** No activity is marked as unread. */
const isAllRead = /^(?!.*now(?:Unread|\. Unread))/;

/** Copper Mesa is on the middle plan. */
function chooseGrowth({ world }: HostedWorld): string {
  world.tables.subscription.update(1, {
    plan_id: 2,
    limits: { branches: 3, members: 60, orders: null, offers: null },
  });
  return plans;
}

async function fillBranch(): Promise<void> {
  await type('Name*', 'Flagstaff');
  await type('Phone*', '9285550110');
  await type('Street address*', '14 E Route 66');
  await type('City*', 'Flagstaff');
  await type('ZIP*', '86001');
  await choose('State*', 'Arizona');
  await tick(/^Sedona/);
}

async function fillMember(): Promise<void> {
  await type('First name*', 'Ana');
  await type('Last name*', 'Ruiz');
  await type('Email*', 'ana@example.com');
  await type('Phone*', '6025550177');
  await tick('Helper');
  await type('Hourly rate*', '23');
}

/** Writes about branches, the team, the plan and activities. */
export const companyWrites: ScreenWrite[] = [
  {
    site: 'activity/feed/ActivityPage.tsx useMarkEverythingAsRead',
    call: 'mark-all-as-read',
    open: ({ world }) => {
      happen(world, 1, 'Marcus accepted job #7');
      return '/company/activity';
    },
    send: () => press('Mark all as read'),
    done: isAllRead,
  },
  {
    site: 'activity/feed/FeedList.tsx useMarkOneAsRead',
    call: 'mark-as-read',
    open: ({ world }) => {
      happen(world, 1, 'Marcus accepted job #7');
      return '/company/activity';
    },
    send: () => press(/^Marcus accepted job #7.*Unread$/),
    done: isAllRead,
  },
  {
    as: people.marcus,
    site: 'activity/personal/PersonalFeed.tsx useMarkEverythingAsRead',
    call: 'mark-all-as-read',
    shell: true,
    open: async ({ world }) => {
      await asked(world);
      return '/helper/earnings';
    },
    // A message waits until the drawer is closed.
    send: async () => {
      await press(/^Activity/);
      await press('Mark all as read');
      await press('Close');
    },
    done: /^(?!.*\d unread)/,
  },
  {
    site: 'billing/page/AddressDialog.tsx useSaveBillingAddress',
    call: 'billing-address',
    open: () => plans,
    fill: async () => {
      await press('Edit address');
      await type(/^Street address/, '7 Canyon Rd');
    },
    send: () => press('Save address'),
    done: /The billing address was saved/,
  },
  {
    site: 'billing/page/CurrentPlan.tsx useEndSubscription',
    call: 'subscription/cancel',
    open: () => plans,
    fill: async () => {
      await press('Cancel subscription');
      await tick(/^Too expensive/);
    },
    send: () => press('Cancel subscription'),
    done: /Your subscription ends on/,
  },
  {
    site: 'billing/page/CurrentPlan.tsx useKeepSubscription',
    call: 'subscription/resume',
    open: ({ world }) => {
      world.tables.subscription.update(1, { cancel_at_period_end: true });
      return plans;
    },
    send: () => press('Keep subscription'),
    done: /Subscription resumed/,
  },
  {
    site: 'billing/payment/CardDialog.tsx useSaveCard',
    call: 'payment-methods',
    open: () => plans,
    fill: async () => {
      await press('Change card');
      await type(/^Name on the card/, 'Dana Whitfield');
      await type(/^Card number/, '4242424242424242');
      await type(/^Expires/, '08/29');
      await type(/^Security code/, '123');
    },
    send: () => press('Save card'),
    done: /card.*saved|saved.*card/i,
  },
  {
    site: 'billing/plans/PlanDialog.tsx useChangePlan',
    call: 'POST /subscription',
    open: chooseGrowth,
    fill: () => press('Upgrade to Fleet'),
    send: () => press(/^Pay \$/),
    done: /You’re now on Fleet/,
  },
  {
    site: 'branch/page/BranchPage.tsx useAddBranch',
    call: 'POST /company-branches',
    open: () => '/company/branch?branch=new',
    fill: fillBranch,
    send: () => press('Add branch'),
    done: /Flagstaff was/,
  },
  {
    site: 'branch/form/EditBranch.tsx useChangeBranch',
    call: 'POST /company-branches/2',
    open: () => '/company/branch?branch=2&edit=1',
    fill: () => type('Name*', 'Tucson North'),
    send: () => press('Save changes'),
    done: /Tucson North was saved/,
  },
  {
    site: 'branch/page/DeleteBranch.tsx useRemoveBranch',
    call: 'DELETE /company-branches/3',
    open: () => '/company/branch?branch=3',
    fill: async () => {
      await press('Delete');
      await type(/^Type Las Vegas to confirm/, 'Las Vegas');
    },
    send: () => press('Delete branch'),
    done: /Las Vegas was deleted/,
  },
  {
    site: 'calendar/feed/FeedDialog.tsx useCreateFeed',
    call: 'POST /calendar-feed',
    open: () => '/company/calendar?view=agenda',
    fill: async () => {
      await press('More');
      await press('Subscribe in your calendar app');
    },
    send: () => press('Create address'),
    done: /Apple Calendar/,
  },
  {
    site: 'calendar/feed/FeedDialog.tsx useEndFeed',
    call: 'DELETE /calendar-feed',
    open: () => '/company/calendar?view=agenda',
    fill: async () => {
      await press('More');
      await press('Subscribe in your calendar app');
      await press('Create address');
    },
    send: async () => {
      await press('Turn off');
      await press('Turn off');
    },
    done: /Create address/,
  },
  {
    site: 'activity/setup/checklist/SetupChecklist.tsx useHideChecklist',
    call: 'setup/dismiss',
    open: ({ world }) => {
      world.tables.company.update(1, { setup_dismissed_at: null });
      return '/company/activity?setup=1';
    },
    send: () => press('Hide'),
    done: /^(?!.*Set up your company)/,
  },
  {
    site: 'team/find/InviteDialog.tsx useInviteHelper',
    call: 'invite-helper',
    open: ({ world }) => {
      world.tables.user.update(71, { first_name: 'Darnell', last_name: 'Escobedo' });
      return '/company/team/requested?find=1&search=Darnell';
    },
    fill: () => press('Invite Darnell E.'),
    send: () => press('Send invitation'),
    done: /The invitation to Darnell E\. was sent/,
  },
  {
    site: 'team/list/RateEditor.tsx useChangeTerms',
    call: `PUT /employees/${marcus}/update`,
    open: () => '/company/team/helpers?search=marcus',
    fill: async () => {
      await press(/^Change the rate of Marcus Reed/);
      await type(/^Hourly rate/, '25');
    },
    send: () => press('Save rate'),
    done: /\$25\.00\/hr/,
  },
  {
    site: 'team/list/MemberTerms.tsx useChangeTerms',
    call: `PUT /employees/${marcus}/update`,
    open: () => '/company/team/helpers?search=marcus',
    send: () => tick(/Marcus Reed/),
    done: /Inactive/,
  },
  {
    site: 'team/member/MemberCreatePage.tsx useAddMember',
    call: 'POST /employees',
    open: () => '/company/team/create',
    fill: fillMember,
    send: () => press('Add member'),
    done: /Ana Ruiz was added/,
  },
  {
    site: 'team/member/EditMember.tsx useSaveMember',
    call: `PUT /employees/${sofia}`,
    open: () => `/company/team/edit/${sofia}?tab=edit`,
    fill: () => type(/^Notes/, 'Fast on stairs'),
    send: () => press('Save changes'),
    done: /was saved|saved/,
  },
  {
    site: 'team/remove/RemoveDialog.tsx useRemoveMember',
    call: `DELETE /employees/${marcus}`,
    open: () => '/company/team/helpers?search=marcus',
    fill: async () => {
      await press('More for Marcus Reed');
      await press('Remove…');
    },
    send: () => press('Remove member'),
    done: /Marcus Reed was removed/,
  },
];
