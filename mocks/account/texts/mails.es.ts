import type { Translation } from '#platform/language/translation';
import type * as english from './mails.en';

export const mailTexts: Translation<typeof english.mailTexts> = {
  code: (code) => `${code} es su código. Es válido por 10 minutos.`,
  register: 'Su código para registrarse',
  reset: 'Su código para restablecer la contraseña',
  changeEmail: 'Su código para cambiar el correo electrónico',
  emailChanged: 'Su correo electrónico cambió',
  emailChangedText: (address) =>
    `Ahora inicia sesión con ${address}. Si usted no hizo este cambio, comuníquese de inmediato con soporte.`,
  added: (company) => `Ahora es parte de ${company}`,
  addedText: (name, branch) => `${name} le agregó a ${branch}. Elija su contraseña con “¿Olvidó su contraseña?”.`,
  addedAgainText: (name, branch) => `${name} le agregó a ${branch}. Inicie sesión con su contraseña actual.`,
};
