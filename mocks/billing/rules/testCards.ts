import type { CardRow } from '../rows';

type TestCard = Pick<CardRow, 'brand'> & { number: string; outcome: CardRow['outcome'] | 'declined' };

/** The only accepted numbers, so that no one enters a real card. */
const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'pays' },
  { number: '5555555555554444', brand: 'Mastercard', outcome: 'pays' },
  { number: '378282246310005', brand: 'American Express', outcome: 'pays' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'declined' },
  // Can be saved, but every charge fails.
  { number: '4000000000000341', brand: 'Visa', outcome: 'fails' },
];

export type CardCheck = { card: CardRow } | { field: 'number' | 'exp' | 'cvc'; text: string };

/** The stored part of a card, or why it is refused. `exp` is MM/YY; the card is valid to the end of that month (UTC). */
export function checkCard(typed: { number: string; exp: string; cvc: string }, now: Date): CardCheck {
  const found = testCards.find(({ number }) => number === typed.number);
  if (!found) return { field: 'number', text: 'Only the listed test numbers work here. Never enter a real card.' };
  const [month = 0, year = 0] = typed.exp.split('/').map(Number);
  if (Date.UTC(2000 + year, month, 1) <= now.getTime()) return { field: 'exp', text: 'This card has expired' };
  const digits = found.brand === 'American Express' ? 4 : 3;
  if (typed.cvc.length !== digits) return { field: 'cvc', text: `Enter the ${digits}-digit code` };
  if (found.outcome === 'declined')
    return { field: 'number', text: 'Your card was declined. Nothing was changed. Try another card.' };
  const { brand, outcome } = found;
  return { card: { brand, last4: typed.number.slice(-4), exp: typed.exp, outcome } };
}
