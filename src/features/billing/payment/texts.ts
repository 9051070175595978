import { inCurrentLanguage } from '#platform/language/inCurrentLanguage';

export const paymentTexts = inCurrentLanguage({
  en: {
    title: 'Payment method',
    none: 'No card yet.',
    card: (brand: string, last4: string): string => `${brand} ending in ${last4}`,
    expires: (exp: string): string => `Expires ${exp}`,
    add: 'Add a card',
    change: 'Change card',
    dialogAdd: 'Add a card',
    dialogChange: 'Change card',
    dialogPay: (amount: string): string => `Pay ${amount} with another card`,
    test: 'Payments run in test mode',
    testText:
      'Never enter a real card; only test numbers work. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0000 0000 0341 fails when charged.',
    name: 'Name on the card',
    number: 'Card number',
    exp: 'Expires',
    expPlaceholder: 'MM/YY',
    cvc: 'Security code',
    cvcHint: 'Any 3 digits; 4 for American Express.',
    save: 'Save card',
    pay: 'Save card and pay',
    saved: (card: string): string => `${card} was saved`,
    paid: 'Paid. You have full access again.',
    stillDue: 'The card was saved, but the payment failed again.',
  },
  es: {
    title: 'Forma de pago',
    none: 'Aún no hay tarjeta.',
    card: (brand, last4) => `${brand} que termina en ${last4}`,
    expires: (exp) => `Vence ${exp}`,
    add: 'Agregar tarjeta',
    change: 'Cambiar tarjeta',
    dialogAdd: 'Agregar tarjeta',
    dialogChange: 'Cambiar tarjeta',
    dialogPay: (amount) => `Pagar ${amount} con otra tarjeta`,
    test: 'Los pagos están en modo de prueba',
    testText:
      'Nunca ingrese una tarjeta real; solo funcionan números de prueba. 4242 4242 4242 4242 funciona, 4000 0000 0000 0002 se rechaza, 4000 0000 0000 0341 falla al cobrar.',
    name: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    exp: 'Vence',
    expPlaceholder: 'MM/AA',
    cvc: 'Código de seguridad',
    cvcHint: '3 dígitos cualesquiera; 4 con American Express.',
    save: 'Guardar tarjeta',
    pay: 'Guardar tarjeta y pagar',
    saved: (card) => `Se guardó ${card}`,
    paid: 'Pagado. Tiene acceso completo de nuevo.',
    stillDue: 'La tarjeta se guardó, pero el pago falló otra vez.',
  },
});

export const cardRuleTexts = inCurrentLanguage({
  en: {
    number: 'Enter the full card number',
    expiry: 'Enter the month and year, like 08/29',
    expired: 'This card has expired',
    code: 'Enter the 3- or 4-digit code',
  },
  es: {
    number: 'Ingrese el número completo de la tarjeta',
    expiry: 'Ingrese el mes y el año, como 08/29',
    expired: 'Esta tarjeta venció',
    code: 'Ingrese el código de 3 o 4 dígitos',
  },
});
