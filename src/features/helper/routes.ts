import { createElement } from 'react';
import type { InvitationBucket } from '#generated/model';
import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { parsePage } from '#platform/routing/useListPage';
import { helperCatalog } from './catalog';
import { helperEarningsCatalog } from './earnings/catalog';
import { helperJobsCatalog } from './jobs/catalog';
import { WORK_PER_PAGE } from './jobs/list/perPage';
import { helperOffersCatalog } from './offers/catalog';
import { helperSettingsCatalog } from './settings/catalog';

function loadInvitations(bucket: InvitationBucket) {
  return withTexts(async () => {
    const { default: Page } = await import('./jobs/list/JobListPage');
    return { default: () => createElement(Page, { bucket }) };
  }, helperJobsCatalog);
}

function loadOffers(bucket: InvitationBucket) {
  return withTexts(
    async () => {
      const { default: Page } = await import('./offers/list/OfferListPage');
      return { default: () => createElement(Page, { bucket }) };
    },
    helperOffersCatalog,
    helperJobsCatalog,
  );
}

/** A page of invitations, the counts on the tabs, and the requests to join above the new ones. */
async function prefetchInvitations(bucket: InvitationBucket, search: URLSearchParams) {
  const [{ invitationCountsQuery, invitationsQuery }, { offerCountsQuery }, { newRequestsQuery }] = await Promise.all([
    import('./api'),
    import('./offersApi'),
    import('./requestsApi'),
  ]);
  const list = invitationsQuery(bucket, parsePage(search.get('page')), WORK_PER_PAGE);
  const requests = bucket === 'new' ? [newRequestsQuery()] : [];
  return [list, invitationCountsQuery(), offerCountsQuery(), ...requests];
}

async function prefetchOffers(bucket: InvitationBucket, search: URLSearchParams) {
  const [{ invitationCountsQuery }, { offerCountsQuery, ownOffersQuery }] = await Promise.all([
    import('./api'),
    import('./offersApi'),
  ]);
  const list = ownOffersQuery(bucket, parsePage(search.get('page')), WORK_PER_PAGE);
  return [list, invitationCountsQuery(), offerCountsQuery()];
}

export const helperRoutes = {
  'helper-job': {
    title: { en: 'Job', es: 'Trabajo' },
    tabs: 'helperJobs',
    load: loadInvitations('new'),
    prefetch: ({ search }) => prefetchInvitations('new', search),
  },
  'helper-job-company-new': {
    title: { en: 'New', es: 'Nuevos' },
    tabs: 'helperJobs',
    load: loadInvitations('new'),
    prefetch: ({ search }) => prefetchInvitations('new', search),
  },
  'helper-job-company-accepted': {
    title: { en: 'Accepted', es: 'Aceptados' },
    tabs: 'helperJobs',
    load: loadInvitations('accepted'),
    prefetch: ({ search }) => prefetchInvitations('accepted', search),
  },
  'helper-job-company-waiting': {
    title: { en: 'Rejected', es: 'Rechazados' },
    tabs: 'helperJobs',
    load: loadInvitations('waiting'),
    prefetch: ({ search }) => prefetchInvitations('waiting', search),
  },
  'helper-job-company-cancelled': {
    title: { en: 'Cancelled', es: 'Cancelados' },
    tabs: 'helperJobs',
    load: loadInvitations('cancelled'),
    prefetch: ({ search }) => prefetchInvitations('cancelled', search),
  },
  'helper-job-company-details': {
    title: { en: 'Order details', es: 'Detalles del trabajo' },
    back: true,
    focused: true,
    load: withTexts(() => import('./jobs/detail/JobPage'), helperJobsCatalog),
    prefetch: async ({ id }) => [(await import('./api')).invitationQuery(id)],
  },
  'helper-job-outsource-new': {
    title: { en: 'New', es: 'Nuevos' },
    tabs: 'helperJobs',
    load: loadOffers('new'),
    prefetch: ({ search }) => prefetchOffers('new', search),
  },
  'helper-job-outsource-accepted': {
    title: { en: 'Accepted', es: 'Aceptados' },
    tabs: 'helperJobs',
    load: loadOffers('accepted'),
    prefetch: ({ search }) => prefetchOffers('accepted', search),
  },
  'helper-job-outsource-waiting': {
    title: { en: 'Rejected', es: 'Rechazados' },
    tabs: 'helperJobs',
    load: loadOffers('waiting'),
    prefetch: ({ search }) => prefetchOffers('waiting', search),
  },
  'helper-job-outsource-cancelled': {
    title: { en: 'Cancelled', es: 'Cancelados' },
    tabs: 'helperJobs',
    load: loadOffers('cancelled'),
    prefetch: ({ search }) => prefetchOffers('cancelled', search),
  },
  'helper-job-outsource-details': {
    title: { en: 'Order details', es: 'Detalles del trabajo' },
    back: true,
    focused: true,
    load: withTexts(
      () => import('./offers/detail/OfferPage'),
      helperOffersCatalog,
      helperJobsCatalog,
      helperSettingsCatalog,
    ),
  },
  'helper-earnings': {
    title: { en: 'Earnings', es: 'Ganancias' },
    load: withTexts(() => import('./earnings/EarningsPage'), helperEarningsCatalog, helperJobsCatalog),
  },
  'helper-settings-personal-info': {
    title: { en: 'Personal info', es: 'Información personal' },
    load: withTexts(() => import('./settings/personalInfo/PersonalInfoPage'), helperSettingsCatalog),
  },
  'helper-settings-specifications': {
    title: { en: 'Specifications', es: 'Especificaciones' },
    load: withTexts(() => import('./settings/specifications/SpecificationsPage'), helperSettingsCatalog),
  },
  'helper-settings-role': {
    title: { en: 'Your role', es: 'Su función' },
    load: withTexts(() => import('./settings/role/RolePage'), helperSettingsCatalog, helperJobsCatalog),
  },
  'helper-settings-work-settings': {
    title: { en: 'Work settings', es: 'Preferencias de trabajo' },
    load: withTexts(() => import('./settings/workSettings/WorkSettingsPage'), helperSettingsCatalog),
  },
  'helper-settings-your-rating': {
    title: { en: 'Your rating', es: 'Su calificación' },
    load: withTexts(() => import('./settings/rating/RatingPage'), helperSettingsCatalog, helperJobsCatalog),
  },
  'helper-settings-reset-password': {
    title: { en: 'Reset password', es: 'Restablecer contraseña' },
    load: () => import('./password/PasswordPage'),
  },
  'helper-settings-notifications': {
    title: { en: 'Notifications', es: 'Notificaciones' },
    load: withTexts(() => import('./settings/notifications/NotificationsPage'), helperSettingsCatalog),
  },
  'helper-settings-danger-zone': {
    title: { en: 'Danger zone', es: 'Zona de peligro' },
    load: withTexts(() => import('./dangerZone/DangerZonePage'), helperCatalog, helperSettingsCatalog),
  },
} satisfies Partial<Routes>;
