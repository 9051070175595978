// @vitest-environment node
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, isTest, parse, read } from './sources';

const specified = 'Foreman/Driver';
const inAnyCase = /\bforem[ae]n\s*\/\s*drivers?\b/gi;
const anyMention = /forem[ae]n/i;

/** The strings of a file, with the fixed parts of its templates. */
function listStrings(file: string): string[] {
  const source = read(file);
  // Few files need to be parsed.
  if (!anyMention.test(source)) return [];
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateElement: ({ value }) => void found.push(value.raw),
  }).visit(parse(file, source));
  return found;
}

const files = [...filesIn('src', /\.tsx?$/), ...filesIn('mocks', /\.tsx?$/)].filter(
  (file) => !isTest(file) && !file.includes('/generated/'),
);

test('every text writes Foreman/Driver as the specification does', () => {
  const written = files.flatMap((file) =>
    listStrings(file).flatMap((text) => Array.from(text.matchAll(inAnyCase), ([name]) => ({ file, name }))),
  );
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter(({ name }) => name.replace(/s$/, '') !== specified)).toEqual([]);
});

test('no screen writes the name of a position in small letters', () => {
  const lowered = files.filter((file) => /position[^;\n]*\.to(?:Locale)?LowerCase\(/.test(read(file)));
  expect(lowered).toEqual([]);
});
