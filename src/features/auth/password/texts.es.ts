import type { Translation } from '#platform/language/translation';
import type { passwordTexts as english } from './texts.en';

export const passwordTexts: Translation<typeof english> = {
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
