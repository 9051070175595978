import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const feedTexts = inCurrentLanguage({
  en: {
    open: 'Subscribe in your calendar app',
    close: 'Close',
    loading: 'Loading your calendar feed',
    failed: 'Your calendar feed couldn’t be loaded',
    failedText: 'Check your connection and try again.',
    shows: {
      office:
        'Open jobs of your branches, without prices and office notes. They update automatically, about every hour.',
      helper: 'Jobs you accepted. They update automatically, about every hour.',
    },
    none: 'Create a private address, then add it to Apple, Google or Outlook Calendar.',
    create: 'Create address',
    address: 'Feed address',
    secret: 'Anyone with this address can see these jobs. Don’t share it.',
    created: (day: string) => `Created ${day}`,
    changed: 'Your feed has a new address. Subscribe with it in your calendar apps; the old one no longer works.',
    ended: 'Your calendar feed is off. Calendar apps no longer get your jobs.',
    apps: {
      apple: {
        name: 'Apple Calendar',
        steps: ['On an iPhone, iPad or Mac, open the link below.', 'Choose Subscribe.'],
      },
      google: {
        name: 'Google Calendar',
        steps: [
          'Open calendar.google.com on a computer.',
          'Next to Other calendars, choose + and From URL.',
          'Paste the address and choose Add calendar.',
        ],
      },
      outlook: {
        name: 'Outlook',
        steps: [
          'Open the calendar and choose Add calendar.',
          'Choose Subscribe from web.',
          'Paste the address and choose Import.',
        ],
      },
    },
    openApple: 'Open in calendar app',
    change: 'Change address',
    changeTitle: 'Change the feed address?',
    changeText: 'The old address stops working immediately. Every calendar app that uses it needs the new one.',
    end: 'Turn off',
    endTitle: 'Turn off your calendar feed?',
    endText: 'Its address stops working immediately. You can create a new one later.',
  },
  es: {
    open: 'Suscribirse en su app de calendario',
    close: 'Cerrar',
    loading: 'Cargando su calendario',
    failed: 'No se pudo cargar su calendario',
    failedText: 'Revise su conexión e intente de nuevo.',
    shows: {
      office:
        'Los trabajos abiertos de sus sucursales, sin precios ni notas de la oficina. Se actualizan solos, cada hora más o menos.',
      helper: 'Los trabajos que aceptó. Se actualizan solos, cada hora más o menos.',
    },
    none: 'Cree una dirección privada y agréguela a Apple, Google u Outlook.',
    create: 'Crear dirección',
    address: 'Dirección del calendario',
    secret: 'Quien tenga esta dirección puede ver estos trabajos. No la comparta.',
    created: (day) => `Creada el ${day}`,
    changed:
      'Su calendario tiene una dirección nueva. Suscríbase con ella en sus apps de calendario; la anterior ya no funciona.',
    ended: 'Su calendario está desactivado. Las apps de calendario ya no reciben sus trabajos.',
    apps: {
      apple: {
        name: 'Calendario de Apple',
        steps: ['En un iPhone, iPad o Mac, abra el enlace de abajo.', 'Elija Suscribirse.'],
      },
      google: {
        name: 'Calendario de Google',
        steps: [
          'Abra calendar.google.com en una computadora.',
          'Junto a Otros calendarios, elija + y Desde URL.',
          'Pegue la dirección y elija Agregar calendario.',
        ],
      },
      outlook: {
        name: 'Outlook',
        steps: [
          'Abra el calendario y elija Agregar calendario.',
          'Elija Suscribirse desde la web.',
          'Pegue la dirección y elija Importar.',
        ],
      },
    },
    openApple: 'Abrir en la app de calendario',
    change: 'Cambiar dirección',
    changeTitle: '¿Cambiar la dirección del calendario?',
    changeText:
      'La dirección anterior deja de funcionar enseguida. Cada app de calendario que la usa necesita la nueva.',
    end: 'Desactivar',
    endTitle: '¿Desactivar su calendario?',
    endText: 'La dirección deja de funcionar enseguida. Puede crear otra después.',
  },
});
