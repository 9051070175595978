// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { chromiumPath, launchArguments } from '../../tools/chromium';
import { countTests, sumUp } from '../../tools/counts';
import { leaks } from '../../tools/leaks';
import { type Outcome, runStep, type Step } from '../../tools/steps';

const scratch = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function folder(name: string, files: Record<string, string>): string {
  const path = join(scratch, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

describe('a step', () => {
  const node = (code: string) => runStep({ name: 'step', command: ['node', '-e', code] });

  test('succeeds with what it printed, plain', async () => {
    expect(await node("console.log('\\x1b[31mred\\x1b[0m')")).toMatchObject({ ok: true, output: 'red\n' });
  });

  test('fails with everything it printed', async () => {
    const outcome = await node("console.log('one'); console.error('two'); process.exit(3)");
    expect(outcome.ok).toBe(false);
    expect(outcome.output).toContain('one');
    expect(outcome.output).toContain('two');
  });

  test('has no input and knows that it runs unattended', async () => {
    const code =
      "process.stdin.on('data', () => {}).on('end', () => console.log(process.env.CI, process.stdout.isTTY))";
    expect((await node(code)).output).toBe('true undefined\n');
  });

  test('runs at the priority it asks for', async () => {
    const step: Step = { name: 'step', command: ['node', '-p', 'os.getPriority()'] };
    expect((await runStep({ ...step, niceness: 15 })).output).toBe('15\n');
    expect((await runStep(step)).output).toBe(`${getPriority()}\n`);
  });

  test('of a program that is not there has failed', async () => {
    expect(await runStep({ name: 'step', command: ['no-such-program'] })).toMatchObject({ ok: false });
  });
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

describe('Chromium', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is the program of CHROMIUM_PATH', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(chromiumPath()).toBe(process.execPath);
    expect(launchArguments).toContain('--no-sandbox');
  });

  test('is not guessed when that one is missing', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(() => chromiumPath()).toThrow('CHROMIUM_PATH names /nowhere/chromium, which is not there.');
  });
});

describe('the leak test', () => {
  const fake = {
    'page.js': 'coppermesa.example Moving-2026 Pong reply not received',
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
    ['new SharedWorker(a)', 'shared worker'],
  ])('finds %s', (code, marker) => {
    const found = leaks(folder(marker, { 'index.js': code }), demo);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`index.js holds a marker of the fake: ${marker}`);
  });

  test('fails when the demo shows no marker either: then it would find nothing anywhere', () => {
    expect(leaks(folder('clean', {}), folder('blind', { 'a.js': 'nothing' }))).toHaveLength(6);
  });

  test('fails when nothing was built', () => {
    expect(leaks(folder('empty', {}), demo)).toHaveLength(1);
  });
});
