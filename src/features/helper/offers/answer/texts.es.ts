import type { Translation } from '#platform/language/translation';
import type { applyTexts as english } from './texts.en';

export const applyTexts: Translation<typeof english> = {
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
  rateStep: 'Use incrementos de $0.50',
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
