import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type { todayTexts as english } from './texts.en';

const people = { one: 'persona', other: 'personas' };

export const todayTexts: Translation<typeof english> = {
  title: 'Hoy',
  panel: 'Hoy en números',
  numbers: 'Números de hoy',
  months: 'Cifras por mes',
  failed: 'No se pudieron cargar los números de hoy.',
  scope: 'Sucursales',
  thisBranch: 'Esta sucursal',
  allBranches: 'Todas las sucursales',
  crewed: 'Trabajos con equipo hoy',
  openSlots: 'Puestos libres, próximos 7 días',
  onWay: 'En camino',
  lateNow: 'Con retraso ahora',
  people: (count: number) => counted(count, people),
  alsoOnWay: (count: number) => `+ ${count} en camino`,
  labor: 'Mano de obra, % de cotizaciones',
  of: (count: number) => `de ${count}`,
  none: '–',
  percent: (value: number) => `${value}%`,
  quiet: 'Sucursal tranquila: nada por resolver y ningún trabajo en los próximos 14 días.',
  coverage: 'Próximos 14 días: aceptados / necesarios',
  legend: { full: 'Completo', invited: 'Invitados', partial: 'Faltan', empty: 'Vacío' },
  slots: (accepted: number, needed: number) => `${accepted}/${needed}`,
  day: (day: string, lines: readonly string[]) => `${day}: ${lines.length === 0 ? 'sin trabajos' : lines.join(', ')}`,
  line: (position, { accepted, needed, open }) => `${position} ${accepted} de ${needed} cubiertos, ${open} por cubrir`,
  jobs: 'Trabajos de hoy',
  map: 'Mapa de los trabajos de hoy',
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
