import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';
import type { PlanLimits } from '#generated/model';

const paymentNeeded = 'Por ahora no puede agregar nada nuevo';

const upgrade = 'Elija un plan más grande';

const payOrChoose = 'Pague o elija un plan';

const entriesStored = 'Lo que escribió queda guardado en este dispositivo.';

const limitNames: Record<keyof PlanLimits, string> = {
  branches: 'sucursales',
  members: 'miembros activos',
  orders: 'trabajos del mes',
  offers: 'ofertas abiertas',
  serving_areas: 'zonas',
  accepted_jobs: 'trabajos del mes',
};

export const pageTexts: Translation<typeof english.pageTexts> = {
  loading: 'Cargando su suscripción',
  failed: 'No se pudo cargar la suscripción. No se cambió nada.',
  readOnly: 'Solo el propietario de la empresa puede cambiar la suscripción.',
  met: {
    title: (limit) => (limit ? `Llegó al límite de ${limitNames[limit]}` : paymentNeeded),
    text: (limit) => `${limit ? upgrade : payOrChoose} y luego regrese. ${entriesStored}`,
    textForOthers: `Pida al propietario de la empresa un plan más grande. ${entriesStored}`,
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
      members: 'Miembros activos, todas las sucursales',
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
    payNow: 'Pagar ahora',
    addCard: 'Agregar tarjeta',
  },
};

export const cancelTexts: Translation<typeof english.cancelTexts> = {
  title: (plan) => `¿Cancelar ${plan}?`,
  text: (day) =>
    `Tiene acceso completo hasta el ${day}. Después no podrá agregar nada nuevo. Los trabajos actuales siguen y no se borra nada.`,
  textHelper: (day) => `Tiene acceso completo hasta el ${day}. Después pasa al plan gratis.`,
  reason: '¿Por qué cancela?',
  reasons: {
    too_expensive: 'Demasiado caro',
    missing_feature: 'Falta una función',
    less_work: 'Menos trabajo',
    another_tool: 'Cambio a otra herramienta',
    closing: 'Cierre del negocio',
    other: 'Otro',
  },
  comment: '¿Algo más que debamos saber?',
  keep: 'Conservar suscripción',
  action: 'Cancelar suscripción',
  done: (day) => `Su suscripción termina el ${day}`,
};

export const addressTexts: Translation<typeof english.addressTexts> = {
  title: 'Dirección de facturación',
  none: 'Aún no hay dirección. Las facturas van a nombre de la cuenta.',
  edit: 'Editar dirección',
  add: 'Agregar dirección',
  dialog: 'Dirección de facturación',
  why: 'Las facturas nuevas van a esta dirección. Las anteriores no cambian.',
  name: 'Nombre en la factura',
  email: 'Correo electrónico para facturas',
  address: 'Calle y número',
  unit: 'Unidad',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
  save: 'Guardar dirección',
  saved: 'Se guardó la dirección de facturación',
  street: (line, unit) => `${line}, ${unit}`,
  place: (city, state, zip) => `${city}, ${state} ${zip}`,
};

export const invoicesTexts: Translation<typeof english.invoicesTexts> = {
  title: 'Facturas',
  none: 'Aún no hay facturas. La primera llega con su primer pago.',
  number: 'Factura',
  date: 'Fecha',
  what: 'Concepto',
  amount: 'Monto',
  status: 'Estado',
  file: 'Archivo',
  statuses: { paid: 'Pagada', open: 'Abierta', failed: 'Pago fallido', void: 'Anulada' },
  download: 'Descargar',
  downloadName: (number) => `Descargar la factura ${number}`,
};

export const invoicePdfTexts: Translation<typeof english.invoicePdfTexts> = {
  fileName: (number) => `crewboard-factura-${number}.pdf`,
  title: (product) => `Factura de ${product}`,
  number: (number) => `Factura ${number}`,
  date: (day) => `Fecha: ${day}`,
  period: (from, to) => `Periodo: ${from} a ${to}`,
  billedTo: 'Facturada a',
  total: (amount) => `Total: ${amount}`,
  status: (status) => `Estado: ${status}`,
  card: (last4) => `Tarjeta que termina en ${last4}`,
  test: 'Modo de prueba: no se cobró dinero.',
};
