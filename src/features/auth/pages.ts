import { withTexts } from '../../platform/language/withTexts';
import { accountCatalog } from './account/catalog';
import { loginCatalog } from './login/catalog';
import { signUpCatalog } from './signUp/catalog';
import type { PageTable } from '../../platform/routing/pageTable';

export const authPages = {
  login: { load: withTexts(() => import('./login/LoginPage'), loginCatalog) },
  'auth-google': { load: withTexts(() => import('./social/GoogleCallbackPage'), loginCatalog) },
  'auth-apple': { load: withTexts(() => import('./social/AppleCallbackPage'), loginCatalog) },
  'sign-up': { load: withTexts(() => import('./signUp/SignUpPage'), signUpCatalog) },
  'sign-up-company': {
    load: withTexts(() => import('./signUp/company/SignUpCompanyPage'), signUpCatalog, accountCatalog),
  },
  'sign-up-helper': {
    load: withTexts(() => import('./signUp/helper/SignUpHelperPage'), signUpCatalog, accountCatalog),
  },
  'reset-password': { load: withTexts(() => import('./reset/ResetPasswordPage'), accountCatalog) },
  '': { load: withTexts(() => import('./social/OauthLoginPage'), loginCatalog) },
} satisfies Partial<PageTable>;
