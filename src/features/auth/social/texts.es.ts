import type { Translation } from '#platform/language/translation';
import type { socialTexts as english } from './texts.en';

export const socialTexts: Translation<typeof english> = {
  exchanging: 'Iniciando sesión…',
  failedTitle: 'No se pudo iniciar sesión',
  failed:
    'No se pudo iniciar sesión. Verifique sus datos de acceso y que su conexión a internet sea estable. Si necesita más ayuda, comuníquese con nuestro equipo de soporte.',
  googleFailed: 'No se pudo iniciar sesión. Verifique sus datos de acceso y que su conexión a internet sea estable',
  backToLogin: 'Volver al inicio de sesión',
};
