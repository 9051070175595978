import type { CancelSubscriptionRequestReason, PlanLimits } from '#generated/model';
import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

const paymentNeeded = 'You can’t add anything new right now';
const upgrade = 'Choose a bigger plan';
const payOrChoose = 'Pay or choose a plan';
const entriesStored = 'Your entries are kept on this device.';

const limitNames: Record<keyof PlanLimits, string> = {
  branches: 'branch',
  members: 'active member',
  orders: 'monthly job',
  offers: 'open offer',
  serving_areas: 'service area',
  accepted_jobs: 'monthly job',
};

const spanishPaymentNeeded = 'Por ahora no puede agregar nada nuevo';
const spanishUpgrade = 'Elija un plan más grande';
const spanishPayOrChoose = 'Pague o elija un plan';
const spanishEntriesStored = 'Lo que escribió queda guardado en este dispositivo.';

const spanishLimitNames: Record<keyof PlanLimits, string> = {
  branches: 'sucursales',
  members: 'miembros activos',
  orders: 'trabajos del mes',
  offers: 'ofertas abiertas',
  serving_areas: 'zonas',
  accepted_jobs: 'trabajos del mes',
};

export const pageTexts = inCurrentLanguage({
  en: {
    loading: 'Loading subscription',
    failed: 'The subscription couldn’t be loaded. Nothing was changed.',
    readOnly: 'Only the company owner can change the subscription.',
    met: {
      title: (limit: keyof PlanLimits | undefined): string =>
        limit ? `You’ve reached your ${limitNames[limit]} limit` : paymentNeeded,
      text: (limit: keyof PlanLimits | undefined): string =>
        `${limit ? upgrade : payOrChoose}, then go back. ${entriesStored}`,
      textForOthers: 'Ask the company owner to upgrade. Your entries are kept on this device.',
      back: 'Back to what you were doing',
    },
    plan: {
      title: 'Your plan',
      trialEnds: (day: string): string => `Free trial until ${day}`,
      renews: (day: string): string => `Renews on ${day}`,
      ends: (day: string): string => `Ends on ${day}`,
      ended: (day: string): string => `Ended on ${day}`,
      next: (plan: string, day: string): string => `${plan} starts on ${day}`,
      paidWith: (card: string): string => `Paid with ${card}`,
      cancel: 'Cancel subscription',
      resume: 'Keep subscription',
      keep: (plan: string): string => `Keep ${plan}`,
      resumed: 'Subscription resumed',
    },
    usage: {
      title: 'Usage',
      labels: {
        branches: 'Branches',
        members: 'Active members, all branches',
        orders: 'Jobs this month',
        offers: 'Open offers',
        serving_areas: 'Service areas',
        accepted_jobs: 'Accepted jobs this month',
      },
      of: (used: string, allowed: string): string => `${used} of ${allowed}`,
      unlimited: (used: string): string => `${used} (unlimited)`,
      near: 'Near the limit',
      full: 'Limit reached',
      over: 'Over the limit',
    },
    notices: {
      pastDue: 'Your last payment failed',
      pastDueText: (amount: string, day: string): string =>
        `${amount} is due. Pay by ${day}. After that you can’t add anything new. Existing jobs continue.`,
      unpaid: 'Your subscription is unpaid',
      unpaidText: (amount: string): string =>
        `${amount} is due. Existing jobs continue, but you can’t add anything new until you pay.`,
      incomplete: 'Your first payment didn’t go through',
      incompleteText: (amount: string): string => `${amount} is due. Pay with another card to get full access.`,
      paused: 'Your trial has ended',
      pausedText: 'Existing jobs continue, but you can’t add anything new. Choose a plan below.',
      canceled: 'Your subscription has ended',
      canceledText: 'Existing jobs continue, but you can’t add anything new. Choose a plan below to come back.',
      ending: (day: string): string => `Your subscription ends on ${day}`,
      endingText: 'Until then everything works as before. You can change your mind at any time.',
      trial: (days: string): string => `${days} of your free trial left`,
      trialText: 'Add a card to continue without interruption. You won’t be charged before the trial ends.',
      trialLastDay: 'Last day of your free trial',
      pay: 'Pay with another card',
      payNow: 'Pay now',
      addCard: 'Add a card',
    },
  },
  es: {
    loading: 'Cargando su suscripción',
    failed: 'No se pudo cargar la suscripción. No se cambió nada.',
    readOnly: 'Solo el propietario de la empresa puede cambiar la suscripción.',
    met: {
      title: (limit) => (limit ? `Llegó al límite de ${spanishLimitNames[limit]}` : spanishPaymentNeeded),
      text: (limit) => `${limit ? spanishUpgrade : spanishPayOrChoose} y luego regrese. ${spanishEntriesStored}`,
      textForOthers: `Pida al propietario de la empresa un plan más grande. ${spanishEntriesStored}`,
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
      canceledText:
        'Los trabajos actuales siguen, pero no puede agregar nada nuevo. Elija un plan abajo para regresar.',
      ending: (day) => `Su suscripción termina el ${day}`,
      endingText: 'Hasta entonces todo funciona como antes. Puede cambiar de opinión en cualquier momento.',
      trial: (days) => `Le quedan ${days} de prueba gratis`,
      trialText: 'Agregue una tarjeta para continuar sin interrupción. No se le cobra antes de que termine la prueba.',
      trialLastDay: 'Último día de su prueba gratis',
      pay: 'Pagar con otra tarjeta',
      payNow: 'Pagar ahora',
      addCard: 'Agregar tarjeta',
    },
  },
});

const reasons: Record<CancelSubscriptionRequestReason, string> = {
  too_expensive: 'Too expensive',
  missing_feature: 'Missing a feature we need',
  less_work: 'Less work',
  another_tool: 'Switching to another tool',
  closing: 'Closing the business',
  other: 'Other',
};

export const cancelTexts = inCurrentLanguage({
  en: {
    title: (plan: string): string => `Cancel ${plan}?`,
    text: (day: string): string =>
      `You keep full access until ${day}. After that you can’t add anything new. Existing jobs continue, and nothing is deleted.`,
    textHelper: (day: string): string => `You keep full access until ${day}. After that you’re on the free plan.`,
    reason: 'Why are you canceling?',
    reasons,
    comment: 'Anything else we should know?',
    keep: 'Keep subscription',
    action: 'Cancel subscription',
    done: (day: string): string => `Your subscription ends on ${day}`,
  },
  es: {
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
  },
});

export const addressTexts = inCurrentLanguage({
  en: {
    title: 'Billing address',
    none: 'No billing address yet. Invoices are addressed to the account.',
    edit: 'Edit address',
    add: 'Add address',
    dialog: 'Billing address',
    why: 'New invoices are addressed here. Existing invoices don’t change.',
    name: 'Name on the invoice',
    email: 'Email for invoices',
    address: 'Street address',
    unit: 'Unit',
    city: 'City',
    state: 'State',
    zip: 'ZIP',
    save: 'Save address',
    saved: 'The billing address was saved',
    street: (line: string, unit: string): string => `${line}, ${unit}`,
    place: (city: string, state: string, zip: string): string => `${city}, ${state} ${zip}`,
  },
  es: {
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
  },
});

export const invoicesTexts = inCurrentLanguage({
  en: {
    title: 'Invoices',
    none: 'No invoices yet. Your first one comes with your first payment.',
    number: 'Invoice',
    date: 'Date',
    what: 'For',
    amount: 'Amount',
    status: 'Status',
    file: 'File',
    statuses: { paid: 'Paid', open: 'Open', failed: 'Payment failed', void: 'Void' },
    download: 'Download',
    downloadName: (number: string): string => `Download invoice ${number}`,
  },
  es: {
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
  },
});

/** The words of the PDF. */
export const invoicePdfTexts = inCurrentLanguage({
  en: {
    fileName: (number: string): string => `crewboard-invoice-${number}.pdf`,
    title: (product: string): string => `${product} invoice`,
    number: (number: string): string => `Invoice ${number}`,
    date: (day: string): string => `Date: ${day}`,
    period: (from: string, to: string): string => `Period: ${from} to ${to}`,
    billedTo: 'Billed to',
    total: (amount: string): string => `Total: ${amount}`,
    status: (status: string): string => `Status: ${status}`,
    card: (last4: string): string => `Card ending in ${last4}`,
    test: 'Test mode: no money was charged.',
  },
  es: {
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
  },
});
