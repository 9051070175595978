import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const accountTexts: Translation<typeof english.accountTexts> = {
  changePassword: 'Cambiar contraseña',
  otherDevices: 'Su sesión sigue abierta aquí y se cierra en todos los demás dispositivos.',
  currentPassword: 'Contraseña actual',
  changed: 'Su contraseña se cambió.',

  deleteTitle: 'Eliminar cuenta',
  consequences: [
    'Su perfil, sus calificaciones y sus ajustes se eliminan y no se pueden recuperar.',
    'Las invitaciones y solicitudes pendientes se retiran.',
    'Las empresas para las que trabajó conservan los registros de trabajos pasados sin su nombre.',
  ],
  begin: 'Eliminar cuenta…',
  sure: '¿Confirma que quiere eliminarla?',
  reason: '¿Por qué se va?',
  reasonHint: 'Opcional. Nos ayuda a mejorar.',
  password: 'Contraseña',
  confirm: 'Escriba DELETE para confirmar',
  confirmWord: 'DELETE',
  notConfirmed: 'Escriba DELETE en mayúsculas',
  deleteForGood: 'Eliminar la cuenta para siempre',
  keep: 'Conservar la cuenta',
  blocked: 'Tiene próximos trabajos aceptados. Primero retírese de ellos:',
  acceptedJobs: 'Ver sus trabajos aceptados',
};

export const emailTexts: Translation<typeof english.emailTexts> = {
  title: 'Cambiar correo electrónico',
  current: (email) => `Usted inicia sesión con ${email}.`,
  otherDevices:
    'Su sesión sigue abierta aquí y se cierra en todos los demás dispositivos. Avisaremos a la dirección anterior.',
  newEmail: 'Correo electrónico nuevo',
  currentPassword: 'Contraseña actual',
  sendCode: 'Enviar código',
  changed: (email) => `De ahora en adelante inicie sesión con ${email}.`,
};

export const otpTexts: Translation<typeof english.otpTexts> = {
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

export const passwordTexts: Translation<typeof english.passwordTexts> = {
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  confirmation: 'Confirmar contraseña',
  /** Completes "El valor debe ser igual al de …". */
  sameAs: 'la contraseña',
  strength: 'Seguridad de la contraseña',
  strengths: ['Incompleta', 'Débil', 'Regular', 'Buena', 'Segura'],
  rules: { length: 'de 8 a 72 caracteres', letter: 'una letra', digit: 'un número' },
  met: ' (cumple)',
  notMet: ' (falta)',
  broken: { length: 'Use de 8 a 72 caracteres', letter: 'Agregue una letra', digit: 'Agregue un número' },
};

export const resetTexts: Translation<typeof english.resetTexts> = {
  email: {
    title: 'Restablecer contraseña',
    intro: 'Escriba el correo electrónico de su cuenta y le enviaremos un código.',
  },
  code: {
    title: 'Revise su correo',
    intro: 'Si hay una cuenta con este correo electrónico, el código ya va en camino.',
  },
  password: {
    title: 'Elija una contraseña nueva',
    intro: 'Se cerrará su sesión en todos los dispositivos.',
  },
  done: {
    title: 'Contraseña cambiada',
    intro: 'Su contraseña se cambió. Inicie sesión.',
  },
  save: 'Cambiar contraseña',
  expired: 'Este paso venció. Empiece de nuevo.',
  startAgain: 'Empezar de nuevo',
  backToLogin: 'Volver al inicio de sesión',
  logIn: 'Iniciar sesión',
};
