import { PositionCode } from '#generated/model/codes';
import { phone } from '../../kit/app/renderApp';
import { afterWork } from '../../kit/helperWorld';
import { offered } from '../../kit/offers';
import { as, people } from '../../kit/operations';
import { asked } from '../../kit/orders';
import { press, type ScreenWrite, tick, type } from './screenWrite';

const asMarcus = { as: people.marcus, width: phone } as const;
const settings = (page: string) => () => `/helper/settings/${page}`;

/** The `Save` of one of several forms on a page. */
const save = (form: string) => () => press('Save', form);

/** Writes of helpers. */
export const helperWrites: ScreenWrite[] = [
  {
    ...asMarcus,
    site: 'helper/jobs/answer/useAnswers.tsx useAccept',
    call: '/accept',
    open: async ({ world }) => {
      await asked(world);
      return '/helper/job/company/new';
    },
    send: () => press(/^Accept job #/),
    done: /Job #\d+ accepted/,
  },
  {
    ...asMarcus,
    site: 'helper/jobs/detail/JobSections.tsx useRateCompany',
    call: '/rate-company',
    open: async ({ world }) => `/helper/job/company/details/${(await afterWork(world)).invitationId}`,
    fill: () => tick(/^4/),
    send: () => press('Send rating'),
    done: /Your rating was sent/,
  },
  {
    ...asMarcus,
    site: 'helper/jobs/detail/DayOfJob.tsx useReportRunningLate',
    call: '/running-late',
    open: async ({ world }) => {
      const { invitationId } = await asked(world);
      await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
      world.clock.travelTo(new Date('2026-11-28T14:00:00Z'));
      return `/helper/job/company/details/${invitationId}`;
    },
    fill: () => press('Running late'),
    send: () => press(/^20.min$/),
    done: /you’re running 20.min late/,
  },
  {
    ...asMarcus,
    site: 'helper/jobs/requests/JoinRequests.tsx useJoin',
    call: '/accept',
    open: async ({ world }) => {
      const body = { positions: [PositionCode.helper], hourly_rate: 2600 };
      await as('dana', world, 'inviteHelper', { params: { id: 3 }, query: '?id=5', body });
      return '/helper/job';
    },
    send: () => press(/^Join team of/),
    done: /You joined the team/,
  },
  {
    ...asMarcus,
    site: 'helper/offers/answer/OfferAnswers.tsx useApply',
    call: '/apply',
    open: async ({ world }) => {
      await offered(world);
      return '/helper/job/outsource/new';
    },
    fill: async () => {
      await press(/^Apply/);
      await type(/^Note to the company/, 'I have a dolly');
    },
    send: () => press('Apply'),
    done: /Application sent/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/notifications/NotificationsPage.tsx useSaveNotificationPreferences',
    call: 'PUT /notification-preferences',
    open: settings('notifications'),
    fill: () => tick(/^Sound/),
    send: () => press('Save'),
    done: /saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/personalInfo/PersonalInfoPage.tsx useSavePersonalInfo',
    call: 'personal-info',
    open: settings('personal-info'),
    send: () => tick('Español'),
    done: /Guardar/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/personalInfo/PersonalInfoPage.tsx useSavePersonalInfo',
    call: 'personal-info',
    open: settings('personal-info'),
    fill: () => type(/^About/, 'Careful with antiques'),
    send: () => press('Save'),
    done: /About you saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/role/RolePage.tsx useSaveRole',
    call: 'PUT /helper-profile/position',
    open: settings('role'),
    send: () => press('Save'),
    done: /saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/specifications/SpecificationsPage.tsx useSaveVehicles',
    call: 'PUT /helper-profile/vehicle',
    open: settings('specifications'),
    fill: () => type(/^Make/, 'Ford'),
    send: save('Vehicles'),
    done: /Vehicles saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/specifications/SpecificationsPage.tsx useSaveRates',
    call: 'PUT /helper-profile/hourly-rate',
    open: settings('specifications'),
    fill: () => type(/^Rate per hour/, '25.50'),
    send: save('Hourly rate'),
    done: /Hourly rate saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/specifications/SpecificationsPage.tsx useSaveTools',
    call: 'PUT /helper-profile/tools',
    open: settings('specifications'),
    fill: () => press('Piano board'),
    send: save('Tools'),
    done: /Tools saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/workSettings/WorkSettingsPage.tsx useSaveWorkAreas',
    call: 'PUT /helper-profile/serving-areas',
    open: settings('work-settings'),
    send: save('Service areas'),
    done: /Service areas saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/workSettings/WorkSettingsPage.tsx useSaveWorkHours',
    call: 'PUT /helper-profile/availabilities',
    open: settings('work-settings'),
    fill: () => type(/^Minimum pay per job/, '120'),
    send: save('Weekly hours'),
    done: /Weekly hours saved/,
  },
  {
    ...asMarcus,
    site: 'helper/settings/workSettings/WorkSettingsPage.tsx useSavePause',
    call: 'PUT /helper-profile/pause',
    open: settings('work-settings'),
    send: () => tick('Pause profile'),
    done: /Your profile is paused/,
  },
  {
    ...asMarcus,
    site: 'calendar/helper/DayHoursDialog.tsx useSaveWorkHours',
    call: 'PUT /helper-profile/availabilities',
    open: () => '/helper/calendar',
    fill: async () => {
      await press(/^Tue, Nov 24/);
      await press(/^Change hours.*Nov 24|Tue, Nov 24/);
      await tick('Day off');
      await type(/^Note/, 'Wedding');
    },
    send: () => press('Save'),
    done: /Availability on Tue, Nov 24 saved/,
  },
];
