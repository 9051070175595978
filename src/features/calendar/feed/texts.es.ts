import type { Translation } from '#platform/language/translation';
import type { feedTexts as english } from './texts.en';

export const feedTexts: Translation<typeof english> = {
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
  changeText: 'La dirección anterior deja de funcionar enseguida. Cada app de calendario que la usa necesita la nueva.',
  end: 'Desactivar',
  endTitle: '¿Desactivar su calendario?',
  endText: 'La dirección deja de funcionar enseguida. Puede crear otra después.',
};
