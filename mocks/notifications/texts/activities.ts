import { codeLabels } from '#domain/orders/labels';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

/** Titles and details of activities (docs/product.md, "Activities"). */
export const activityTexts = inCurrentLanguage({
  en: {
    and: ' and ',
    job: (id: number) => `Job #${id}`,
    within: (city: string) => `in ${city}`,
    route: (from: string, to: string) => `${from} to ${to}`,
    days: (first: string, last: string) => `${first} - ${last}`,
    position: codeLabels.en.positionInText,
    startsNow: 'starts now',
    hasStarted: 'has started',
    startsInMinutes: (count: number) => `starts in ${count} min`,
    startsInHours: (count: number) => `starts in ${count} hr`,
    startsInDays: (count: number) => `starts in ${count} days`,
  },
  es: {
    and: ' y ',
    job: (id) => `Trabajo #${id}`,
    within: (city) => `en ${city}`,
    route: (from, to) => `de ${from} a ${to}`,
    days: (first, last) => `${first} - ${last}`,
    position: codeLabels.es.positionInText,
    startsNow: 'empieza ahora',
    hasStarted: 'ya empezó',
    startsInMinutes: (count) => `empieza en ${count} min`,
    startsInHours: (count) => `empieza en ${hours(count)}`,
    startsInDays: (count) => `empieza en ${count} días`,
  },
});

export const crewActivityTexts = inCurrentLanguage({
  en: {
    accepted: (name: string, id: number) => `${name} accepted job #${id}`,
    acceptedAs: (position: string, when: string, route: string) => `As ${position}, ${when}, ${route}.`,
    filled: (filled: number, required: number) =>
      `${filled} of ${required} ${required === 1 ? 'position is' : 'positions are'} filled.`,
    declined: (name: string, id: number, reason: string) => `${name} declined job #${id}: ${reason}`,
    declinedAs: (position: string, when: string, route: string) => `Invited as ${position} for ${when}, ${route}.`,
    withdrew: (name: string, id: number, start: string) => `${name} withdrew from job #${id} (${start})`,
    withdrewWhy: (reason: string, needed: string | undefined) =>
      needed === undefined ? `Reason: ${reason}.` : `Reason: ${reason}. The crew now needs ${needed}.`,
    expired: (count: number, id: number) =>
      `${count} ${count === 1 ? 'invitation' : 'invitations'} to job #${id} expired without a reply`,
    expiredNext: (when: string, route: string) =>
      `${when}, ${route}. Invite someone else, or outsource the open positions.`,
    partial: (job: string, filled: number, required: number) => `${job} is ${filled} of ${required} crewed`,
    full: (job: string) => `${job} is fully crewed`,
    fullDetails: (when: string, route: string, filled: number, required: number) =>
      `${when}, ${route}: ${filled} of ${required} positions are filled.`,
    unformed: (job: string, start: string, needed: string) => `${job} ${start} and needs ${needed}`,
    arrived: (city: string) => `Crew arrived in ${city}`,
    checkedIn: (name: string, id: number, customer: string) => `${name} checked in for job #${id} (${customer}).`,
    arrivedAt: (time: string) => `Arrived ${time}.`,
    ended: (job: string) => `${job} is over and not completed`,
    late: (name: string, span: string, others: number) =>
      `${others === 0 ? `${name} has` : `${name} and ${others} more have`} not checked in (${span} late)`,
    runningLate: (name: string, id: number, minutes: number) => `${name} is running ${minutes} min late for job #${id}`,
    runningLateNext: (when: string, city: string, name: string) => `${when}, ${city}. Call the customer or ${name}.`,
    lateNext: (job: string, when: string, city: string, name: string) =>
      `${job}, ${when}, ${city}. Call ${name}, or find a replacement.`,
    /** A helper's reasons for declining, by code. */
    rejectReasons: {
      not_available: 'not available',
      too_far: 'too far away',
      pay_too_low: 'pay too low',
      too_heavy: 'too heavy',
      already_booked: 'already booked',
      no_transport: 'no transportation',
      not_my_position: 'not my position',
      other: 'other reason',
    },
    withdrawReasons: {
      sick: 'sick',
      family: 'a family matter',
      vehicle_problem: 'a vehicle problem',
      double_booked: 'double-booked',
      injury: 'an injury',
      weather: 'the weather',
      other: 'other reason',
    },
  },
  es: {
    accepted: (name, id) => `${name} aceptó el trabajo #${id}`,
    acceptedAs: (position, when, route) => `Como ${position}, ${when}, ${route}.`,
    filled: (filled, required) =>
      `${filled} de ${required} ${required === 1 ? 'puesto cubierto' : 'puestos cubiertos'}.`,
    declined: (name, id, reason) => `${name} rechazó el trabajo #${id}: ${reason}`,
    declinedAs: (position, when, route) => `Invitación como ${position} para ${when}, ${route}.`,
    withdrew: (name, id, start) => `${name} se retiró del trabajo #${id} (${start})`,
    withdrewWhy: (reason, needed) =>
      needed === undefined ? `Motivo: ${reason}.` : `Motivo: ${reason}. A la cuadrilla le falta ahora ${needed}.`,
    expired: (count, id) =>
      count === 1
        ? `${count} invitación al trabajo #${id} venció sin respuesta`
        : `${count} invitaciones al trabajo #${id} vencieron sin respuesta`,
    expiredNext: (when, route) => `${when}, ${route}. Invite a alguien más o subcontrate los puestos libres.`,
    partial: (job, filled, required) => `${job}: ${filled} de ${required} puestos cubiertos`,
    full: (job) => `${job}: cuadrilla completa`,
    fullDetails: (when, route, filled, required) => `${when}, ${route}: ${filled} de ${required} puestos cubiertos.`,
    unformed: (job, start, needed) => `${job} ${start} y le falta ${needed}`,
    arrived: (city) => `La cuadrilla llegó a ${city}`,
    checkedIn: (name, id, customer) => `${name} registró su llegada al trabajo #${id} (${customer}).`,
    arrivedAt: (time) => `Llegada: ${time}.`,
    ended: (job) => `${job} terminó y no está completado`,
    late: (name, span, others) =>
      `${others === 0 ? `${name} no ha` : `${name} y ${others} más no han`} registrado su llegada (${span} de retraso)`,
    runningLate: (name, id, minutes) => `${name} llegará ${minutes} min tarde al trabajo #${id}`,
    runningLateNext: (when, city, name) => `${when}, ${city}. Avise al cliente o llame a ${name}.`,
    lateNext: (job, when, city, name) => `${job}, ${when}, ${city}. Llame a ${name} o busque un reemplazo.`,
    rejectReasons: {
      not_available: 'sin disponibilidad',
      too_far: 'demasiado lejos',
      pay_too_low: 'pago muy bajo',
      too_heavy: 'demasiado pesado',
      already_booked: 'ya tiene otro trabajo',
      no_transport: 'sin transporte',
      not_my_position: 'no es su puesto',
      other: 'otro motivo',
    },
    withdrawReasons: {
      sick: 'enfermedad',
      family: 'asunto familiar',
      vehicle_problem: 'problema con el vehículo',
      double_booked: 'dos trabajos a la misma hora',
      injury: 'lesión',
      weather: 'el clima',
      other: 'otro motivo',
    },
  },
});

export const jobActivityTexts = inCurrentLanguage({
  en: {
    created: (name: string, id: number) => `${name} created job #${id}`,
    moved: (name: string, id: number) => `${name} moved job #${id}`,
    canceled: (name: string, id: number) => `${name} canceled job #${id}`,
    completed: (name: string, id: number) => `${name} completed job #${id}`,
    needs: (crew: number, hours: number) => `Needs a crew of ${crew} for about ${hours} hr.`,
    movedDetails: (customer: string, from: string, to: string) =>
      `${customer}: moved from ${from} to ${to}. Crew notified.`,
    paid: (hours: number, amount: string, crew: number) => `${hours} hr on site, ${amount} for a crew of ${crew}.`,
    cancelReasons: {
      customer_cancelled: 'Customer canceled',
      customer_rescheduled: 'Customer rescheduled',
      building_access: 'No building access',
      weather: 'Weather',
      duplicate: 'Duplicate',
      crew_unavailable: 'No crew available',
      truck_unavailable: 'No truck available',
      payment_issue: 'Payment issue',
      other: 'Other reason',
    },
  },
  es: {
    created: (name, id) => `${name} creó el trabajo #${id}`,
    moved: (name, id) => `${name} cambió la hora del trabajo #${id}`,
    canceled: (name, id) => `${name} canceló el trabajo #${id}`,
    completed: (name, id) => `${name} completó el trabajo #${id}`,
    needs: (crew, count) => `Necesita una cuadrilla de ${crew} por unas ${hours(count)}.`,
    movedDetails: (customer, from, to) => `${customer}: antes ${from}, ahora ${to}. Se avisó a la cuadrilla.`,
    paid: (count, amount, crew) => `${hours(count)} de trabajo, ${amount} para una cuadrilla de ${crew}.`,
    cancelReasons: {
      customer_cancelled: 'Canceló el cliente',
      customer_rescheduled: 'El cliente cambió la fecha',
      building_access: 'Sin acceso al edificio',
      weather: 'Clima',
      duplicate: 'Duplicado',
      crew_unavailable: 'Sin cuadrilla disponible',
      truck_unavailable: 'Sin camión disponible',
      payment_issue: 'Problema de pago',
      other: 'Otro motivo',
    },
  },
});

export const offerActivityTexts = inCurrentLanguage({
  en: {
    applicants: (count: number, offer: string) =>
      `${count} new ${count === 1 ? 'applicant' : 'applicants'} for “${offer}”`,
    compare: (count: number) => `Compare and accept ${count}.`,
    review: 'Review and accept.',
    filled: (offer: string) => `Offer filled: ${offer}`,
    othersNotified: 'Other applicants notified.',
    expiring: (filled: number, count: number) => `Offer closes in 2 hr with ${filled} of ${count} filled`,
    expiringNext: (offer: string, city: string) => `“${offer}”, ${city}. Raise the rate, or invite more helpers.`,
    newOffer: (when: string, city: string, rate: string) => `New offer: ${when}, ${city}, ${rate}/hr`,
    newOfferDetails: (company: string, route: string, hours: number) =>
      `${company}, ${route}, about ${hours} hr. Apply to get the job.`,
    accepted: (company: string) => `You were accepted for ${company}’s offer`,
    acceptedDetails: (when: string, route: string) => `${when}, ${route}. The full address is in the job’s details.`,
    declined: (company: string) => `${company} chose another helper`,
    declinedDetails: (when: string, route: string) => `${when}, ${route}. We’ll notify you of new offers.`,
    endedFilled: 'Another helper took this position',
    endedExpired: 'An offer you applied for expired',
    endedWithJob: 'A job you applied for was canceled',
    endedClosed: 'An offer you applied for was closed',
  },
  es: {
    applicants: (count, offer) => `${count} ${count === 1 ? 'solicitud nueva' : 'solicitudes nuevas'} para “${offer}”`,
    compare: (count) => `Compare y acepte ${count}.`,
    review: 'Revise y acepte.',
    filled: (offer) => `Oferta completa: ${offer}`,
    othersNotified: 'Se avisó a las demás personas.',
    expiring: (filled, count) => `La oferta cierra en 2 horas con ${filled} de ${count} puestos cubiertos`,
    expiringNext: (offer, city) => `“${offer}”, ${city}. Suba la tarifa o invite a más ayudantes.`,
    newOffer: (when, city, rate) => `Nueva oferta: ${when}, ${city}, ${rate}/h`,
    newOfferDetails: (company, route, count) => `${company}, ${route}, unas ${hours(count)}. Solicite el trabajo.`,
    accepted: (company) => `${company} aceptó su solicitud`,
    acceptedDetails: (when, route) => `${when}, ${route}. La dirección completa está en los detalles del trabajo.`,
    declined: (company) => `${company} eligió a otra persona`,
    declinedDetails: (when, route) => `${when}, ${route}. Le avisaremos de nuevas ofertas.`,
    endedFilled: 'Otra persona tomó este puesto',
    endedExpired: 'Venció una oferta que usted solicitó',
    endedWithJob: 'Se canceló un trabajo que usted solicitó',
    endedClosed: 'Se cerró una oferta que usted solicitó',
  },
});

export const officeActivityTexts = inCurrentLanguage({
  en: {
    branchAdded: (name: string, branch: string) => `${name} added the branch ${branch}`,
    branchReady: (branch: string, city: string) => `${branch} (${city}) is ready: add its team and its first job.`,
    youManage: (branch: string) => `You now manage ${branch}`,
    youManageNext: 'You can now manage its jobs, team and calendar.',
    joined: (name: string, branch: string) => `${name} joined ${branch}`,
    joinedNext: (name: string) => `You can now invite ${name} to jobs.`,
    declinedToJoin: (name: string, branch: string) => `${name} declined to join ${branch}`,
    declinedNext: (name: string) => `You can invite ${name} again later.`,
    driverLicense: 'driver license',
    medicalCard: 'DOT medical card',
    documentExpired: (name: string, document: string) => `${possessive(name)} ${document} has expired`,
    documentExpiresToday: (name: string, document: string) => `${possessive(name)} ${document} expires today`,
    documentExpires: (name: string, document: string, days: number) =>
      `${possessive(name)} ${document} expires in ${days} ${days === 1 ? 'day' : 'days'}`,
    documentNext: 'Ask for a renewal; no driving jobs without it.',
    rated: (company: string, stars: string) => `Helpers rated ${company} ${stars} this week`,
    ratedBy: (count: number) => `The average of ${count} ${count === 1 ? 'rating' : 'ratings'}.`,
    trialEnds: (days: number) => `Trial ends in ${days} days`,
    trialNext: 'Add a payment method to keep all branches and Find AI.',
    paymentFailed: 'Payment failed',
    paymentNext: 'The card couldn’t be charged. Use another card; existing jobs continue.',
    subscription: 'Subscription',
  },
  es: {
    branchAdded: (name, branch) => `${name} agregó la sucursal ${branch}`,
    branchReady: (branch, city) => `${branch} (${city}) está lista: agregue su equipo y su primer trabajo.`,
    youManage: (branch) => `Ahora dirige ${branch}`,
    youManageNext: 'Ahora puede manejar sus trabajos, su equipo y su calendario.',
    joined: (name, branch) => `${name} se unió a ${branch}`,
    joinedNext: (name) => `Ya puede invitar a ${name} a trabajos.`,
    declinedToJoin: (name, branch) => `${name} no quiso unirse a ${branch}`,
    declinedNext: (name) => `Puede invitar a ${name} de nuevo más adelante.`,
    driverLicense: 'licencia de manejo',
    medicalCard: 'tarjeta médica del DOT',
    documentExpired: (name, document) => `La ${document} de ${name} venció`,
    documentExpiresToday: (name, document) => `La ${document} de ${name} vence hoy`,
    documentExpires: (name, document, days) =>
      `La ${document} de ${name} vence en ${days} ${days === 1 ? 'día' : 'días'}`,
    documentNext: 'Pida que la renueve; sin ella no puede manejar en trabajos.',
    rated: (company, stars) => `Los ayudantes calificaron a ${company} con ${stars} esta semana`,
    ratedBy: (count) => `El promedio de ${count} ${count === 1 ? 'calificación' : 'calificaciones'}.`,
    trialEnds: (days) => `La prueba termina en ${days} días`,
    trialNext: 'Agregue una forma de pago para conservar todas las sucursales y Find AI.',
    paymentFailed: 'El pago falló',
    paymentNext: 'No se pudo cobrar a la tarjeta. Use otra tarjeta; los trabajos actuales continúan.',
    subscription: 'Suscripción',
  },
});

export const personalActivityTexts = inCurrentLanguage({
  en: {
    invited: (when: string, city: string, rate: string) => `New job: ${when}, ${city}, ${rate}/hr`,
    invitedDetails: (company: string, route: string, hours: number, pay: string) =>
      `${company}, ${route}, about ${hours} hr. You would earn about ${pay}.`,
    moved: (job: string, to: string) => `${job} moved to ${to}`,
    movedDetails: (from: string, to: string, company: string, city: string) =>
      `Moved from ${from} to ${to}. ${company}, ${city}.`,
    windowMoved: (from: string, to: string, company: string, city: string) =>
      `Arrival window moved from ${from} to ${to}. ${company}, ${city}.`,
    changed: (job: string) => `${job} was changed`,
    changedDetails: (what: string, company: string, when: string, city: string) =>
      `Changed: ${what}. ${company}, ${when}, ${city}.`,
    canceled: (job: string) => `${job} was canceled`,
    canceledWithPay: (job: string, hours: number) => `${job} was canceled: ${hours} hr show-up pay`,
    canceledNext: (company: string, when: string, city: string) => `${company}, ${when}, ${city}. No need to show up.`,
    tomorrow: (time: string, city: string) => `Reminder: tomorrow ${time}, ${city}`,
    today: (time: string, city: string) => `Reminder: today ${time}, ${city}`,
    reminderDetails: (job: string, company: string, route: string, hours: number) =>
      `${job} for ${company}, ${route}, about ${hours} hr.`,
    positionFilled: 'Another helper took this position',
    positionFilledDetails: (job: string, company: string, when: string) =>
      `${job} for ${company}, ${when}, is fully crewed.`,
    invitedToJoin: (company: string, branch: string) => `${company} invites you to join ${branch}`,
    invitedToJoinNext: 'As a member you get their jobs first. You can decline, or leave later.',
    earned: (amount: string, id: number) => `You earned ${amount} for #${id}`,
    earnedDetails: (company: string, hours: number, route: string) =>
      `${company} completed the job: ${hours} hr, ${route}.`,
    rate: (company: string) => `Rate ${company}`,
    rateDetails: (job: string, route: string) =>
      `${job}, ${route}. The company sees your rating when it has rated you too, or after a week.`,
    review: (stars: number) => `New ${stars}-star review`,
    reviewDetails: (company: string, job: string) => `${company} about ${job}: on time, careful.`,
  },
  es: {
    invited: (when, city, rate) => `Trabajo nuevo: ${when}, ${city}, ${rate}/h`,
    invitedDetails: (company, route, count, pay) =>
      `${company}, ${route}, unas ${hours(count)}. Ganaría aproximadamente ${pay}.`,
    moved: (job, to) => `${job}: nuevo horario, ${to}`,
    movedDetails: (from, to, company, city) => `Antes ${from}, ahora ${to}. ${company}, ${city}.`,
    windowMoved: (from, to, company, city) => `La llegada era ${from} y ahora es ${to}. ${company}, ${city}.`,
    changed: (job) => `${job}: hubo cambios`,
    changedDetails: (what, company, when, city) => `Cambió: ${what}. ${company}, ${when}, ${city}.`,
    canceled: (job) => `${job}: cancelado`,
    canceledWithPay: (job, count) => `${job}: cancelado, se le pagan ${hours(count)} por presentarse`,
    canceledNext: (company, when, city) => `${company}, ${when}, ${city}. No hace falta que vaya.`,
    tomorrow: (time, city) => `Recordatorio: mañana ${time}, ${city}`,
    today: (time, city) => `Recordatorio: hoy ${time}, ${city}`,
    reminderDetails: (job, company, route, count) => `${job} para ${company}, ${route}, unas ${hours(count)}.`,
    positionFilled: 'Otra persona tomó este puesto',
    positionFilledDetails: (job, company, when) => `${job} para ${company}, ${when}, ya tiene la cuadrilla completa.`,
    invitedToJoin: (company, branch) => `${company} le invita a unirse a ${branch}`,
    invitedToJoinNext: 'Como miembro recibe sus trabajos primero. Puede rechazar, o salir después.',
    earned: (amount, id) => `Ganó ${amount} por el trabajo #${id}`,
    earnedDetails: (company, count, route) => `${company} completó el trabajo: ${hours(count)}, ${route}.`,
    rate: (company) => `Califique a ${company}`,
    rateDetails: (job, route) =>
      `${job}, ${route}. La empresa ve su calificación cuando también le califique, o después de una semana.`,
    review: (stars) => `Nueva calificación: ${stars} ${stars === 1 ? 'estrella' : 'estrellas'}`,
    reviewDetails: (company, job) => `${company} sobre ${job}: puntualidad, cuidado.`,
  },
});

/** Columns of an order that a form changes, as one of them is named in a list. */
export const fieldTexts = inCurrentLanguage({
  en: {
    customer: 'customer',
    phone: 'phone',
    email: 'email',
    service: 'service',
    jobType: 'job type',
    moveSize: 'move size',
    packing: 'packing',
    date: 'date',
    lastDay: 'last day',
    arrivalWindow: 'arrival window',
    hours: 'hours',
    stops: 'stops',
    items: 'items',
    crewNeeded: 'crew needed',
    tools: 'tools',
    languages: 'languages',
    favorites: 'favorites',
    vehicles: 'vehicles',
    pay: 'pay',
    quote: 'quote',
    crewNotes: 'crew notes',
    officeNotes: 'office notes',
    files: 'files',
  },
  es: {
    customer: 'cliente',
    phone: 'teléfono',
    email: 'correo electrónico',
    service: 'servicio',
    jobType: 'tipo de trabajo',
    moveSize: 'tamaño de la mudanza',
    packing: 'empaque',
    date: 'fecha',
    lastDay: 'último día',
    arrivalWindow: 'horario de llegada',
    hours: 'horas',
    stops: 'paradas',
    items: 'artículos',
    crewNeeded: 'cuadrilla necesaria',
    tools: 'herramientas',
    languages: 'idiomas',
    favorites: 'favoritos',
    vehicles: 'vehículos',
    pay: 'pago',
    quote: 'presupuesto',
    crewNotes: 'notas para la cuadrilla',
    officeNotes: 'notas de la oficina',
    files: 'archivos',
  },
});

const possessive = (name: string) => `${name}${name.endsWith('s') ? '’' : '’s'}`;

const hours = (count: number) => `${count} ${count === 1 ? 'hora' : 'horas'}`;
