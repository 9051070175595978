// @vitest-environment node
import { expect, it } from 'vitest';
import { toSafeFileName } from './fileName';

it.each([
  ['door.png', 'door.png'],
  ['two words (1).pdf', 'two words (1).pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\door.png', 'door.png'],
  ['../..', 'file'],
  ['..', 'file'],
  ['folder/', 'file'],
  ['', 'file'],
  [' \t ', 'file'],
  ['a\u0000b\n.png', 'ab.png'],
  ['gnp.\u202Egnp.exe', 'gnp.gnp.exe'],
  ['half \uD83D.png', 'half .png'],
  ['💥.png', '💥.png'],
  [`${'x'.repeat(5000)}.jpeg`, `${'x'.repeat(250)}.jpeg`],
  ['x'.repeat(5000), 'x'.repeat(255)],
  [`../${'x'.repeat(5000)}/${'y'.repeat(300)}.pdf`, `${'y'.repeat(251)}.pdf`],
  [`${'x'.repeat(254)}💥`, 'x'.repeat(254)],
])('%j', (given, name) => {
  expect(toSafeFileName(given)).toBe(name);
});
