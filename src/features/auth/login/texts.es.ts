import type { Translation } from '#platform/language/translation';
import type { loginTexts as english } from './texts.en';

export const loginTexts: Translation<typeof english> = {
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
