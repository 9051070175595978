// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Classes } from '@blueprintjs/core';
import { expect, it } from 'vitest';
import { withLiterals, withoutChecks } from '../../tools/vite/leanBlueprint';

const packageFile = createRequire(import.meta.url).resolve('@blueprintjs/core/package.json');
const read = (file: string) => readFileSync(join(dirname(packageFile), 'lib/esm', file), 'utf8');
const constant = /^export const (\w+) = (["`])([^$]*?)\2;$/gm;

it('writes Blueprint’s class names as the literals that they are', () => {
  const code = withLiterals(read('common/classes.js'));
  const found = [...code.matchAll(constant)].map(([, name = '', , value]) => [name, value] as const);
  expect(found.length).toBeGreaterThan(200);
  for (const [name, value] of found) expect([name, value]).toEqual([name, Reflect.get(Classes, name)]);
  // What is left is made by calls without side effects, or is another constant.
  const others = code.split('\n').filter((line) => line.startsWith('export const') && !line.match(constant));
  for (const line of others) expect(line).toMatch(/= (\/\* @__PURE__ \*\/ \w+\(|\w+;)/);
});

it('writes its warnings as literals', () => {
  const code = withLiterals(read('common/errors.js'));
  const warnings = code.split('\n').filter((line) => /^export const .*;$/.test(line));
  expect(warnings.length).toBeGreaterThan(30);
  for (const line of warnings) expect(line).toMatch(/^export const \w+ = `\[Blueprint\][^$]*`;$/);
});

it('leaves out the checks of props, as Blueprint does in production', () => {
  const code = read('common/abstractPureComponent.js');
  expect(code).toContain('if (!isNodeEnv("production"))');
  expect(withoutChecks(code)).toContain('if (!true)');
  expect(withoutChecks('Utils.isNodeEnv("development") && check()')).toBe('false && check()');
});
