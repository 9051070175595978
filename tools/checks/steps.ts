import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One program to run: its name on screen, then a program of node_modules/.bin (or of the system) and its arguments. */
export type Step = {
  name: string;
  command: readonly [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Prints output as it comes, for long steps. Otherwise output is shown only on failure. */
  live?: boolean;
  /** Working directory; the repository by default. */
  cwd?: string;
  /** From 0 (as urgent as any program, the default) to 19 (only when a core has nothing else to do). */
  niceness?: number;
};

export type Outcome = { name: string; ok: boolean; seconds: number; output: string };

export const repository = resolve(import.meta.dirname, '../..');

const binaries = join(repository, 'node_modules/.bin');
/** Ends what hangs. The browser tests took 25 minutes on a busy machine. */
const timeoutMs = 60 * 60_000;

/**
 * Runs a step without terminal or input and collects its output. Never throws: a missing program counts as a failure.
 */
export async function runStep({
  name,
  command: [program, ...args],
  env,
  live,
  cwd = repository,
  niceness = 0,
}: Step): Promise<Outcome> {
  const local = join(binaries, program);
  const started = performance.now();
  const child = spawn(existsSync(local) ? local : program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    // Our own Node first: the machine's may be older than the pinned one.
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      ...env,
      PATH: binaries + delimiter + (process.env['PATH'] ?? ''),
    },
  });
  // A program that could not start has no id.
  if (child.pid !== undefined && niceness > getPriority()) setPriority(child.pid, niceness);
  const printed: Buffer[] = [];
  for (const [stream, screen] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.on('data', (part: Buffer) => (live ? screen.write(part) : printed.push(part)));
  }
  const ok = await new Promise<boolean>((settle) => {
    child.on('error', (error) => {
      printed.push(Buffer.from(error.message));
      settle(false);
    });
    child.on('close', (code, signal) => {
      if (signal !== null) printed.push(Buffer.from(`\nEnded by ${signal}.`));
      settle(code === 0);
    });
  });
  return {
    name,
    ok,
    seconds: (performance.now() - started) / 1000,
    output: stripVTControlCharacters(Buffer.concat(printed).toString()),
  };
}

/** Runs all steps, `lanes` at a time, and prints each result. A failed step prints its whole output. */
export async function runSteps(steps: readonly Step[], lanes = 1): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step);
      outcomes.push(outcome);
      report(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

/** Prints one line per step: `ok    lint  4.1 s`. */
export function report({ name, ok, seconds, output }: Outcome): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!ok && output !== '') console.log(`\n${output.trimEnd()}\n`);
}
