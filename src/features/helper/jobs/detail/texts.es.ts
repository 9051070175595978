import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type { jobDetailTexts as english, rateTexts as englishRate } from './texts.en';

export const jobDetailTexts: Translation<typeof english> = {
  errorTitle: 'No se pudo cargar este trabajo',
  errorText: 'Revise su conexión e intente de nuevo.',
  gone: 'Este trabajo ya no está disponible para usted.',
  back: 'Todos los trabajos',
  stale: 'No se pudo actualizar este trabajo. Puede haber cambios.',

  directions: 'Cómo llegar',
  call: 'Llamar',
  callCustomer: (name) => `Llamar a ${name}`,
  callLeader: (name, phone) => `Llamar a ${name}, que dirige la cuadrilla: ${phone}`,

  pay: 'Pago',
  statement: 'Ver el cálculo',
  when: 'Cuándo',
  where: 'Dónde',
  work: 'Qué se mueve',
  crew: 'Cuadrilla',
  notes: 'Notas para la cuadrilla',
  message: 'Mensaje de la empresa',
  day: 'Su día',

  until: (time) => `hasta las ${time} aprox.`,
  pickup: 'Carga',
  destination: 'Descarga',
  cityOnly: 'Verá la dirección completa cuando acepte.',
  crewLater: 'Verá quién va en la cuadrilla cuando acepte.',
  you: 'Usted',
  leads: 'Dirige la cuadrilla',
  report: { on_my_way: 'En camino', checked_in: 'Registrar llegada', checked_out: 'Registrar salida' },
  locationNote:
    'Al registrar su llegada se comparte su ubicación una vez, para que la empresa vea que llegó. La ubicación es opcional.',
  withoutLocation: {
    refused: 'No se compartió su ubicación. No la necesita para registrar su llegada.',
    unavailable: 'Su teléfono no encontró la ubicación. No la necesita para registrar su llegada.',
  },
  step: { on_my_way: 'En camino', checked_in: 'Llegó', checked_out: 'Terminó' },
  notYet: 'Todavía no',
  stepWaiting: (time) => `${time}, por enviar`,
};

export const rateTexts: Translation<typeof englishRate> = {
  title: (company) => `Califique a ${company}`,
  stars: 'Estrellas',
  tags: 'Comentarios',
  tag: {
    clear_plan: 'Plan claro',
    on_time: 'Puntual',
    friendly: 'Buen trato',
    fair: 'Trato justo',
    well_equipped: 'Buen equipo',
  },
  workAgain: '¿Trabajaría otra vez con ellos?',
  again: { favorite: 'Favorita', ok: 'Sí', block: 'Bloquear' },
  comment: 'Comentario',
  send: 'Enviar calificación',
  thanks: 'Gracias. Su calificación se envió.',
  given: (stars) => `Dio ${counted(stars, { one: 'estrella', other: 'estrellas' })}.`,
  hidden: 'Oculta hasta que ambos califiquen, o por 7 días.',
};
