// @vitest-environment node
import { expect, it } from 'vitest';
import { maskEmail } from './maskEmail';

it.each([
  ['dana@coppermesa.example', 'd***@coppermesa.example'],
  ['a@b.example', 'a***@b.example'],
  ['"odd@name"@b.example', '"***@b.example'],
  ['no address', 'no address'],
  ['@b.example', '@b.example'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
