import type { RouteTable } from '../../platform/routing/routeTable';

export const authRoutes = {
  login: { area: 'public' },
  'auth-google': { area: 'public' },
  'auth-apple': { area: 'public' },
  'sign-up': { area: 'public' },
  'sign-up-company': { area: 'public' },
  'sign-up-helper': { area: 'public', background: 'surface' },
  'reset-password': { area: 'public' },
  '': { area: 'public' },
} satisfies Partial<RouteTable>;
