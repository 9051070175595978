import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const appTexts = inCurrentLanguage({
  en: {
    notStored: (change: string) => `Couldn’t be stored on this device. Keep this page open until it’s sent: ${change}`,
    nothingKept:
      'This browser isn’t saving data. When you close it, you’ll be logged out and unsaved entries will be lost.',
    leaving: {
      page: {
        title: 'Leave this page?',
        text: 'Your changes haven’t been saved. We’ll keep form entries as a draft on this device.',
        textWithoutDrafts:
          'Your changes haven’t been saved, and this browser can’t keep a draft. If you leave, they’ll be lost.',
        action: 'Leave page',
      },
      session: {
        title: 'Log out and lose your unsaved entries?',
        text: 'You have entries that haven’t been saved. They’re kept on this device only until you log out.',
        textWithoutDrafts: 'You have entries that haven’t been saved. If you log out, they’ll be lost.',
        action: 'Log out',
      },
      swap: {
        title: 'Log in as someone else?',
        text: 'This link logs in to another account in all tabs of this browser. If you cancel, nothing changes.',
        textWithoutDrafts:
          'This link logs in to another account in all tabs of this browser. If you cancel, nothing changes.',
        action: 'Log in as someone else',
      },
    },
    unsentChanges: (changes: readonly string[]) =>
      `${changes.length === 1 ? 'This change hasn’t' : `These ${changes.length} changes haven’t`} been sent yet and will be lost: ${changes.join('; ')}.`,
  },
  es: {
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
  },
});

/** Texts around the screen of any page, including public ones. */
export const frameTexts = inCurrentLanguage({
  en: {
    skip: 'Skip to content',
    publicSite: (product: string) => `${product} website (opens in a new tab)`,
    joinAsHelper: 'Join as a helper',
    loading: 'Loading',
    unreachableTitle: 'Can’t reach the server',
    unreachable: 'We couldn’t check your login. You’re still logged in, and nothing was lost.',
    brokenTitle: 'This page couldn’t be shown',
    broken: 'Something went wrong on this page. The rest of the app still works.',
    offline: 'This page opens when you’re back online.',
  },
  es: {
    skip: 'Ir al contenido',
    publicSite: (product) => `Sitio web de ${product} (se abre en otra pestaña)`,
    joinAsHelper: 'Ser ayudante',
    loading: 'Cargando',
    unreachableTitle: 'El servidor no responde',
    unreachable: 'No pudimos comprobar su sesión. Sigue abierta; no se perdió nada.',
    brokenTitle: 'No se pudo mostrar esta página',
    broken: 'Algo falló en esta página. El resto de la aplicación sigue funcionando.',
    offline: 'Esta página se abre cuando vuelva la conexión.',
  },
});

export const brandTexts = inCurrentLanguage({
  en: {
    label: (product: string) => `What ${product} does`,
    claim: 'The right crew on every truck.',
    points: [
      'Book a job and build its crew in minutes.',
      'See who accepted, live, at every branch.',
      'Close out jobs with hours, tips and pay on record.',
    ],
  },
  es: {
    label: (product: string) => `Qué hace ${product}`,
    claim: 'La cuadrilla indicada en cada camión.',
    points: [
      'Reciba un trabajo y arme su cuadrilla en minutos.',
      'Vea en vivo quién aceptó, en todas las sucursales.',
      'Cierre los trabajos con las horas, las propinas y el pago registrados.',
    ],
  },
});
