import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const appTexts: Translation<typeof english.appTexts> = {
  notStored: (change) =>
    `No se pudo guardar en este dispositivo. Mantenga esta página abierta hasta que se envíe: ${change}`,
  nothingKept:
    'Este navegador no guarda datos. Al cerrarlo, se cerrará su sesión y se perderá lo que no haya guardado.',
  leaving: {
    page: {
      title: '¿Salir de esta página?',
      text: 'Sus cambios no se han guardado. Conservaremos los datos del formulario como borrador en este dispositivo.',
      textWithoutDrafts:
        'Sus cambios no se han guardado y este navegador no puede conservar un borrador. Si sale, se perderán.',
      action: 'Salir de la página',
    },
    session: {
      title: '¿Cerrar sesión y perder lo que no ha guardado?',
      text: 'Hay datos que aún no se han guardado. Se conservan solo en este dispositivo hasta que cierre sesión.',
      textWithoutDrafts: 'Hay datos que aún no se han guardado. Si cierra sesión, se perderán.',
      action: 'Cerrar sesión',
    },
    swap: {
      title: '¿Iniciar sesión con otra cuenta?',
      text: 'Este enlace abre otra cuenta en todas las pestañas de este navegador. Si cancela, su sesión sigue como está.',
      textWithoutDrafts:
        'Este enlace abre otra cuenta en todas las pestañas de este navegador. Si cancela, su sesión sigue como está.',
      action: 'Cambiar de cuenta',
    },
  },
  unsentChanges: (changes) =>
    `${changes.length === 1 ? 'Este cambio aún no se ha enviado y se perderá' : `Estos ${changes.length} cambios aún no se han enviado y se perderán`}: ${changes.join('; ')}.`,
};

export const frameTexts: Translation<typeof english.frameTexts> = {
  skip: 'Ir al contenido',
  publicSite: (product) => `Sitio web de ${product} (se abre en otra pestaña)`,
  joinAsHelper: 'Ser ayudante',
  loading: 'Cargando',
  unreachableTitle: 'El servidor no responde',
  unreachable: 'No pudimos comprobar su sesión. Sigue abierta; no se perdió nada.',
  brokenTitle: 'No se pudo mostrar esta página',
  broken: 'Algo falló en esta página. El resto de la aplicación sigue funcionando.',
  offline: 'Esta página se abre cuando vuelva la conexión.',
};

export const brandTexts: Translation<typeof english.brandTexts> = {
  label: (product: string) => `Qué hace ${product}`,
  claim: 'La cuadrilla indicada en cada camión.',
  points: [
    'Reciba un trabajo y arme su cuadrilla en minutos.',
    'Vea en vivo quién aceptó, en todas las sucursales.',
    'Cierre los trabajos con las horas, las propinas y el pago registrados.',
  ],
};
