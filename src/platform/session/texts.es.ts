import type { Translation } from '../language/translation';
import type { sessionTexts as english } from './texts.en';

export const sessionTexts: Translation<typeof english> = {
  welcome: 'Ya inició sesión. Le damos la bienvenida de nuevo 🎉',
  linkRefused: 'Este enlace ya no permite iniciar sesión. Su sesión sigue abierta.',
  accountDeleted: 'Su cuenta fue eliminada.',
};
