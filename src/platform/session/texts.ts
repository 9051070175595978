import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const sessionTexts = inCurrentLanguage({
  en: {
    welcome: "You're in. Welcome back to your account 🎉",
    linkRefused: 'This link no longer works. You’re still logged in.',
    accountDeleted: 'Your account was deleted.',
  },
  es: {
    welcome: 'Ya inició sesión. Le damos la bienvenida de nuevo 🎉',
    linkRefused: 'Este enlace ya no permite iniciar sesión. Su sesión sigue abierta.',
    accountDeleted: 'Su cuenta fue eliminada.',
  },
});
