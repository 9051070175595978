import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type { jobListTexts as english } from './texts.en';

export const jobListTexts: Translation<typeof english> = {
  cardAccepted: 'Aceptado',
  undo: 'Deshacer',
  kinds: 'Invitaciones y ofertas',
  kind: { company: 'Invitaciones', outsource: 'Ofertas' },
  tabs: { company: 'Invitaciones por respuesta', outsource: 'Ofertas por respuesta' },
  tab: { new: 'Nuevos', accepted: 'Aceptados', waiting: 'Rechazados', cancelled: 'Cancelados' },
  days: { today: 'Hoy', tomorrow: 'Mañana', later: 'Después', past: 'Pasados, por confirmar' },
  loading: 'Cargando trabajos',
  newItems: (count) => counted(count, { one: 'nuevo', other: 'nuevos' }),
  pages: 'Páginas de trabajos',
  errorTitle: 'No se pudieron cargar sus trabajos',
  errorText: 'Revise su conexión e intente de nuevo. No se cambió nada.',
  stale: 'No se pudieron actualizar estos trabajos. Puede haber cambios.',
  emptyTitle: {
    new: 'No hay invitaciones nuevas',
    accepted: 'No hay trabajos aceptados',
    waiting: 'No hay trabajos rechazados',
    cancelled: 'No hay trabajos cancelados',
  },
  empty: {
    new: 'Cuando una empresa le invite, el trabajo aparecerá aquí de inmediato.',
    accepted: 'Los trabajos que acepte aparecen aquí con su dirección y teléfonos.',
    waiting: 'Los trabajos que rechace aparecen aquí. Puede aceptarlos mientras haya un puesto libre.',
    cancelled: 'Los trabajos cancelados, vencidos u ocupados aparecen aquí.',
  },
  completed: 'Trabajos completados y ganancias',
  setHours: 'Revisar su disponibilidad',

  job: (number) => `el trabajo ${number}`,
  jobStart: (number) => `Trabajo ${number}`,
  route: (from, to) => `${from} → ${to}`,
  away: (miles) => `a ${miles} mi de usted`,
  about: (time) => `hasta las ${time} aprox.`,
  crew: (accepted, required) => `${accepted} de ${required} aceptaron`,
  reply: (when) => `Responda ${when}`,
  declinedBecause: (reason) => `Usted rechazó: ${reason}`,
  withdrewBecause: (reason) => `Usted se retiró: ${reason}`,
  removedBecause: (reason) => `La empresa retiró la invitación: ${reason}`,
  details: (number) => `Abrir el trabajo ${number}`,
  askedAgain: 'El horario cambió. Acepte de nuevo para conservar este trabajo.',

  total: (amount) => `Unos ${amount}`,
  breakdown: (hours, rate, travel, total) =>
    `${hours} × ${rate}${travel === undefined ? '' : ` + ${travel} de viaje`} = ${total}`,
  flatBreakdown: (hours, rate, travel, total) =>
    `Fijo: ${hours} × ${rate}${travel === undefined ? '' : ` + ${travel} de viaje`} = ${total}`,
  hours: (count) => `${count}\u00a0h`,
  minimum: (hours) => `mínimo ${hours} h`,
  list: (parts) => parts.join(', '),

  stairs: (count) => counted(count, { one: 'tramo de escaleras', other: 'tramos de escaleras' }),
  longCarry: (feet) => `Acarreo largo, ${feet} pies`,

  conflictHard: (time, company) => `Usted ya trabaja ${time} ese día (${company})`,
  conflictSoft: (time, company) => `Poco tiempo: trabaja ${time} ese día (${company})`,
  ownLimit: {
    hours: 'Fuera de su horario habitual',
    jobs_per_day: 'Más trabajos ese día que su límite',
    hours_per_week: 'Más horas esa semana que su límite',
    pay: 'Paga menos que su mínimo por trabajo',
  },
  otherInvitation: (time, company) => `Tiene otra invitación ese día, ${time} (${company})`,
  changed: 'Qué cambió',
  before: 'Antes',
  now: 'Ahora',
  field: {
    date: 'Fecha',
    end_date: 'Último día',
    arrival_window: 'Llegada',
    estimated_hours: 'Horas',
    hourly_rate: 'Tarifa',
    pick_up_addresses: 'Carga',
    destination_addresses: 'Descarga',
    pick_up_address: 'Carga',
    destination_address: 'Descarga',
    other: 'Otros datos',
  },

  arrived: (route) => `Nueva invitación: ${route}`,
  moved: (route) => `Cambió: ${route}`,
};
