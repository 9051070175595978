/** Meaning of a text to the eye; a field without one has to refuse it. */
export type Meaning = { phone?: string; number?: number; email?: string; code?: string; zip?: string; day?: string };

const phone = { phone: '4805550199' };
const bases: [text: string, meaning: Meaning][] = [
  ['4805550199', { ...phone, number: 4_805_550_199 }],
  ['+1 480 555 0199', phone],
  ['(480) 555-0199', phone],
  ['+1(480)-555-0199', phone],
  ['tel:+14805550199', phone],
  ['001 480 555 0199', phone],
  ['+52 1 662 123 4567', {}],
  ['+44 20 7946 0958', {}],
  ['0000000000', { number: 0 }],
  ['480-555-0199 / 602-555-0142', {}],
  ['480-555-0199 x12', {}],
  ['555-0199', {}],
  ['75,00', { number: 75 }],
  ['24.50', { number: 24.5 }],
  ['0,5', { number: 0.5 }],
  ['1.250,00', { number: 1250 }],
  ['1,250.00', { number: 1250 }],
  ['1,250', { number: 1250 }],
  ['1 250,5', { number: 1250.5 }],
  ['1.250', {}],
  ['24.505', {}],
  ['1,2,3', {}],
  ['-5', {}],
  ['12 34', {}],
  ['jane@x.com', { email: 'jane@x.com' }],
  ['mailto:jane@x.com', { email: 'jane@x.com' }],
  ['Jane Doe <jane@x.com>', { email: 'jane@x.com' }],
  ['jane@x.com; joe@x.com', {}],
  ['Jane Doe', {}],
  ['María José Núñez', {}],
  ['O’Neil–Łódź', {}],
  ['👩‍🔧 Zoë ❤️', {}],
  ['410 W Copperleaf Ave #2', {}],
  ['410 W Copperleaf Ave #2, Mesa, AZ 85201', { zip: '85201' }],
  ['85004-1234', { zip: '85004' }],
  ['852811234', { number: 852_811_234 }],
  ['Code 2026: 482913', { code: '482913' }],
  ['482913', { number: 482_913 }],
  ['4/9/1998', { day: '1998-04-09' }],
  ['1998-04-09', { day: '1998-04-09' }],
  ['8-10', { day: '2026-08-10' }],
  ['8am - 10:30am', {}],
  ['1e5', {}],
];
const decorations: ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text}\n`,
  (text) => `\t\u00a0${text}`,
  (text) => `\u202d\u200e${text}\u202c`,
  (text) => `\ufeff${[...text].join('\u200b')}`.replaceAll('\u200b\u200d\u200b', '\u200d'),
];
/** Each as it is and with what a copied text brings along. A day without a year is the nearest on November 21, 2026. */
export const pastedTexts: [text: string, meaning: Meaning][] = bases.flatMap(([text, meaning]) =>
  decorations.map((decorate): [string, Meaning] => [decorate(text), meaning]),
);
/** Longer than any field. */
export const endlessTexts = ['4', ' ', 'x', '1,', '👩‍🔧', '\u200b', '(480) 555-0199 ', '<@'].map((piece) =>
  piece.repeat(10_000),
);
