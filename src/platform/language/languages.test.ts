import { expect, it } from 'vitest';
import { chooseLanguage } from './current';

it.each([
  ['the stored choice wins', 'es', ['en-US'], 'es'],
  ['ignores a stored choice that we do not have', 'fr', ['es-MX'], 'es'],
  ['nothing stored: the first language of the device', undefined, ['es-US', 'en-US'], 'es'],
  ['another region of Spanish', undefined, ['es-419'], 'es'],
  ['tags in capitals', undefined, ['ES-mx'], 'es'],
  ['another region of English', undefined, ['en-GB', 'es'], 'en'],
  ['the first one that we have', undefined, ['fr-FR', 'pt', 'es', 'en'], 'es'],
  ['none that we have', undefined, ['fr-FR', 'de'], 'en'],
  ['a device that names none', undefined, [], 'en'],
  ['no text is stored', 7, ['es'], 'es'],
] as const)('%s', (_, stored, device, language) => {
  expect(chooseLanguage(stored, device)).toBe(language);
});
