import type { Translation } from '#platform/language/translation';
import type { resetTexts as english } from './texts.en';

export const resetTexts: Translation<typeof english> = {
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
