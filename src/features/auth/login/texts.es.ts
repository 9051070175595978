import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const loginTexts: Translation<typeof english.loginTexts> = {
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
};

export const socialTexts: Translation<typeof english.socialTexts> = {
  exchanging: 'Iniciando sesión…',
  failedTitle: 'No se pudo iniciar sesión',
  failed:
    'No se pudo iniciar sesión. Verifique sus datos de acceso y que su conexión a internet sea estable. Si necesita más ayuda, comuníquese con nuestro equipo de soporte.',
  googleFailed: 'No se pudo iniciar sesión. Verifique sus datos de acceso y que su conexión a internet sea estable',
  backToLogin: 'Volver al inicio de sesión',
};
