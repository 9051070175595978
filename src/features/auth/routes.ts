import { withTexts } from '#platform/language/withTexts';
import type { Routes } from '#platform/routing/route';
import { accountCatalog } from './account/catalog';
import { loginCatalog } from './login/catalog';
import { signUpCatalog } from './signUp/catalog';

export const authRoutes = {
  login: {
    title: { en: 'Log in', es: 'Iniciar sesión' },
    load: withTexts(() => import('./login/LoginPage'), loginCatalog),
  },
  'auth-google': {
    title: { en: 'Log in with Google', es: 'Iniciar sesión con Google' },
    load: withTexts(() => import('./social/GoogleCallbackPage'), loginCatalog),
  },
  'auth-apple': {
    title: { en: 'Log in with Apple', es: 'Iniciar sesión con Apple' },
    load: withTexts(() => import('./social/AppleCallbackPage'), loginCatalog),
  },
  'sign-up': {
    title: { en: 'Sign up', es: 'Registrarse' },
    load: withTexts(() => import('./signUp/SignUpPage'), signUpCatalog),
  },
  'sign-up-company': {
    title: { en: 'Join as a moving company', es: 'Registrar una empresa de mudanzas' },
    load: withTexts(() => import('./signUp/company/SignUpCompanyPage'), signUpCatalog, accountCatalog),
  },
  'sign-up-helper': {
    title: { en: 'Become a helper', es: 'Ser ayudante' },
    background: 'surface',
    load: withTexts(() => import('./signUp/helper/SignUpHelperPage'), signUpCatalog, accountCatalog),
  },
  'reset-password': {
    title: { en: 'Reset password', es: 'Restablecer contraseña' },
    load: withTexts(() => import('./reset/ResetPasswordPage'), accountCatalog),
  },
  '': {
    title: { en: 'Log in', es: 'Iniciar sesión' },
    load: withTexts(() => import('./social/OauthLoginPage'), loginCatalog),
  },
} satisfies Partial<Routes>;
