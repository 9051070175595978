import type { Translation } from '#platform/language/translation';
import type { LimitName } from '../model/describePlan';
import type { pageTexts as english } from './texts.en';

const paymentNeeded = 'Por ahora no puede agregar nada nuevo';
const upgrade = 'Elija un plan más grande';
const payOrChoose = 'Pague o elija un plan';
const entriesKept = 'Lo que escribió queda guardado en este dispositivo.';

const limitNames: Record<LimitName, string> = {
  branches: 'sucursales',
  members: 'miembros activos',
  orders: 'trabajos del mes',
  offers: 'ofertas abiertas',
  serving_areas: 'zonas',
  accepted_jobs: 'trabajos del mes',
};

export const pageTexts: Translation<typeof english> = {
  loading: 'Cargando su suscripción',
  failed: 'No se pudo cargar la suscripción. No se cambió nada.',
  readOnly: 'Solo el propietario de la empresa puede cambiar la suscripción.',
  owner: 'Solo el propietario de la empresa puede cambiar esto.',
  met: {
    title: (limit) => (limit ? `Llegó al límite de ${limitNames[limit]}` : paymentNeeded),
    text: (limit) => `${limit ? upgrade : payOrChoose} y luego regrese. ${entriesKept}`,
    textForOthers: `Pida al propietario de la empresa un plan más grande. ${entriesKept}`,
    back: 'Regresar a lo que hacía',
  },
  plan: {
    title: 'Su plan',
    trialEnds: (day) => `Prueba gratis hasta el ${day}`,
    renews: (day) => `Se renueva el ${day}`,
    ends: (day) => `Termina el ${day}`,
    ended: (day) => `Terminó el ${day}`,
    next: (plan, day) => `${plan} empieza el ${day}`,
    paidWith: (card) => `Se paga con ${card}`,
    cancel: 'Cancelar suscripción',
    resume: 'Conservar suscripción',
    keep: (plan) => `Conservar ${plan}`,
    resumed: 'La suscripción continúa',
  },
  usage: {
    title: 'Uso',
    labels: {
      branches: 'Sucursales',
      members: 'Miembros activos',
      orders: 'Trabajos este mes',
      offers: 'Ofertas abiertas',
      serving_areas: 'Zonas',
      accepted_jobs: 'Trabajos aceptados este mes',
    },
    of: (used, allowed) => `${used} de ${allowed}`,
    unlimited: (used) => `${used} (sin límite)`,
    near: 'Cerca del límite',
    full: 'Límite alcanzado',
    over: 'Por encima del límite',
  },
  notices: {
    pastDue: 'Su último pago falló',
    pastDueText: (amount, day) =>
      `Debe ${amount}. Pague a más tardar el ${day}. Después no podrá agregar nada nuevo. Los trabajos actuales siguen.`,
    unpaid: 'Su suscripción no está pagada',
    unpaidText: (amount) =>
      `Debe ${amount}. Los trabajos actuales siguen, pero no puede agregar nada nuevo hasta pagar.`,
    incomplete: 'Su primer pago no se completó',
    incompleteText: (amount) => `Debe ${amount}. Pague con otra tarjeta para tener acceso completo.`,
    paused: 'Su prueba terminó',
    pausedText: 'Los trabajos actuales siguen, pero no puede agregar nada nuevo. Elija un plan abajo.',
    canceled: 'Su suscripción terminó',
    canceledText: 'Los trabajos actuales siguen, pero no puede agregar nada nuevo. Elija un plan abajo para regresar.',
    ending: (day) => `Su suscripción termina el ${day}`,
    endingText: 'Hasta entonces todo funciona como antes. Puede cambiar de opinión en cualquier momento.',
    trial: (days) => `Le quedan ${days} de prueba gratis`,
    trialText: 'Agregue una tarjeta para continuar sin interrupción. No se le cobra antes de que termine la prueba.',
    trialLastDay: 'Último día de su prueba gratis',
    pay: 'Pagar con otra tarjeta',
    addCard: 'Agregar tarjeta',
  },
};
