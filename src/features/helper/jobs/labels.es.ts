import { codeLabels } from '#domain/orders/labels';
import { positionNames } from '#domain/people/positionNames';
import type { Translation } from '#platform/language/translation';
import type { jobLabels as english } from './labels.en';

export const jobLabels: Translation<typeof english> = {
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
};
