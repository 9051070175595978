import type { Translation } from '#platform/language/translation';
import type * as english from './refusals.en';

export const fieldProblemTexts: Translation<typeof english.fieldProblemTexts> = {
  required: 'Este campo es obligatorio',
  requiredIf: 'Este campo es obligatorio',
  notValid: 'El valor no es válido',
  skippedTime: 'Los relojes se saltan esta hora esa noche. Elija otra.',
  numeric: 'El valor debe ser un número',
  email: 'El correo electrónico no es válido',
  minLength: (limit) => `Este campo debe tener al menos ${limit} caracteres`,
  maxLength: (limit) => `La longitud máxima permitida es ${limit}`,
  minValue: (limit) => `El valor mínimo permitido es ${limit}`,
  maxValue: (limit) => `El valor máximo permitido es ${limit}`,
  sameAsPassword: 'El valor debe ser igual al de la contraseña',
  characters: 'Hay caracteres que no se pueden usar',
};

export const requestTexts: Translation<typeof english.requestTexts> = {
  unauthenticated: 'Inicie sesión para continuar.',
  forbidden: 'No tiene permiso para hacer esto. Pida acceso al propietario de la empresa.',
  notFound: 'No se encontró.',
  someFields: 'Revise algunos campos.',
  tooLarge: 'Esta solicitud es demasiado grande.',
  unreadable: 'No se pudo leer la solicitud.',
  keyReused: 'Esta clave pertenece a otra solicitud. Use una nueva.',
  serverError: 'Error del servidor.',
  tooManyRequests: 'Demasiadas solicitudes.',
  trouble: 'El servidor tiene problemas. Intente de nuevo.',
  planLimit: 'Su plan no incluye esto.',
  conflict: 'Esto cambió. Vuelva a cargarlo.',
  gone: 'Esto ya no está disponible.',
  wrongFileType: 'Este tipo de archivo no se puede usar.',
  locked: 'Esto está bloqueado por ahora. Inténtelo más tarde.',
};

export const accountTexts: Translation<typeof english.accountTexts> = {
  credentials: 'Estos datos no coinciden con nuestros registros.',
  tooManyAttempts: (seconds) => `Demasiados intentos. Intente de nuevo en ${seconds} s.`,
  currentPassword: 'La contraseña actual no es correcta.',
  password: 'La contraseña no es correcta.',
  wrongCode: (left) => `El código no es correcto. Le ${left === 1 ? 'queda' : 'quedan'} ${attempts(left)}.`,
  codeExpired: 'Este código venció. Pida uno nuevo.',
  codeLocked: 'Demasiados códigos incorrectos. Pida uno nuevo más tarde.',
  tooManyCodes: (seconds) => `Pidió demasiados códigos. Intente de nuevo en ${seconds} s.`,
  stepExpired: 'Este paso venció. Empiece de nuevo.',
  emailTaken: 'Ya existe una cuenta con este correo electrónico.',
  sameEmail: 'Este ya es su correo electrónico.',
  adult: 'Debe tener 18 años o más.',
  accessEnded: 'Su acceso terminó. Comuníquese con el propietario de la empresa.',
  upcomingJobs: 'Todavía tiene trabajos próximos.',
  consent: 'No se pudo iniciar sesión.',
};

export const jobRefusalTexts: Translation<typeof english.jobRefusalTexts> = {
  alreadyWorking: 'Usted ya trabaja a esa hora.',
  invitationExpired: 'Esta invitación venció.',
  invitedAgain: 'Le invitaron de nuevo a este trabajo. Responda esa invitación.',
  notNeeded: 'Este puesto ya no se necesita.',
  positionFilled: 'Otra persona tomó este puesto.',
  branchClosed: 'Esta sucursal cerró.',
  over: 'Este trabajo ya terminó.',
  tooEarly: 'Es demasiado temprano para eso.',
  checkInFirst: 'Primero registre su llegada.',
  alreadyReported: 'Esto ya se registró.',
  weekHours: (hours, max) => `Trabajaría ${hours} horas esa semana. El límite es ${max}.`,
  didNotWork: 'Usted no trabajó en este trabajo.',
  alreadyRated: 'Usted ya calificó este trabajo.',
  notRated: 'Esta persona no fue calificada en este trabajo.',
};

export const actionRefusalTexts: Translation<typeof english.actionRefusalTexts> = {
  jobCompleted: 'Este trabajo está completado.',
  jobCanceled: 'Este trabajo está cancelado.',
  jobOver: 'Este trabajo ya terminó.',
  jobWorked: 'Este trabajo ya terminó. Complételo y marque quién no vino.',
  jobStarted: 'Este trabajo ya empezó.',
  jobNotStarted: 'Este trabajo todavía no ha empezado.',
  crewCheckedIn: 'La cuadrilla ya registró su llegada. Complete el trabajo.',
  memberCheckedIn: 'Esta persona ya registró su llegada. Complete el trabajo.',
  youCheckedIn: 'Usted registró su llegada a este trabajo. Consulte a la empresa si algo está mal.',
  noOneInvited: 'Nadie está invitado a este trabajo. Elimínelo.',
  peopleInvited: 'Hay personas invitadas a este trabajo. Cancélelo.',
  noOneAccepted: 'Nadie ha aceptado este trabajo.',
  alreadyAccepted: 'Usted ya aceptó este trabajo.',
  invitationWithdrawn: 'Esta invitación fue retirada.',
  invitationAnswered: 'Esta invitación ya no se puede cambiar.',
  notOnCrew: 'Usted no está en esta cuadrilla.',
  rateLater: 'Puede calificar a la empresa cuando el trabajo esté completado.',
  applicationAnswered: 'Esta solicitud ya no se puede cambiar.',
};

export const busyTexts: Translation<typeof english.busyTexts> = {
  busy: (window) => `Ocupado ${window}`,
  dayOff: 'Día libre',
  works: (windows) => `Trabaja ${windows}`,
  jobsInDay: (count) => `Serían ${count} trabajos ese día`,
  hoursInWeek: (hours) => `${hours} horas en esa semana`,
  minPay: (amount) => `Pide al menos ${amount} por trabajo`,
};

export const profileRefusalTexts: Translation<typeof english.profileRefusalTexts> = {
  licenseExpired: 'Esta licencia venció',
  documentExpired: 'Este documento venció',
  foremanYears: 'Se necesita al menos 1 año como capataz',
  positionIncluded: 'Capataz/Conductor incluye conductor y capataz',
  dayTwice: 'Este día aparece dos veces',
  hoursOrder: 'El horario debe terminar después de empezar y no repetirse',
  hoursOrOff: 'Escriba un horario o marque el día como libre',
  noHours: 'Escriba un horario para al menos un día',
  imageSize: 'Use una imagen de hasta 5 MB',
  imageType: 'Elija una imagen JPG, PNG o WebP',
};

export const joinRefusalTexts: Translation<typeof english.joinRefusalTexts> = {
  companyDeclined: (name) => `${name} ya rechazó.`,
  companyJoined: (name) => `${name} ya se unió.`,
  declined: 'Usted ya rechazó.',
  joined: 'Usted ya se unió.',
  branchClosed: (branch) => `${branch} cerró.`,
  newerInvitation: (branch) => `${branch} le invitó de nuevo. Responda esa invitación.`,
  alreadyMember: (branch) => `Usted ya es miembro de ${branch}.`,
};

export const limitTexts: Translation<typeof english.limitTexts> = {
  branches: ['sucursal', 'sucursales'],
  members: ['miembro activo', 'miembros activos'],
  orders: ['trabajo al mes', 'trabajos al mes'],
  offers: ['oferta abierta', 'ofertas abiertas'],
  serving_areas: ['zona', 'zonas'],
  accepted_jobs: ['trabajo aceptado al mes', 'trabajos aceptados al mes'],
  included: (limit) => `Su plan incluye ${limit}. Mejore su plan para agregar más.`,
  exceeded: (used, included) => `Usted tiene ${used}. Este plan incluye ${included}.`,
  unpaid: 'Su suscripción no está pagada. Los trabajos actuales continúan. Pague para agregar algo nuevo.',
  canceled: 'Su suscripción terminó. Los trabajos actuales continúan. Elija un plan para agregar algo nuevo.',
  paused: 'Su prueba terminó. Los trabajos actuales continúan. Elija un plan para agregar algo nuevo.',
  incomplete: 'Su primer pago no se completó. Los trabajos actuales continúan. Pague para agregar algo nuevo.',
  findAi: 'Su plan no incluye Find AI. Mejore su plan para usarlo.',
  calendar_feed: 'Su plan no incluye un calendario para otras aplicaciones. Cambie a Helper Pro para tenerlo.',
  statements: 'Su plan no incluye recibos. Cambie a Helper Pro para tenerlos.',
};

export const offerRefusalTexts: Translation<typeof english.offerRefusalTexts> = {
  closed: 'Esta oferta está cerrada.',
  filled: 'Todos los puestos de esta oferta están cubiertos.',
  nothingOpen: 'Ya no queda ningún puesto abierto en esta oferta.',
  openOffer: 'Este trabajo ya tiene una oferta abierta.',
  offerLabel: (id) => `Oferta #${id}`,
  notOpen: 'Esta oferta ya no está abierta.',
  changed: 'Otra persona cambió esta oferta. Revísela de nuevo.',
  hasCrew: 'Esta oferta aceptó personas. Ciérrela en su lugar.',
  noneFits: 'Nadie cumple con esta oferta',
  cannotTake: 'Esta persona no puede tomar este trabajo',
  noOpenSlot: 'Este trabajo no tiene un puesto abierto de este tipo',
  tooManySlots: (left) => `El valor máximo permitido es ${left}`,
  alreadyAccepted: (count) => `${count} ya aceptados`,
  notAhead: 'Elija una hora que aún no haya pasado',
  afterStart: 'El trabajo empieza antes de esta hora',
  theirPlan: (name) => `El plan de ${name} no incluye más trabajos este mes.`,
  theyWork: (name) => `${name} ya trabaja a esa hora.`,
  theirWeek: (name) => `${name} trabajaría más de 60 horas esa semana.`,
  positionFilled: 'Este puesto ya está cubierto.',
  invited: 'Tiene una invitación a este trabajo. Responda esa invitación.',
  onCrew: 'Ya está en la cuadrilla de este trabajo.',
  theyAreInvited: (name) => `${name} tiene una invitación a este trabajo.`,
  theyAreOnCrew: (name) => `${name} ya está en la cuadrilla de este trabajo.`,
  theyCannot: (name) => `${name} ya no puede ser aceptado para este trabajo.`,
};

const attempts = (count: number) => `${count} ${count === 1 ? 'intento' : 'intentos'}`;
