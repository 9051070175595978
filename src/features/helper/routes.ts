import { createElement } from 'react';
import type { InvitationBucket } from '#generated/model';
import type { Routes } from '#platform/routing/route';
import { parsePage } from '#platform/routing/useQuery';

function loadInvitations(bucket: InvitationBucket) {
  return async () => {
    const { default: Page } = await import('./jobs/list/JobListPage');
    return { default: () => createElement(Page, { bucket }) };
  };
}

async function loadHome() {
  const { default: Page } = await import('./jobs/list/JobListPage');
  return { default: () => createElement(Page, { bucket: 'new', isHome: true }) };
}

function loadOffers(bucket: InvitationBucket) {
  return async () => {
    const { default: Page } = await import('./offers/list/OfferListPage');
    return { default: () => createElement(Page, { bucket }) };
  };
}

/** A page of invitations, the counts on the tabs, and the requests to join above the new ones. */
async function prefetchInvitations(bucket: InvitationBucket, search: URLSearchParams) {
  const [{ invitationCountsQuery, invitationsQuery, WORK_PER_PAGE }, { offerCountsQuery }, { newRequestsQuery }] =
    await Promise.all([import('./api'), import('./offersApi'), import('./requestsApi')]);
  const list = invitationsQuery(bucket, parsePage(search.get('page')), WORK_PER_PAGE);
  const requests = bucket === 'new' ? [newRequestsQuery()] : [];
  return [list, invitationCountsQuery(), offerCountsQuery(), ...requests];
}

/** The new invitations, and the accepted jobs with the next one on top. */
async function prefetchHome(search: URLSearchParams) {
  const { invitationsQuery, WORK_PER_PAGE } = await import('./api');
  return [...(await prefetchInvitations('new', search)), invitationsQuery('accepted', 1, WORK_PER_PAGE)];
}

async function prefetchOffers(bucket: InvitationBucket, search: URLSearchParams) {
  const [{ invitationCountsQuery, WORK_PER_PAGE }, { offerCountsQuery, ownOffersQuery }] = await Promise.all([
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
    load: loadHome,
    prefetch: ({ search }) => prefetchHome(search),
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
    title: { en: 'Canceled', es: 'Cancelados' },
    tabs: 'helperJobs',
    load: loadInvitations('cancelled'),
    prefetch: ({ search }) => prefetchInvitations('cancelled', search),
  },
  'helper-job-company-details': {
    title: { en: 'Order details', es: 'Detalles del trabajo' },
    back: true,
    focused: true,
    load: () => import('./jobs/detail/JobPage'),
    prefetch: async ({ id }) => [(await import('./api')).invitationQuery(id)],
  },
  'helper-job-outsource-new': {
    title: { en: 'New', es: 'Nuevos' },
    feature: 'helperOffers',
    tabs: 'helperJobs',
    load: loadOffers('new'),
    prefetch: ({ search }) => prefetchOffers('new', search),
  },
  'helper-job-outsource-accepted': {
    title: { en: 'Accepted', es: 'Aceptados' },
    feature: 'helperOffers',
    tabs: 'helperJobs',
    load: loadOffers('accepted'),
    prefetch: ({ search }) => prefetchOffers('accepted', search),
  },
  'helper-job-outsource-waiting': {
    title: { en: 'Rejected', es: 'Rechazados' },
    feature: 'helperOffers',
    tabs: 'helperJobs',
    load: loadOffers('waiting'),
    prefetch: ({ search }) => prefetchOffers('waiting', search),
  },
  'helper-job-outsource-cancelled': {
    title: { en: 'Canceled', es: 'Cancelados' },
    feature: 'helperOffers',
    tabs: 'helperJobs',
    load: loadOffers('cancelled'),
    prefetch: ({ search }) => prefetchOffers('cancelled', search),
  },
  'helper-job-outsource-details': {
    title: { en: 'Order details', es: 'Detalles del trabajo' },
    feature: 'helperOffers',
    back: true,
    focused: true,
    load: () => import('./offers/detail/OfferPage'),
  },
  'helper-settings-personal-info': {
    title: { en: 'Personal info', es: 'Información personal' },
    load: () => import('./settings/personalInfo/PersonalInfoPage'),
  },
  'helper-settings-specifications': {
    title: { en: 'Specifications', es: 'Especificaciones' },
    load: () => import('./settings/specifications/SpecificationsPage'),
  },
  'helper-settings-role': {
    title: { en: 'Your role', es: 'Su función' },
    load: () => import('./settings/role/RolePage'),
  },
  'helper-settings-work-settings': {
    title: { en: 'Work settings', es: 'Preferencias de trabajo' },
    load: () => import('./settings/workSettings/WorkSettingsPage'),
  },
  'helper-settings-your-rating': {
    title: { en: 'Your rating', es: 'Su calificación' },
    load: () => import('./settings/rating/RatingPage'),
  },
  'helper-settings-reset-password': {
    title: { en: 'Reset password', es: 'Restablecer contraseña' },
    load: () => import('./password/PasswordPage'),
  },
  'helper-settings-notifications': {
    title: { en: 'Notifications', es: 'Notificaciones' },
    feature: 'notificationPreferences',
    load: () => import('./settings/notifications/NotificationsPage'),
  },
  'helper-settings-danger-zone': {
    title: { en: 'Danger zone', es: 'Zona de peligro' },
    load: () => import('./dangerZone/DangerZonePage'),
  },
} satisfies Partial<Routes>;
