import { codeLabels } from '#domain/orders/labels';
import type { NotificationTopic, ProfileCompletenessMissingItem } from '#generated/model';
import { PositionCode } from '#generated/model/codes';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';
import { counted } from '#platform/lib/text';

export const settingsFormTexts = inCurrentLanguage({
  en: {
    save: 'Save',
    saved: (what: string) => `${what} saved`,
    loading: 'Loading your settings',
    failed: 'Couldn’t load your settings. Check your connection and try again.',
  },
  es: {
    save: 'Guardar',
    saved: (what) => `Se guardó: ${what}`,
    loading: 'Cargando sus ajustes',
    failed: 'No se pudieron cargar sus ajustes. Revise su conexión e intente de nuevo.',
  },
});

type MissingTexts = Record<ProfileCompletenessMissingItem, { action: string; why: string }>;

export const settingsNavTexts = inCurrentLanguage({
  en: {
    label: 'Settings',
    all: 'All settings',
    missing: 'Missing info',
    complete: (percent: number) => `Profile ${percent}% complete`,
    ready: 'Your profile is complete. Companies can find and invite you.',
    paused: 'Your profile is paused. Companies can’t find you.',
    resume: 'Resume profile',
    notReady: 'Companies can find and invite you once these are done.',
    missingPart: {
      name: { action: 'Add your name', why: 'Crews need to know who is coming.' },
      phone: { action: 'Add your phone', why: 'The foreman calls you when plans change.' },
      position: { action: 'Choose your role', why: 'It decides which jobs you’re invited to.' },
      serving_area: { action: 'Add a service area', why: 'Companies look for helpers near the job.' },
      availability: { action: 'Set your weekly hours', why: 'You only get invitations for hours you work.' },
      hourly_rate: { action: 'Set your hourly rate', why: 'Companies see your rate before they invite you.' },
    } satisfies MissingTexts,
  },
  es: {
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
  },
});

export const roleTexts = inCurrentLanguage({
  en: {
    title: 'Positions',
    why: 'Your positions determine which jobs you’re invited to. Jobs you accepted stay as they are.',
    positions: 'Positions you can work',
    positionsHint: 'Choose up to 3.',
    positionsCovered: 'Foreman/Driver includes Driver and Foreman.',
    position: {
      [PositionCode.driver]: { title: 'Driver', note: 'Drives the truck and keeps the schedule. Needs a license.' },
      [PositionCode.foreman]: { title: 'Foreman', note: 'Leads the crew. Needs 1 year of experience.' },
      [PositionCode.helper]: { title: 'Helper', note: 'Carries, packs and loads.' },
      [PositionCode.foremanDriver]: {
        title: 'Foreman/Driver',
        note: 'Leads the crew and drives the truck. Needs a license and 1 year as a foreman.',
      },
    } satisfies Record<PositionCode, { title: string; note: string }>,
    license: 'Driver’s license',
    licenseClass: 'Class',
    licenseState: 'State',
    last4: 'Last 4 digits',
    expires: 'Expires',
    expired: 'This license has expired',
    years: 'Years as a foreman',
    yearsUnit: 'yr',
  },
  es: {
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
  },
});

export const ratingTexts = inCurrentLanguage({
  en: {
    average: 'Your rating',
    notKnown: 'There’s no rating to show.',
    isNew: 'New',
    newWhy: (count: number) =>
      count === 0
        ? 'Companies see “New” until you have 3 ratings.'
        : `Companies see “New” until you have 3 ratings. You have ${count}.`,
    count: (count: number) => counted(count, { one: 'rating', other: 'ratings' }),
    ofFive: (average: string) => `${average} of 5 stars`,
    stars: (stars: number) => counted(stars, { one: 'star', other: 'stars' }),
    distribution: 'Ratings by stars',
    tags: 'What companies say',
    tag: codeLabels.en.ratingTag,
    tagCount: (tag: string, count: number) => `${tag} ${count}`,
    reliability: 'Reliability',
    days: 'Last 90 days.',
    acceptance: 'Accepted',
    acceptanceWhy: 'Of the invitations you answered.',
    showUp: 'Showed up',
    showUpWhy: 'At jobs you accepted.',
    lateCancels: 'Late withdrawals',
    lateCancelsWhy: 'Less than 24 hours before the start.',
    percent: (value: number) => `${value}%`,
    unknown: 'No data yet',
    reviews: 'Recent reviews',
    noReviews: 'No reviews yet.',
    job: (number: string, city: string | null) => (city === null ? `Job ${number}` : `Job ${number}, ${city}`),
    hidden: 'A review is hidden until both sides have rated, or for 7 days.',
  },
  es: {
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
    tag: codeLabels.es.ratingTag,
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
  },
});

export const notificationTexts = inCurrentLanguage({
  en: {
    title: 'Notifications',
    why: 'Everything appears in the app’s activity feed.',
    choices: 'Notification channels',
    topicColumn: 'About',
    topic: {
      invitation_new: 'New invitation',
      order_changed: 'Job changed',
      order_cancelled: 'Job canceled',
      reminder: 'Reminder, 24 and 2 hours before',
      offer_nearby: 'New offer nearby',
      application_result: 'Application result',
      rating: 'New rating',
      billing: 'Billing',
    } satisfies Record<NotificationTopic, string>,
    channel: { push: 'Push', email: 'Email', sms: 'Text' },
    choice: (topic: string, channel: string) => `${topic}: ${channel}`,
    quiet: 'Quiet hours',
    quietOn: 'On',
    quietOff: 'Off',
    quietHint: 'No push or text messages during these hours.',
    quietWindow: 'Start – end',
    sound: 'Sound',
    soundHint: 'In the app, when something new arrives.',
  },
  es: {
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
  },
});

export const dangerZoneTexts = inCurrentLanguage({
  en: {
    deleteAccount: 'Delete account',
    data: 'Download your data',
    dataNote: 'Your profile, ratings, invitations, jobs and earnings in one JSON file.',
    download: 'Download',
    downloaded: 'Your data was downloaded',
  },
  es: {
    deleteAccount: 'Eliminar cuenta',
    data: 'Descargar sus datos',
    dataNote: 'Su perfil, calificaciones, invitaciones, trabajos y ganancias en un archivo JSON.',
    download: 'Descargar',
    downloaded: 'Se descargaron sus datos',
  },
});
