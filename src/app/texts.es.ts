import type { Translation } from '#platform/language/translation';
import type { appTexts as english } from './texts.en';

export const appTexts: Translation<typeof english> = {
  nothingKept:
    'Este navegador no guarda datos. Al cerrarlo, se cerrará su sesión y se perderá lo que no haya guardado.',
  leaving: {
    page: {
      title: '¿Salir de esta página?',
      text: 'Sus cambios no se han guardado. Conservaremos los datos del formulario como borrador en este dispositivo.',
      action: 'Salir de la página',
    },
    session: {
      title: '¿Cerrar sesión y perder lo que no ha guardado?',
      text: 'Hay datos que aún no se han guardado. Se conservan solo en este dispositivo hasta que cierre sesión.',
      action: 'Cerrar sesión',
    },
    swap: {
      title: '¿Iniciar sesión con otra cuenta?',
      text: 'Este enlace abre otra cuenta en todas las pestañas de este navegador. Si cancela, su sesión sigue como está.',
      action: 'Cambiar de cuenta',
    },
  },
};
