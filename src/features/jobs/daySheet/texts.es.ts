import { codeLabels } from '#domain/orders/labels';
import { positionNames } from '#domain/people/positionNames';
import { counted, nbsp } from '#platform/lib/text';
import type { Translation } from '#platform/language/translation';
import type { crewSheetTexts as english } from './texts.en';

export const crewSheetTexts: Translation<typeof english> = {
  page: (number) => `Trabajo ${number}`.trim(),
  heading: (number, customer) => [number, customer].filter(Boolean).join(' · '),
  crew: 'Cuadrilla',
  position: positionNames.es,
  open: (count, position) => `${count} × ${position}: libre`,
  noOne: 'Nadie ha aceptado todavía.',
  stops: 'Paradas',
  pickUp: 'Recogida',
  destination: 'Destino',
  stop: (kind, number, count) => (count > 1 ? `${kind} ${number}` : kind),
  access: {
    access: 'Acceso',
    placeType: codeLabels.es.placeType,
    parking: {
      driveway: 'Entrada de la casa',
      street: 'En la calle',
      loading_dock: 'Muelle de carga',
      permit_needed: 'Se necesita permiso',
    },
    elevator: codeLabels.es.elevator,
    ground: 'Planta baja',
    floor: (floor) => `Piso ${floor}`,
    flights: (count) => counted(count, { one: 'tramo de escaleras', other: 'tramos de escaleras' }),
    elevatorAt: (elevator, window) => `${elevator}, ${window}`,
    longCarry: (feet) => `Acarreo largo, ${feet}${nbsp}pies`,
    truckMax: (feet) => `Camiones de hasta ${feet}${nbsp}pies`,
    coi: 'Se necesita seguro (COI)',
    contact: (name, phone) => [name, phone].filter(Boolean).join(', '),
  },
  contact: 'Cliente',
  service: 'Servicio',
  helpType: codeLabels.es.helpType,
  moveSize: codeLabels.es.moveSize,
  specialItem: codeLabels.es.specialItem,
  volume: (cuft) => `${cuft}${nbsp}pies³`,
  hours: (hours) => `${hours}${nbsp}h`,
  timesHours: (days, hours) => `${days}${nbsp}días${nbsp}×${nbsp}${hours}`,
  vehicles: 'Vehículos',
  vehicle: (count, name) => (count === 1 ? name : `${count}${nbsp}× ${name}`),
  notes: 'Notas',
};
