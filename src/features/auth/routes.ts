import type { RouteTable } from '../../platform/routing/routeTable';
import { titles } from './titles';

export const authRoutes = {
  login: { title: titles.login, area: 'public', load: () => import('./login/LoginPage') },
  'auth-google': { title: titles['auth-google'], area: 'public', load: () => import('./social/GoogleCallbackPage') },
  'auth-apple': { title: titles['auth-apple'], area: 'public', load: () => import('./social/AppleCallbackPage') },
  'sign-up': { title: titles['sign-up'], area: 'public', load: () => import('./signUp/SignUpPage') },
  'sign-up-company': {
    title: titles['sign-up-company'],
    area: 'public',
    load: () => import('./signUp/SignUpCompanyPage'),
  },
  'sign-up-helper': {
    title: titles['sign-up-helper'],
    area: 'public',
    background: 'surface',
    load: () => import('./signUp/SignUpHelperPage'),
  },
  'reset-password': {
    title: titles['reset-password'],
    area: 'public',
    load: () => import('./reset/ResetPasswordPage'),
  },
  '': { title: titles.oauth, area: 'public', load: () => import('./social/OauthLoginPage') },
} satisfies Partial<RouteTable>;
