import type { Translation } from '#platform/language/translation';
import type { emailTexts as english } from './texts.en';

export const emailTexts: Translation<typeof english> = {
  title: 'Cambiar correo electrónico',
  current: (email) => `Usted inicia sesión con ${email}.`,
  otherDevices:
    'Su sesión sigue abierta aquí y se cierra en todos los demás dispositivos. Avisaremos a la dirección anterior.',
  newEmail: 'Correo electrónico nuevo',
  currentPassword: 'Contraseña actual',
  sendCode: 'Enviar código',
  changed: (email) => `De ahora en adelante inicie sesión con ${email}.`,
};
