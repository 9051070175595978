import type { Translation } from '#platform/language/translation';
import type * as english from './texts.en';

export const paymentTexts: Translation<typeof english.paymentTexts> = {
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
};

export const cardRuleTexts: Translation<typeof english.cardRuleTexts> = {
  number: 'Ingrese el número completo de la tarjeta',
  expiry: 'Ingrese el mes y el año, como 08/29',
  expired: 'Esta tarjeta venció',
  code: 'Ingrese el código de 3 o 4 dígitos',
};
