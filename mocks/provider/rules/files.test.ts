// @vitest-environment node
import { expect, it } from 'vitest';
import { describeDecision } from '../../../tests/kit/refusals';
import { checkFileCount, checkFileSize, checkLogoSize, decideFileType, decideLogo, toSafeFileName } from './files';

const mb = 1024 * 1024;

function createPng(side: number): Uint8Array {
  const bytes = new Uint8Array(24);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, side);
  view.setUint32(20, side);
  return bytes;
}

const pdf = new TextEncoder().encode('%PDF-1.7');
const text = new TextEncoder().encode('hello');

it.each([
  [5 * mb, null],
  [5 * mb + 1, 'tooLarge avatar: Use an image of up to 5 MB'],
])('a logo of %i bytes', (size, expected) => {
  expect(describeDecision(checkLogoSize(size))).toBe(expected);
});

it.each([
  ['of 100 pixels', createPng(100), { type: 'image/png', width: 100, height: 100 }],
  ['of 99 pixels', createPng(99), 'invalid avatar: Use an image of at least 100 × 100 pixels'],
  ['that is a PDF', pdf, 'wrongFileType avatar: Choose a JPG, PNG or WebP image'],
])('a logo %s', (_name, bytes, expected) => {
  expect(describeDecision(decideLogo(bytes))).toEqual(expected);
});

it.each([
  [10 * mb, null],
  [10 * mb + 1, 'tooLarge file: Use a file of up to 10 MB'],
])('a file of %i bytes', (size, expected) => {
  expect(describeDecision(checkFileSize(size))).toBe(expected);
});

it.each([
  ['PNG', createPng(10), 'image/png'],
  ['PDF', pdf, 'application/pdf'],
  ['text', text, 'wrongFileType file: Choose a JPG, PNG or WebP image or a PDF'],
  ['an image too large to show', createPng(10_001), 'invalid file: Use an image of up to 10,000 × 10,000 pixels'],
])('the type of a file: %s', (_name, bytes, expected) => {
  expect(describeDecision(decideFileType(bytes))).toBe(expected);
});

it.each([
  [9, null],
  [10, 'invalid file: The maximum length allowed is 10'],
])('one more file for an order of %i', (count, expected) => {
  expect(describeDecision(checkFileCount(count))).toBe(expected);
});

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
