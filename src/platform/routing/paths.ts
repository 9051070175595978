/*
 * Addresses of the product by route name and area (spec section 2). Names that the specification gives are used as they
 * are; the rest follow their pattern. They are apart from the rest of the route (`route.ts`) because any feature links to
 * any other.
 */

/** Routes anyone can open. The empty name of /oauth-login makes it public by the specification's own rule. */
const publicPaths = {
  login: '/login',
  'auth-google': '/authorization-google',
  'auth-apple': '/authorization-apple',
  'sign-up': '/sign-up',
  'sign-up-company': '/sign-up/company',
  'sign-up-helper': '/sign-up/helper',
  'reset-password': '/forgot-password',
  '': '/oauth-login',
} as const;

/** Routes of the company side. */
const companyPaths = {
  'company-activity': '/company/activity',
  'company-job': '/company/job',
  'company-job-create': '/company/job/create',
  'company-job-edit': '/company/job/edit/:id',
  'company-job-details': '/company/job/details/:id',
  'company-job-not-formed': '/company/job/not-formed',
  'company-job-formed': '/company/job/formed',
  'company-job-history': '/company/job/history',
  'company-job-team-add': '/company/job/team-add/:id',
  'company-job-team-edit': '/company/job/team-edit/:id',
  'company-job-build-crew': '/company/job/build-crew/:id',
  'company-job-fill': '/company/job/fill',
  'company-job-outsourcing': '/company/job/outsourcing',
  'company-calendar': '/company/calendar',
  'company-calendar-create': '/company/calendar/create',
  'company-team': '/company/team',
  'company-team-create': '/company/team/create',
  'company-team-edit': '/company/team/edit/:id',
  'company-team-helpers': '/company/team/helpers',
  'company-team-drivers': '/company/team/drivers',
  'company-team-foreman': '/company/team/foreman',
  'company-team-employees': '/company/team/employees',
  'company-team-requested': '/company/team/requested',
  'company-branch': '/company/branch',
  'company-numbers': '/company/numbers',
  'company-numbers-jobs': '/company/numbers/jobs',
  'company-settings-subscription': '/company/settings/subscription',
  'company-outsourcing': '/company/outsourcing',
  'company-outsourcing-offer-applications': '/company/outsourcing/offer-applications/:id',
} as const;

/** Routes of the helper side. */
const helperPaths = {
  'helper-job': '/helper/job',
  'helper-job-company-new': '/helper/job/company/new',
  'helper-job-company-accepted': '/helper/job/company/accepted',
  'helper-job-company-waiting': '/helper/job/company/waiting',
  'helper-job-company-cancelled': '/helper/job/company/cancelled',
  'helper-job-company-details': '/helper/job/company/details/:id',
  'helper-job-outsource-new': '/helper/job/outsource/new',
  'helper-job-outsource-accepted': '/helper/job/outsource/accepted',
  'helper-job-outsource-waiting': '/helper/job/outsource/waiting',
  'helper-job-outsource-cancelled': '/helper/job/outsource/cancelled',
  'helper-job-outsource-details': '/helper/job/outsource/details/:id',
  'helper-calendar': '/helper/calendar',
  'helper-earnings': '/helper/earnings',
  'helper-settings-personal-info': '/helper/settings/personal-info',
  'helper-settings-specifications': '/helper/settings/specifications',
  'helper-settings-role': '/helper/settings/role',
  'helper-settings-work-settings': '/helper/settings/work-settings',
  'helper-settings-your-rating': '/helper/settings/your-rating',
  'helper-settings-reset-password': '/helper/settings/reset-password',
  'helper-settings-notifications': '/helper/settings/notifications',
  'helper-settings-danger-zone': '/helper/settings/danger-zone',
  'helper-settings-subscription': '/helper/settings/subscription',
} as const;

export const paths = { ...publicPaths, ...companyPaths, ...helperPaths } as const;

/** Paths that redirect to another page (spec section 2). */
export const redirects = {
  '/': '/company/activity',
  '/company': '/company/activity',
  '/company/settings': '/company/settings/subscription',
  '/helper': '/helper/job',
  '/helper/settings': '/helper/settings/personal-info',
} as const;

export type RouteName = keyof typeof paths;

/** Sides of the product: open to anyone, to the company side or to the helper side. */
export type Area = 'public' | 'company' | 'helper';

/** Area of a route. */
export function getArea(name: RouteName): Area {
  if (name in publicPaths) return 'public';
  return name in companyPaths ? 'company' : 'helper';
}

export function listRouteNames(): RouteName[] {
  return Object.keys(paths).filter((name): name is RouteName => name in paths);
}

export type PathOf<Name extends RouteName> = (typeof paths)[Name];

/** Routes without parameters. */
export type ListRouteName = {
  [Name in RouteName]: PathOf<Name> extends `${string}:${string}` ? never : Name;
}[RouteName];
