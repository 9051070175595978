import type { Routes } from '#platform/routing/route';

export const authRoutes = {
  login: {
    title: { en: 'Log in', es: 'Iniciar sesión' },
    load: () => import('./login/LoginPage'),
  },
  'auth-google': {
    title: { en: 'Log in with Google', es: 'Iniciar sesión con Google' },
    load: () => import('./social/GoogleCallbackPage'),
  },
  'auth-apple': {
    title: { en: 'Log in with Apple', es: 'Iniciar sesión con Apple' },
    load: () => import('./social/AppleCallbackPage'),
  },
  'sign-up': {
    title: { en: 'Sign up', es: 'Registrarse' },
    load: () => import('./signUp/SignUpPage'),
  },
  'sign-up-company': {
    title: { en: 'Join as a moving company', es: 'Registrar una empresa de mudanzas' },
    load: () => import('./signUp/SignUpCompanyPage'),
  },
  'sign-up-helper': {
    title: { en: 'Become a helper', es: 'Ser ayudante' },
    background: 'surface',
    load: () => import('./signUp/SignUpHelperPage'),
  },
  'reset-password': {
    title: { en: 'Reset password', es: 'Restablecer contraseña' },
    load: () => import('./reset/ResetPasswordPage'),
  },
  '': {
    title: { en: 'Log in', es: 'Iniciar sesión' },
    load: () => import('./social/OauthLoginPage'),
  },
} satisfies Partial<Routes>;
