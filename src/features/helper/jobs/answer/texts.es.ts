import type { Translation } from '#platform/language/translation';
import { plural } from '#platform/lib/text';
import type { answerTexts as english } from './texts.en';

export const answerTexts: Translation<typeof english> = {
  accept: 'Aceptar',
  acceptName: (job) => `Aceptar ${job}`,
  acceptAfterAll: 'Aceptar de todos modos',
  acceptAfterAllName: (job) => `Aceptar de todos modos: ${job}`,
  decline: 'Rechazar',
  declineName: (job) => `Rechazar ${job}`,
  withdraw: 'Retirarse',
  accepted: (job) => `${job}: aceptado`,
  open: 'Abrir trabajo',
  declined: (job) => `${job}: rechazado`,
  withdrawn: (job) => `Usted se retiró de ${job}`,

  declineTitle: '¿Rechazar este trabajo?',
  declineNote: 'Todavía puede aceptarlo después, mientras haya un puesto libre y el trabajo no haya empezado.',
  reason: 'Motivo',
  comment: 'Comentario',
  commentHint: 'Opcional. La empresa lo ve.',
  keep: 'Volver',

  withdrawTitle: '¿Retirarse de este trabajo?',
  withdrawNote: 'Su puesto queda libre para otra persona y se avisa de inmediato a la empresa.',
  late: (hours) =>
    `El trabajo empieza en menos de ${hours} ${plural(hours, { one: 'hora', other: 'horas' })}. Cuenta como cancelación tardía en su confiabilidad.`,
  lateStarted: 'El trabajo ya empezó. Cuenta como cancelación tardía en su confiabilidad.',
  inTime: 'Faltan más de 24 horas para el inicio, así que no cuenta como cancelación tardía.',
  noPay: (amount) => `Deja de ganar unos ${amount}.`,
  keepJob: 'Conservar trabajo',

  refusedTitle: (job) => `No se aceptó ${job}`,
  filled: 'Otra persona acaba de tomar este puesto. Usted no tiene ningún compromiso.',
  expired: 'La invitación venció. Pregunte a la empresa si todavía necesita ayuda.',
  conflict: 'Usted ya trabaja a esa hora.',
  started: 'El trabajo ya empezó.',
  weekly: 'Trabajaría más de 60 horas esa semana.',
  plan: 'Su plan gratuito incluye 10 trabajos aceptados al mes.',
  upgrade: 'Ver planes',
  close: 'Entendido',
};
