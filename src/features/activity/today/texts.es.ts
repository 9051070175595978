import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type { todayTexts as english } from './texts.en';

const people = { one: 'persona', other: 'personas' };

export const todayTexts: Translation<typeof english> = {
  title: 'Hoy',
  numbers: 'Números de hoy',
  months: 'Cifras por mes',
  failed: 'No se pudieron cargar los números de hoy.',
  scope: 'Sucursales',
  thisBranch: 'Esta sucursal',
  allBranches: 'Todas las sucursales',
  crewed: 'Trabajos con equipo hoy',
  openSlots: 'Puestos libres, próximos 7 días',
  people: 'En camino o con retraso',
  labor: 'Mano de obra, % de cotizaciones de la semana',
  of: (count: number) => `de ${count}`,
  late: (count: number) => `${count} con retraso`,
  none: '–',
  percent: (value: number) => `${value}%`,
  nextDays: 'Próximos 14 días',
  lateDays: 'Retrasos, últimos 14 días',
  lastDays: 'Últimos 14 días',
  coverage: 'Equipos, próximos 14 días',
  legend: { full: 'Completo', invited: 'Todos invitados', partial: 'Faltan algunos', empty: 'Nadie aún' },
  slots: (accepted: number, needed: number) => `${accepted}/${needed}`,
  day: (day: string, lines: readonly string[]) => `${day}: ${lines.length === 0 ? 'sin trabajos' : lines.join(', ')}`,
  line: (position, { accepted, needed, open }) => `${position} ${accepted} de ${needed} cubiertos, ${open} por cubrir`,
  jobs: 'Trabajos de hoy',
  map: 'Mapa de los trabajos de hoy',
  noJobs: 'Hoy no hay trabajos.',
  crew: (accepted: number, required: number) => `${accepted} de ${counted(required, people)}`,
  states: {
    late: 'Con retraso',
    needs_crew: 'Falta equipo',
    on_my_way: 'En camino',
    over: 'Terminó',
    working: 'Trabajando',
    ready: 'Equipo listo',
    done: 'Terminado',
  },
  pin: (number: string, state: string) => `Trabajo ${number}: ${state}`,
};
