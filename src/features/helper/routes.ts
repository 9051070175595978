import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

const notBuilt = () => import('../../platform/routing/NotBuiltPage');

export const helperRoutes = {
  'helper-job': { title: titles['helper-job'], area: 'helper', load: notBuilt },
  'helper-job-company-new': { title: titles['helper-job-company-new'], area: 'helper', load: notBuilt },
  'helper-job-company-accepted': { title: titles['helper-job-company-accepted'], area: 'helper', load: notBuilt },
  'helper-job-company-waiting': { title: titles['helper-job-company-waiting'], area: 'helper', load: notBuilt },
  'helper-job-company-cancelled': { title: titles['helper-job-company-cancelled'], area: 'helper', load: notBuilt },
  'helper-job-company-details': {
    title: titles['helper-job-company-details'],
    area: 'helper',
    back: true,
    focused: true,
    load: notBuilt,
  },
  'helper-job-outsource-new': { title: titles['helper-job-outsource-new'], area: 'helper', load: notBuilt },
  'helper-job-outsource-accepted': { title: titles['helper-job-outsource-accepted'], area: 'helper', load: notBuilt },
  'helper-job-outsource-waiting': { title: titles['helper-job-outsource-waiting'], area: 'helper', load: notBuilt },
  'helper-job-outsource-cancelled': { title: titles['helper-job-outsource-cancelled'], area: 'helper', load: notBuilt },
  'helper-job-outsource-details': {
    title: titles['helper-job-outsource-details'],
    area: 'helper',
    back: true,
    focused: true,
    load: notBuilt,
  },
  'helper-settings-personal-info': { title: titles['helper-settings-personal-info'], area: 'helper', load: notBuilt },
  'helper-settings-specifications': { title: titles['helper-settings-specifications'], area: 'helper', load: notBuilt },
  'helper-settings-role': { title: titles['helper-settings-role'], area: 'helper', load: notBuilt },
  'helper-settings-work-settings': { title: titles['helper-settings-work-settings'], area: 'helper', load: notBuilt },
  'helper-settings-your-rating': { title: titles['helper-settings-your-rating'], area: 'helper', load: notBuilt },
  'helper-settings-reset-password': {
    title: titles['helper-settings-reset-password'],
    area: 'helper',
    load: () => import('./password/PasswordPage'),
  },
  'helper-settings-notifications': { title: titles['helper-settings-notifications'], area: 'helper', load: notBuilt },
  'helper-settings-danger-zone': {
    title: titles['helper-settings-danger-zone'],
    area: 'helper',
    load: () => import('./dangerZone/DangerZonePage'),
  },
} satisfies Partial<RouteTable>;
