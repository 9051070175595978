export const paymentTexts = {
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
};

export const cardRuleTexts = {
  number: 'Enter the full card number',
  expiry: 'Enter the month and year, like 08/29',
  expired: 'This card has expired',
  code: 'Enter the 3- or 4-digit code',
};
