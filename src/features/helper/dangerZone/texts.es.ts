import type { Translation } from '#platform/language/translation';
import type { dangerZoneTexts as english } from './texts.en';

export const dangerZoneTexts: Translation<typeof english> = {
  deleteAccount: 'Eliminar cuenta',
  pause: 'Pausar perfil',
  pauseNote:
    'Mientras su perfil está en pausa, las empresas nuevas no le encuentran ni pueden invitarle a unirse. Sus trabajos e invitaciones siguen, y sus equipos aún pueden invitarle.',
  visible: 'Visible',
  paused: 'En pausa',
  incomplete: 'Su perfil aún no está completo, por eso las empresas no le encuentran.',
  suspended: 'Su perfil está suspendido. Contacte a soporte.',
  pausedNow: 'Su perfil está en pausa',
  resumedNow: 'Las empresas pueden encontrarle de nuevo',
  stillIncomplete: 'Ya no está en pausa. Complete su perfil para que las empresas le encuentren.',
  data: 'Descargar sus datos',
  dataNote: 'Su perfil, calificaciones, invitaciones, trabajos y ganancias en un archivo JSON.',
  download: 'Descargar',
  downloaded: 'Se descargaron sus datos',
};
