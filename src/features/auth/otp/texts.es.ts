import type { Translation } from '#platform/language/translation';
import type { otpTexts as english } from './texts.en';

export const otpTexts: Translation<typeof english> = {
  email: 'Correo electrónico',
  sendCode: 'Enviar código',
  sentTo: 'Enviamos un código a ',
  sentAgainTo: 'Enviamos un código nuevo a ',
  announceSent: (email) => `Enviamos un código a ${email}. Escríbalo para continuar.`,
  announceSentAgain: (email) => `Enviamos un código nuevo a ${email}.`,
  code: 'Código',
  validity: 'Es válido por 10 minutos. Si no llega, revise la carpeta de correo no deseado.',
  verify: 'Continuar',
  resendIn: (time) => `Reenviar en ${time}`,
  resend: 'Enviar otro código',
  changeEmail: 'Usar otro correo electrónico',
  expired: 'Este código venció.',
  requestNew: 'Pida otro abajo.',
  locked: 'Demasiados códigos incorrectos.',
  tooMany: 'Demasiadas solicitudes de código.',
  newCodeIn: (time) => `Puede pedir otro código en ${time}.`,
  newCodeNow: 'Ya puede pedir otro código.',
  busy: 'Demasiados intentos.',
  tryAgainIn: (time) => `Intente de nuevo en ${time}.`,
  tryAgainNow: 'Ya puede intentar de nuevo.',
  failed: 'El servidor no respondió. Revise su conexión e intente de nuevo.',
};
