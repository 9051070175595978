import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const loginTexts = inCurrentLanguage({
  en: {
    title: 'Welcome back',
    subtitle: 'Log in to your account to continue.',
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot Password?',
    submit: 'Log in',
    or: 'or',
    google: 'Log In with Google',
    apple: 'Log In with Apple',
    providerAway: 'This login option isn’t available right now.',
    notAMember: 'Not a member?',
    register: 'Register now',
  },
  es: {
    title: 'Le damos la bienvenida',
    subtitle: 'Inicie sesión en su cuenta para continuar.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    forgot: '¿Olvidó su contraseña?',
    submit: 'Iniciar sesión',
    or: 'o',
    google: 'Iniciar sesión con Google',
    apple: 'Iniciar sesión con Apple',
    providerAway: 'Esta forma de iniciar sesión no está disponible en este momento.',
    notAMember: '¿Aún no tiene cuenta?',
    register: 'Regístrese ahora',
  },
});

export const socialTexts = inCurrentLanguage({
  en: {
    exchanging: 'Logging you in…',
    failedTitle: 'Login Failed',
    failed:
      'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable. For further help, reach out to our support team.',
    googleFailed:
      'Login attempt unsuccessful. Please verify your login details and ensure your internet connection is stable',
    backToLogin: 'Back to login',
  },
  es: {
    exchanging: 'Iniciando sesión…',
    failedTitle: 'No se pudo iniciar sesión',
    failed:
      'No se pudo iniciar sesión. Verifique sus datos de acceso y que su conexión a internet sea estable. Si necesita más ayuda, comuníquese con nuestro equipo de soporte.',
    googleFailed: 'No se pudo iniciar sesión. Verifique sus datos de acceso y que su conexión a internet sea estable',
    backToLogin: 'Volver al inicio de sesión',
  },
});
