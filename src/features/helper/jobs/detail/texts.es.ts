import type { Translation } from '../../../../platform/language/translation';
import type { jobDetailTexts as english } from './texts.en';

export const jobDetailTexts: Translation<typeof english> = {
  loading: 'Cargando trabajo',
  errorTitle: 'No se pudo cargar este trabajo',
  errorText: 'Revise su conexión e intente de nuevo.',
  gone: 'Este trabajo ya no está disponible para usted.',
  back: 'Todos los trabajos',
  stale: 'No se pudo actualizar este trabajo. Puede haber cambios.',

  directions: 'Cómo llegar',
  call: 'Llamar',
  callCustomer: (name) => `Llamar a ${name}`,
  callLeader: (name) => `Llamar a ${name}, capataz de la cuadrilla`,

  pay: 'Pago',
  when: 'Cuándo',
  where: 'Dónde',
  work: 'Qué se mueve',
  crew: 'Cuadrilla',
  customer: 'Cliente',
  notes: 'Notas para la cuadrilla',
  message: 'Mensaje de la empresa',
  company: 'Empresa',
  day: 'Su día',

  until: (time) => `hasta las ${time} aprox.`,
  pickup: 'Carga',
  destination: 'Descarga',
  cityOnly: 'Verá la dirección completa cuando acepte.',
  crewLater: 'Verá quién va en la cuadrilla cuando acepte.',
  you: 'Usted',
  leads: 'Dirige la cuadrilla',
  access: 'Acceso',
  onMyWay: 'En camino',
  checkIn: 'Registrar llegada',
  checkOut: 'Registrar salida',
  steps: { on_my_way: 'En camino', checked_in: 'Llegada registrada', checked_out: 'Salida registrada' },
  notYet: 'Todavía no',
  stepWaiting: (time) => `${time}, por enviar`,
  planned: 'Planeado',
  completedTotal: (amount) => `Usted ganó ${amount}`,
};
