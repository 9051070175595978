import { PositionCode } from '#generated/model/codes';
import type { Translation } from '#platform/language/translation';
import { counted } from '#platform/lib/text';
import type * as english from './texts.en';

export const settingsFormTexts: Translation<typeof english.settingsFormTexts> = {
  save: 'Guardar',
  saved: (what) => `Se guardó: ${what}`,
  loading: 'Cargando sus ajustes',
  failed: 'No se pudieron cargar sus ajustes. Revise su conexión e intente de nuevo.',
};

export const settingsNavTexts: Translation<typeof english.settingsNavTexts> = {
  label: 'Ajustes',
  all: 'Todos los ajustes',
  missing: 'Faltan datos',
  complete: (percent) => `Perfil completo al ${percent}%`,
  ready: 'Su perfil está completo. Las empresas pueden encontrarle e invitarle.',
  paused: 'Su perfil está en pausa. Las empresas no le encuentran.',
  resume: 'Terminar la pausa',
  notReady: 'Las empresas podrán encontrarle e invitarle cuando complete esto.',
  missingPart: {
    name: { action: 'Agregar su nombre', why: 'La cuadrilla necesita saber quién va a llegar.' },
    phone: { action: 'Agregar su teléfono', why: 'El capataz le llama cuando hay cambios.' },
    position: { action: 'Elegir su función', why: 'De ella depende a qué trabajos le invitan.' },
    serving_area: { action: 'Agregar una zona', why: 'Las empresas buscan ayudantes cerca del trabajo.' },
    availability: {
      action: 'Indicar su horario semanal',
      why: 'Solo recibe invitaciones para las horas en que trabaja.',
    },
    hourly_rate: { action: 'Indicar su tarifa por hora', why: 'Las empresas la ven antes de invitarle.' },
  },
};

export const specificationTexts: Translation<typeof english.specificationTexts> = {
  rateTitle: 'Tarifa por hora',
  rateWhy: 'Lo que usted pide. Las empresas la ven antes de invitarle.',
  rate: 'Tarifa por hora de trabajo',
  perHour: '/h',
  market: (range) => `Pago habitual: ${range}/h`,
  noMarket: 'De $15 a $150, en incrementos de $0.50.',
  positionRate: {
    [PositionCode.driver]: 'Como conductor',
    [PositionCode.foreman]: 'Como capataz',
    [PositionCode.helper]: 'Como ayudante',
    [PositionCode.foremanDriver]: 'Como Capataz/Conductor',
  },
  positionRateHint: 'Vacío = la tarifa de arriba',

  toolsTitle: 'Herramientas',
  toolsWhy: 'Lo que puede llevar. Algunos trabajos piden ciertas herramientas.',
  tools: 'Sus herramientas',
  category: { moving: 'Mudanza', packing: 'Empaque', assembly: 'Armado', safety: 'Seguridad' },

  vehiclesTitle: 'Vehículos',
  vehiclesWhy: 'Lo que puede manejar a un trabajo. Así le encuentran para trabajos con camión.',
  vehicles: 'Sus vehículos',
  noVehicles: 'Sin vehículos.',
  addVehicle: 'Agregar un vehículo',
  vehicle: (number) => `Vehículo ${number}`,
  remove: (number) => `Quitar vehículo ${number}`,
  vehicleType: 'Tipo',
  make: 'Marca',
  year: 'Año',
  insuredUntil: 'Asegurado hasta',
  insuredHint: 'Opcional. Algunas empresas lo exigen.',
  twice: 'Ya agregó este tipo',

  toolName: {
    'Appliance dolly': 'Diablo para electrodomésticos',
    'Hand truck': 'Diablito',
    'Furniture dolly': 'Plataforma para muebles',
    'Piano board': 'Tabla para piano',
    'Shoulder straps': 'Correas de hombro',
    'Moving blankets': 'Cobijas de mudanza',
    'Ratchet straps': 'Correas con trinquete',
    'Loading ramp': 'Rampa de carga',
    'Forearm straps': 'Correas de antebrazo',
    'Panel cart': 'Carro para paneles',
    'Stretch wrap': 'Plástico para envolver',
    'Tape gun': 'Pistola de cinta',
    'Wardrobe boxes': 'Cajas de guardarropa',
    'Mattress bags': 'Bolsas para colchón',
    'Bubble wrap': 'Plástico de burbujas',
    'Cordless drill': 'Taladro inalámbrico',
    'Hex key set': 'Juego de llaves Allen',
    'Socket set': 'Juego de dados',
    'Rubber mallet': 'Mazo de goma',
    'Screwdriver set': 'Juego de destornilladores',
    'Work gloves': 'Guantes de trabajo',
    'Floor runners': 'Protectores de piso',
    'Door jamb protectors': 'Protectores de marcos de puerta',
    'First aid kit': 'Botiquín de primeros auxilios',
  },
  vehicleName: {
    Pickup: 'Camioneta pickup',
    'Cargo van': 'Camioneta de carga',
    '10 ft box truck': 'Camión de caja de 10 pies',
    '16 ft box truck': 'Camión de caja de 16 pies',
    '17 ft box truck': 'Camión de caja de 17 pies',
    '22 ft box truck': 'Camión de caja de 22 pies',
    '26 ft box truck': 'Camión de caja de 26 pies',
    Trailer: 'Remolque',
    'No vehicle': 'Sin vehículo',
  },
};

export const roleTexts: Translation<typeof english.roleTexts> = {
  title: 'En qué trabaja',
  why: 'De esto depende a qué trabajos le invitan. Los trabajos que aceptó no cambian.',
  positions: 'Puestos',
  positionsHint: 'Elija hasta 3.',
  positionsCovered: 'Capataz/Conductor incluye Conductor y Capataz.',
  position: {
    [PositionCode.driver]: {
      title: 'Conductor',
      note: 'Maneja el camión y cumple el horario. Necesita licencia.',
    },
    [PositionCode.foreman]: { title: 'Capataz', note: 'Dirige la cuadrilla. Necesita 1 año de experiencia.' },
    [PositionCode.helper]: { title: 'Ayudante', note: 'Carga, empaca y acomoda.' },
    [PositionCode.foremanDriver]: {
      title: 'Capataz/Conductor',
      note: 'Dirige la cuadrilla y maneja el camión. Necesita licencia y 1 año como capataz.',
    },
  },
  license: 'Licencia de manejar',
  licenseClass: 'Clase',
  licenseState: 'Estado',
  last4: 'Últimos 4 dígitos',
  expires: 'Vence',
  expired: 'Esta licencia está vencida',
  years: 'Años como capataz',
  yearsUnit: 'años',
};

export const ratingTexts: Translation<typeof english.ratingTexts> = {
  average: 'Su calificación',
  notKnown: 'No hay calificación que mostrar.',
  isNew: 'Sin calificación',
  newWhy: (count) =>
    count === 0
      ? 'Las empresas la ven cuando tenga 3 calificaciones.'
      : `Las empresas la ven cuando tenga 3 calificaciones. Tiene ${count}.`,
  count: (count) => counted(count, { one: 'calificación', other: 'calificaciones' }),
  ofFive: (average) => `${average} de 5 estrellas`,
  stars: (stars) => counted(stars, { one: 'estrella', other: 'estrellas' }),
  distribution: 'Calificaciones por estrellas',
  tags: 'Lo que dicen las empresas',
  tag: {
    on_time: 'Puntual',
    careful: 'Con cuidado',
    hard_working: 'Trabaja duro',
    friendly: 'Buen trato con clientes',
    leads_well: 'Dirige bien',
    late: 'Llegó tarde',
    careless: 'Descuidado',
  },
  tagCount: (tag, count) => `${tag} ${count}`,
  reliability: 'Cumplimiento',
  days: 'Últimos 90 días.',
  acceptance: 'Aceptó',
  acceptanceWhy: 'De las invitaciones que respondió.',
  showUp: 'Se presentó',
  showUpWhy: 'En los trabajos que aceptó.',
  lateCancels: 'Canceló tarde',
  lateCancelsWhy: 'Menos de 24 horas antes del inicio.',
  percent: (value) => `${value}%`,
  unknown: 'Sin datos todavía',
  reviews: 'Últimas reseñas',
  noReviews: 'Sin reseñas todavía.',
  job: (number, city) => (city === null ? `Trabajo ${number}` : `Trabajo ${number}, ${city}`),
  hidden: 'Una reseña se oculta hasta que ambas partes califiquen, o por 7 días.',
};

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Cómo le avisamos',
  why: 'En la aplicación siempre aparece todo.',
  choices: 'Avisos',
  topicColumn: 'Sobre',
  topic: {
    invitation_new: 'Nueva invitación',
    order_changed: 'Cambio en un trabajo',
    order_cancelled: 'Trabajo cancelado',
    reminder: 'Recordatorio, 24 y 2 horas antes',
    offer_nearby: 'Nueva oferta cerca',
    application_result: 'Resultado de una solicitud',
    rating: 'Nueva calificación',
    billing: 'Pagos del plan',
  },
  channel: { push: 'Push', email: 'Correo', sms: 'Texto' },
  choice: (topic, channel) => `${topic}: ${channel}`,
  quiet: 'Horas de silencio',
  quietOn: 'Sí',
  quietOff: 'No',
  quietHint: 'Sin avisos push ni mensajes de texto en estas horas.',
  quietWindow: 'Desde – hasta',
  sound: 'Sonido',
  soundHint: 'En la aplicación, cuando llega algo nuevo.',
};

export const dangerZoneTexts: Translation<typeof english.dangerZoneTexts> = {
  deleteAccount: 'Eliminar cuenta',
  data: 'Descargar sus datos',
  dataNote: 'Su perfil, calificaciones, invitaciones, trabajos y ganancias en un archivo JSON.',
  download: 'Descargar',
  downloaded: 'Se descargaron sus datos',
};
