import { withTexts } from '../../platform/language/withTexts';
import { accountCatalog } from './account/catalog';
import { loginCatalog } from './login/catalog';
import { signUpCatalog } from './signUp/catalog';
import type { RouteTable } from '../../platform/routing/routeTable';

export const authRoutes = {
  login: { area: 'public', load: withTexts(() => import('./login/LoginPage'), loginCatalog) },
  'auth-google': { area: 'public', load: withTexts(() => import('./social/GoogleCallbackPage'), loginCatalog) },
  'auth-apple': { area: 'public', load: withTexts(() => import('./social/AppleCallbackPage'), loginCatalog) },
  'sign-up': { area: 'public', load: withTexts(() => import('./signUp/SignUpPage'), signUpCatalog) },
  'sign-up-company': {
    area: 'public',
    load: withTexts(() => import('./signUp/company/SignUpCompanyPage'), signUpCatalog, accountCatalog),
  },
  'sign-up-helper': {
    area: 'public',
    background: 'surface',
    load: withTexts(() => import('./signUp/helper/SignUpHelperPage'), signUpCatalog, accountCatalog),
  },
  'reset-password': {
    area: 'public',
    load: withTexts(() => import('./reset/ResetPasswordPage'), accountCatalog),
  },
  '': { area: 'public', load: withTexts(() => import('./social/OauthLoginPage'), loginCatalog) },
} satisfies Partial<RouteTable>;
