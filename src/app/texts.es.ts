import type { Translation } from '../platform/language/translation';
import type { appTexts as english } from './texts.en';

export const appTexts: Translation<typeof english> = {
  nothingKept: 'Este navegador no guarda nada de esta página. Lo que escriba y su sesión duran hasta que la cierre.',
  leaving: {
    page: {
      title: '¿Salir sin guardar?',
      text: 'Lo que escribió en esta página no se ha guardado.',
      action: 'Salir de la página',
    },
    session: {
      title: '¿Cerrar sesión y perder lo que escribió?',
      text: 'Hay algo que escribió y aún no se ha enviado. Se guarda solo en este dispositivo hasta que cierre sesión.',
      action: 'Cerrar sesión',
    },
  },
};
