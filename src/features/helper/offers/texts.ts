import { spokenLanguages } from '#domain/people/names';
import type { ApplicationReason } from '#generated/model';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

/** Reasons of the company for declining an application. */
type DeclineReason = Extract<
  ApplicationReason,
  'chose_nearer' | 'chose_experienced' | 'rate_too_high' | 'missing_equipment'
>;
/** Reasons why an application ended on its own. */
type EndReason = Extract<
  ApplicationReason,
  'offer_filled' | 'offer_closed' | 'offer_expired' | 'offer_deleted' | 'order_cancelled' | 'order_deleted'
>;

export const offerListTexts = inCurrentLanguage({
  en: {
    errorTitle: 'Your offers couldn’t be loaded',
    errorText: 'Check your connection and try again. Nothing was changed.',
    stale: 'These offers couldn’t be refreshed and may be out of date.',
    pages: 'Pages of offers',
    emptyTitle: {
      new: 'No new offers',
      accepted: 'No accepted offers',
      waiting: 'No rejected offers',
      cancelled: 'No canceled offers',
    },
    empty: {
      new: 'When a company near you needs people, its offer appears here right away.',
      accepted: 'When a company accepts your application, the whole job appears here.',
      waiting: 'Offers you passed on appear here, and those where the company chose someone else.',
      cancelled: 'Offers that were filled or closed appear here, and applications you withdrew.',
    },

    offer: (cities: string, day: string): string => `Offer: ${cities}, ${day}`,
    details: 'Details',
    detailsOf: (offer: string): string => `Details of ${offer}`,
    noCity: 'City not set',
    openSlots: (open: number, count: number): string => (open === 0 ? 'Filled' : `${open} of ${count} open`),
    otherPosition: (position: string, total: string): string => `${position}: about ${total}`,
    asHelper: 'below your usual position',
    proposed: (rate: string): string => `You proposed ${rate}`,

    applied: 'Applied, waiting for reply',
    early: (left: string): string => `Early access: others see it in ${left}`,
    closes: (left: string): string => `Closes in ${left}`,
    closed: 'Closed',

    passed: (reason: string): string => `You passed: ${reason}`,
    passedWithoutReason: 'You passed on this offer',
    chosenOther: 'The company chose someone else. No reason given.',
    declined: {
      chose_nearer: 'The company chose someone closer to the job.',
      chose_experienced: 'The company chose someone with more experience in this work.',
      rate_too_high: 'The rate you proposed was more than the company can pay.',
      missing_equipment: 'The company chose someone with the tools or vehicle it needs.',
    } satisfies Record<DeclineReason, string>,
    ended: {
      offer_filled: 'All slots went to other helpers.',
      offer_closed: 'The company closed the offer before it was filled.',
      offer_expired: 'The deadline passed before the company decided.',
      offer_deleted: 'The company removed the offer.',
      order_cancelled: 'The job was canceled.',
      order_deleted: 'The job was deleted.',
    } satisfies Record<EndReason, string>,
    missed: {
      offer_filled: 'All slots were filled before you applied.',
      offer_expired: 'The deadline passed before you applied.',
    },
    withdrew: 'You withdrew your application',
    withdrewBecause: (reason: string): string => `You withdrew: ${reason}`,
    removed: 'The company canceled',
    removedBecause: (reason: string): string => `The company canceled: ${reason}`,

    arrived: (cities: string): string => `New offer: ${cities}`,
  },
  es: {
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
  },
});

export const offerDetailTexts = inCurrentLanguage({
  en: {
    errorTitle: 'This offer couldn’t be loaded',
    errorText: 'Check your connection and try again.',
    gone: 'This offer is no longer available to you.',
    back: 'All offers',
    stale: 'This offer couldn’t be refreshed and may be out of date.',

    company: 'Company',
    deadline: 'Apply by',
    application: 'Your application',
    appliedAt: (when: string): string => `Sent ${when}`,
    noRate: 'At the offered rate',
    wanted: 'Helpful to have',
    tools: (names: string): string => `Tools: ${names}`,
    vehicles: (names: string): string => `Vehicles: ${names}`,
    languages: (names: string): string => `Languages: ${names}`,
    language: spokenLanguages.en,
    minRating: (stars: string): string => `Rating of at least ${stars}`,
    whenAndWhere: 'When and where',
    cityOnly: 'You see the full address after you’re accepted.',
    drive: (miles: string): string => `${miles} mi drive`,
    volume: (cubicFeet: string): string => `${cubicFeet}\u00a0cu\u00a0ft`,
    acceptedNote: 'You were accepted for this offer. Here is the whole job.',
  },
  es: {
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
    language: spokenLanguages.es,
    minRating: (stars) => `Calificación de ${stars} o más`,
    whenAndWhere: 'Cuándo y dónde',
    cityOnly: 'Verá la dirección completa cuando le acepten.',
    drive: (miles) => `${miles} mi de recorrido`,
    volume: (cubicFeet) => `${cubicFeet}\u00a0pies cúbicos`,
    acceptedNote: 'La empresa le aceptó. Este es el trabajo completo.',
  },
});

export const applyTexts = inCurrentLanguage({
  en: {
    apply: 'Apply',
    applyName: (offer: string): string => `Apply. ${offer}`,
    applyAfterAll: 'Apply after all',
    applyAfterAllName: (offer: string): string => `Apply after all. ${offer}`,
    pass: 'Pass',
    passName: (offer: string): string => `Pass. ${offer}`,
    withdraw: 'Withdraw application',
    withdrawName: (offer: string): string => `Withdraw application. ${offer}`,
    offline: 'You’re offline. You can answer this offer when you’re back online.',

    applyTitle: 'Apply for this offer?',
    applyNote: 'If the company accepts you, the job is yours right away.',
    position: 'Position',
    rate: 'Your rate',
    perHour: '/hr',
    rateHint: (rate: string): string => `Optional. Leave blank for ${rate} as offered.`,
    note: 'Note to the company',
    noteHint: 'Optional. For example, tools you bring.',
    back: 'Back',
    sent: 'Application sent',
    acceptedAtOnce: 'You’re accepted. The job is yours.',
    openOffer: 'Open offer',
    openJob: 'Open job',

    passTitle: 'Pass on this offer?',
    passNote: 'You can still apply while the offer is open.',
    passed: (cities: string): string => `You passed on ${cities}`,

    withdrawTitle: 'Withdraw your application?',
    withdrawNote: 'The company is notified. You can’t apply for this offer again.',
    keep: 'Keep application',
    withdrawn: 'Application withdrawn',

    refusedTitle: 'Your application was not sent',
    filled: 'All slots were just filled. You weren’t booked.',
    closed: 'This offer is closed and is no longer accepting applications.',
  },
  es: {
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
  },
});
