import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const accountTexts = inCurrentLanguage({
  en: {
    changePassword: 'Change password',
    otherDevices: 'You’ll stay logged in here and be logged out on all other devices.',
    currentPassword: 'Current password',
    changed: 'Your password has been changed.',

    deleteTitle: 'Delete account',
    consequences: [
      'Your profile, ratings and settings are removed and can’t be restored.',
      'Open invitations and applications are withdrawn.',
      'Companies you worked for keep records of past jobs without your name.',
    ],
    begin: 'Delete account…',
    sure: 'Are you sure?',
    reason: 'Why are you leaving?',
    reasonHint: 'Optional. It helps us improve.',
    password: 'Password',
    confirm: 'Type DELETE to confirm',
    confirmWord: 'DELETE',
    notConfirmed: 'Type DELETE in capital letters',
    deleteForGood: 'Delete account permanently',
    keep: 'Keep account',
    blocked: 'You have upcoming accepted jobs. Withdraw from them first:',
    acceptedJobs: 'View your accepted jobs',
  },
  es: {
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
  },
});

export const emailTexts = inCurrentLanguage({
  en: {
    title: 'Change email',
    current: (email: string) => `You log in with ${email}.`,
    otherDevices: 'You’ll stay logged in here and be logged out on all other devices. We’ll notify your old address.',
    newEmail: 'New email',
    currentPassword: 'Current password',
    sendCode: 'Send code',
    changed: (email: string) => `You now log in with ${email}.`,
  },
  es: {
    title: 'Cambiar correo electrónico',
    current: (email) => `Usted inicia sesión con ${email}.`,
    otherDevices:
      'Su sesión sigue abierta aquí y se cierra en todos los demás dispositivos. Avisaremos a la dirección anterior.',
    newEmail: 'Correo electrónico nuevo',
    currentPassword: 'Contraseña actual',
    sendCode: 'Enviar código',
    changed: (email) => `De ahora en adelante inicie sesión con ${email}.`,
  },
});

export const otpTexts = inCurrentLanguage({
  en: {
    email: 'Email',
    sendCode: 'Send code',
    sentTo: 'We sent a code to ',
    sentAgainTo: 'We sent a new code to ',
    announceSent: (email: string) => `We sent a code to ${email}. Enter it to continue.`,
    announceSentAgain: (email: string) => `We sent a new code to ${email}.`,
    code: 'Code',
    validity: 'It’s valid for 10 minutes. Check your spam folder if you don’t see it.',
    verify: 'Continue',
    resendIn: (time: string) => `Resend in ${time}`,
    resend: 'Send a new code',
    changeEmail: 'Use a different email',
    expired: 'This code has expired.',
    requestNew: 'Request a new one below.',
    locked: 'Too many wrong codes.',
    tooMany: 'Too many code requests.',
    newCodeIn: (time: string) => `You can request a new code in ${time}.`,
    newCodeNow: 'You can request a new code now.',
    busy: 'Too many attempts.',
    tryAgainIn: (time: string) => `Try again in ${time}.`,
    tryAgainNow: 'You can try again now.',
    failed: 'The server didn’t respond. Check your connection and try again.',
  },
  es: {
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
  },
});

export const passwordTexts = inCurrentLanguage({
  en: {
    password: 'Password',
    newPassword: 'New password',
    confirmation: 'Confirm password',
    /** Completes "The value must be equal to the … value" (spec section 5). */
    sameAs: 'password',
    strength: 'Password strength',
    strengths: ['Incomplete', 'Weak', 'Fair', 'Good', 'Strong'],
    rules: { length: '8 to 72 characters', letter: 'a letter', digit: 'a number' },
    met: ' (met)',
    notMet: ' (missing)',
    broken: { length: 'Use 8 to 72 characters', letter: 'Add a letter', digit: 'Add a number' },
  },
  es: {
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
  },
});

export const resetTexts = inCurrentLanguage({
  en: {
    email: {
      title: 'Reset password',
      intro: 'Enter your account email and we’ll send you a code.',
    },
    code: {
      title: 'Check your email',
      intro: 'If there’s an account with this email, we sent it a code.',
    },
    password: {
      title: 'Choose a new password',
      intro: 'You’ll be logged out on all devices.',
    },
    done: {
      title: 'Password changed',
      intro: 'Your password has been changed. Please log in.',
    },
    save: 'Change password',
    expired: 'This step has expired. Please start over.',
    startAgain: 'Start over',
    backToLogin: 'Back to login',
    logIn: 'Log in',
  },
  es: {
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
  },
});
