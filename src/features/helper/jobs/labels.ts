import { codeLabels } from '#domain/orders/labels';
import { positionNames } from '#domain/people/names';
import type { Locale } from '#generated/model';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

/** Labels of the codes of a job, for helpers. */
export const jobLabels = inCurrentLanguage({
  en: {
    ...codeLabels.en,
    position: positionNames.en,
    rejectReason: { ...codeLabels.en.rejectReason, not_my_position: 'Not my position' },
    /** Beside a message that is not in the reader's language. */
    writtenIn: { en: 'In English', es: 'In Spanish' } satisfies Record<Locale, string>,
    /** Reasons that the provider itself gives. */
    systemReason: {
      expired: 'Expired before you replied',
      position_filled: 'Filled by someone else',
      order_cancelled: 'The job was canceled',
      order_deleted: 'The job was deleted',
      left_team: 'You left this company’s team',
    },
  },
  es: {
    ...codeLabels.es,
    position: positionNames.es,
    rejectReason: {
      ...codeLabels.es.rejectReason,
      already_booked: 'Ya tengo otro trabajo',
      not_my_position: 'No es mi puesto',
    },
    writtenIn: { en: 'En inglés', es: 'En español' },
    systemReason: {
      expired: 'Venció antes de su respuesta',
      position_filled: 'Otra persona tomó el puesto',
      order_cancelled: 'El trabajo se canceló',
      order_deleted: 'El trabajo se eliminó',
      left_team: 'Usted dejó el equipo de esta empresa',
    },
  },
});
