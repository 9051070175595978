// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { leaks } from '../../../tools/builds/leaks';
import { countTests, sumUp } from '../../../tools/checks/counts';
import { type Outcome, repository } from '../../../tools/checks/steps';
import { wholeSuites } from '../../../tools/checks/wholeSuites';

const scratch = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function folder(name: string, files: Record<string, string>): string {
  const path = join(scratch, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

test('the whole suites exist', () => {
  expect(wholeSuites.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});

describe('the last line', () => {
  const outcome = (ok: boolean): Outcome => ({ name: 'step', ok, seconds: 1, output: '' });

  test('counts tests, and steps which failed without a test saying so', () => {
    const steps = [
      { outcome: outcome(true), tests: { passed: 600, failed: 0 } },
      { outcome: outcome(false), tests: { passed: 10, failed: 2 } },
      { outcome: outcome(false), tests: { passed: 0, failed: 0 } },
      { outcome: outcome(true) },
      { outcome: outcome(false) },
    ];
    expect(sumUp(steps)).toEqual({ passed: 610, failed: 4 });
  });

  test.each([
    ['Vitest', { numPassedTests: 7, numFailedTests: 2 }, { passed: 7, failed: 2 }],
    ['Playwright', { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } }, { passed: 6, failed: 1 }],
  ])('reads the report of %s', (name, report, count) => {
    const path = folder(name, { 'report.json': JSON.stringify(report) });
    expect(countTests(join(path, 'report.json'))).toEqual(count);
  });

  test('counts nothing where nothing was reported', () => {
    expect(countTests(join(scratch, 'missing.json'))).toEqual({ passed: 0, failed: 0 });
  });
});

describe('the leak test', () => {
  const fake = {
    'page.js': 'coppermesa.example Moving-2026 Pong reply not received crewboard-stage',
    'sharedWorker-abc.js': 'new SharedWorker(url); "[MSW] unhandled"; "https://fakerjs.dev"',
  };
  const demo = folder('demo', fake);

  test('passes a build without the fake', () => {
    expect(leaks(folder('clean', { 'index.js': 'const answer = 42;' }), demo)).toEqual([]);
  });

  test('reads the files themselves, not their compressed copies', () => {
    const built = { 'index.js': 'const answer = 42;', 'index.js.gz': 'coppermesa', 'index.js.br': 'coppermesa' };
    expect(leaks(folder('compressed', built), demo)).toEqual([]);
  });

  test.each([
    ["import{http}from'msw'", 'msw'],
    ['see https://fakerjs.dev/guide', 'faker'],
    ['dana@coppermesa.example', 'people of the demo'],
    ["name:'crewboard-stage'", 'page with both sides'],
    ['new SharedWorker(a)', 'shared worker'],
  ])('finds %s', (code, marker) => {
    const found = leaks(folder(marker, { 'index.js': code }), demo);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`index.js holds a marker of the fake: ${marker}`);
  });

  test('fails when the demo shows no marker either: then it would find nothing anywhere', () => {
    expect(leaks(folder('clean', {}), folder('blind', { 'a.js': 'nothing' }))).toHaveLength(7);
  });

  test('fails when nothing was built', () => {
    expect(leaks(folder('empty', {}), demo)).toHaveLength(1);
  });
});
