import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const offerListTexts: Translation<typeof english.offerListTexts> = {
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

export const offerDetailTexts: Translation<typeof english.offerDetailTexts> = {
  errorTitle: 'No se pudo cargar esta oferta',
  errorText: 'Revise su conexión e intente de nuevo.',
  gone: 'Esta oferta ya no está disponible para usted.',
  back: 'Todas las ofertas',
  stale: 'No se pudo actualizar esta oferta. Puede haber cambios.',

  company: 'Empresa',
  deadline: 'Plazo para solicitar',
  application: 'Su solicitud',
  appliedAt: (when) => `Enviada ${when}`,
  noRate: 'Con la tarifa ofrecida',
  wanted: 'Conviene tener',
  tools: (names) => `Herramientas: ${names}`,
  vehicles: (names) => `Vehículos: ${names}`,
  languages: (names) => `Idiomas: ${names}`,
  language: { en: 'Inglés', es: 'Español', other: 'Otro' },
  minRating: (stars) => `Calificación de ${stars} o más`,
  whenAndWhere: 'Cuándo y dónde',
  cityOnly: 'Verá la dirección completa cuando le acepten.',
  drive: (miles) => `${miles} mi de recorrido`,
  volume: (cubicFeet) => `${cubicFeet}\u00a0pies cúbicos`,
  acceptedNote: 'La empresa le aceptó. Este es el trabajo completo.',
};

export const applyTexts: Translation<typeof english.applyTexts> = {
  apply: 'Solicitar',
  applyName: (offer) => `Solicitar. ${offer}`,
  applyAfterAll: 'Solicitar de todos modos',
  applyAfterAllName: (offer) => `Solicitar de todos modos. ${offer}`,
  pass: 'Descartar',
  passName: (offer) => `Descartar. ${offer}`,
  withdraw: 'Retirar solicitud',
  withdrawName: (offer) => `Retirar solicitud. ${offer}`,
  offline: 'Está sin conexión. Podrá responder a esta oferta cuando se conecte.',

  applyTitle: '¿Solicitar este trabajo?',
  applyNote: 'Si la empresa le acepta, el trabajo es suyo de inmediato.',
  position: 'Puesto',
  rate: 'Su tarifa',
  perHour: '/h',
  rateHint: (rate) => `Opcional. Vacío = ${rate}, como en la oferta.`,
  note: 'Nota para la empresa',
  noteHint: 'Opcional. Por ejemplo, las herramientas que lleva.',
  back: 'Volver',
  sent: 'Solicitud enviada',
  acceptedAtOnce: 'Solicitud aceptada. El trabajo es suyo.',
  openOffer: 'Abrir oferta',
  openJob: 'Abrir trabajo',

  passTitle: '¿Descartar esta oferta?',
  passNote: 'Todavía puede solicitarla mientras esté abierta.',
  passed: (cities) => `Usted descartó ${cities}`,

  withdrawTitle: '¿Retirar su solicitud?',
  withdrawNote: 'Se avisa a la empresa. No podrá solicitar esta oferta otra vez.',
  keep: 'Conservar solicitud',
  withdrawn: 'Solicitud retirada',

  refusedTitle: 'Su solicitud no se envió',
  filled: 'Todos los puestos se acaban de ocupar. Usted no tiene ningún compromiso.',
  closed: 'Esta oferta está cerrada y no recibe más solicitudes.',
};
