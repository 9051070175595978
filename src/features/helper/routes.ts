import { createElement } from 'react';
import type { InvitationBucket } from '#generated/model';
import type { RouteRow, Routes } from '#platform/routing/route';
import { parsePage } from '#platform/routing/useQuery';

/**
 * A page of invitations, and the counts on the tabs; above the new ones the requests to join, and at home the next accepted
 * job.
 */
async function prefetchInvitations(bucket: InvitationBucket, search: URLSearchParams, isHome = false) {
  const [{ invitationCountsQuery, invitationsQuery, WORK_PER_PAGE }, { offerCountsQuery }, { newRequestsQuery }] =
    await Promise.all([import('./api'), import('./offersApi'), import('./requestsApi')]);
  const list = invitationsQuery(bucket, parsePage(search.get('page')), WORK_PER_PAGE);
  const requests = bucket === 'new' ? [newRequestsQuery()] : [];
  const accepted = isHome ? [invitationsQuery('accepted', 1, WORK_PER_PAGE)] : [];
  return [list, invitationCountsQuery(), offerCountsQuery(), ...requests, ...accepted];
}

async function prefetchOffers(bucket: InvitationBucket, search: URLSearchParams) {
  const [{ invitationCountsQuery, WORK_PER_PAGE }, { offerCountsQuery, ownOffersQuery }] = await Promise.all([
    import('./api'),
    import('./offersApi'),
  ]);
  const list = ownOffersQuery(bucket, parsePage(search.get('page')), WORK_PER_PAGE);
  return [list, invitationCountsQuery(), offerCountsQuery()];
}

const titles: Readonly<Record<InvitationBucket, RouteRow['title']>> = {
  new: { en: 'New', es: 'Nuevos' },
  accepted: { en: 'Accepted', es: 'Aceptados' },
  waiting: { en: 'Rejected', es: 'Rechazados' },
  cancelled: { en: 'Canceled', es: 'Cancelados' },
};

/** The page of one list of invitations. */
function toInvitationsRow(bucket: InvitationBucket): RouteRow {
  return {
    title: titles[bucket],
    tabs: 'helperJobs',
    load: async () => {
      const { default: Page } = await import('./jobs/list/JobListPage');
      return { default: () => createElement(Page, { bucket }) };
    },
    prefetch: ({ search }) => prefetchInvitations(bucket, search),
  };
}

/** The page of one list of offers. */
function toOffersRow(bucket: InvitationBucket): RouteRow {
  return {
    title: titles[bucket],
    feature: 'helperOffers',
    tabs: 'helperJobs',
    load: async () => {
      const { default: Page } = await import('./offers/list/OfferListPage');
      return { default: () => createElement(Page, { bucket }) };
    },
    prefetch: ({ search }) => prefetchOffers(bucket, search),
  };
}

export const helperRoutes = {
  'helper-job': {
    title: { en: 'Job', es: 'Trabajo' },
    tabs: 'helperJobs',
    load: async () => {
      const { default: Page } = await import('./jobs/list/JobListPage');
      return { default: () => createElement(Page, { bucket: 'new', isHome: true }) };
    },
    prefetch: ({ search }) => prefetchInvitations('new', search, true),
  },
  'helper-job-company-new': toInvitationsRow('new'),
  'helper-job-company-accepted': toInvitationsRow('accepted'),
  'helper-job-company-waiting': toInvitationsRow('waiting'),
  'helper-job-company-cancelled': toInvitationsRow('cancelled'),
  'helper-job-company-details': {
    title: { en: 'Order details', es: 'Detalles del trabajo' },
    back: true,
    focused: true,
    load: () => import('./jobs/detail/JobPage'),
    prefetch: async ({ id }) => [(await import('./api')).invitationQuery(id)],
  },
  'helper-job-outsource-new': toOffersRow('new'),
  'helper-job-outsource-accepted': toOffersRow('accepted'),
  'helper-job-outsource-waiting': toOffersRow('waiting'),
  'helper-job-outsource-cancelled': toOffersRow('cancelled'),
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
