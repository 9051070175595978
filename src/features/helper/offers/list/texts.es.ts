import type { Translation } from '#platform/language/translation';
import type { offerListTexts as english } from './texts.en';

export const offerListTexts: Translation<typeof english> = {
  errorTitle: 'No se pudieron cargar sus ofertas',
  errorText: 'Revise su conexión e intente de nuevo. No se cambió nada.',
  stale: 'No se pudieron actualizar estas ofertas. Puede haber cambios.',
  pages: 'Páginas de ofertas',
  emptyTitle: {
    new: 'No hay ofertas nuevas',
    accepted: 'No hay ofertas aceptadas',
    waiting: 'No hay ofertas rechazadas',
    cancelled: 'No hay ofertas canceladas',
  },
  empty: {
    new: 'Cuando una empresa cercana necesite gente, su oferta aparecerá aquí de inmediato.',
    accepted: 'Cuando una empresa acepte su solicitud, el trabajo completo aparecerá aquí.',
    waiting: 'Aquí aparecen las ofertas que descartó y aquellas en que la empresa eligió a otra persona.',
    cancelled: 'Aquí aparecen las ofertas ocupadas o cerradas y las solicitudes que retiró.',
  },

  offer: (cities, day) => `Oferta: ${cities}, ${day}`,
  details: 'Detalles',
  detailsOf: (offer) => `Detalles de ${offer}`,
  noCity: 'Ciudad sin definir',
  newCompany: 'Empresa nueva',
  openSlots: (open, count) => (open === 0 ? 'Ocupado' : `${open} de ${count} ${open === 1 ? 'libre' : 'libres'}`),
  otherPosition: (position, total) => `${position}: unos ${total}`,
  asHelper: 'por debajo de su puesto habitual',
  proposed: (rate) => `Usted propuso ${rate}`,

  applied: 'Solicitud en espera de respuesta',
  early: (left) => `Acceso anticipado: los demás la ven en ${left}`,
  closes: (left) => `Cierra en ${left}`,
  closed: 'Cerrada',

  passed: (reason) => `Usted la descartó: ${reason}`,
  passedWithoutReason: 'Usted descartó esta oferta',
  chosenOther: 'La empresa eligió a otra persona. No indicó el motivo.',
  declined: {
    chose_nearer: 'La empresa eligió a alguien más cerca del trabajo.',
    chose_experienced: 'La empresa eligió a alguien con más experiencia en este tipo de trabajo.',
    rate_too_high: 'La tarifa que propuso es más de lo que la empresa puede pagar.',
    missing_equipment: 'La empresa eligió a alguien con las herramientas o el vehículo que necesita.',
  },
  ended: {
    offer_filled: 'Otros ayudantes ocuparon todos los puestos.',
    offer_closed: 'La empresa cerró la oferta antes de ocuparla.',
    offer_expired: 'El plazo terminó antes de que la empresa decidiera.',
    offer_deleted: 'La empresa quitó la oferta.',
    order_cancelled: 'El trabajo se canceló.',
    order_deleted: 'El trabajo se eliminó.',
  },
  missed: {
    offer_filled: 'Todos los puestos se ocuparon antes de su solicitud.',
    offer_expired: 'El plazo terminó antes de su solicitud.',
  },
  withdrew: 'Usted retiró su solicitud',
  withdrewBecause: (reason) => `Usted se retiró: ${reason}`,
  removed: 'La empresa canceló',
  removedBecause: (reason) => `La empresa canceló: ${reason}`,

  arrived: (cities) => `Nueva oferta: ${cities}`,
};
