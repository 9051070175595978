import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Finding } from '../../tools/lint/boundaries';

const repository = resolve(import.meta.dirname, '../..');
const configuration = /^(oxlint\.config\.mts|tsconfig.*\.json|tools)$/;

/**
 * Lints a copy of `tree` with the repository's own configuration and folders, so that the patterns of the module table
 * match. Returns every finding, sorted.
 */
export function lintAsRepository(tree: string): Finding[] {
  const copy = mkdtempSync(join(tmpdir(), 'gate-'));
  try {
    cpSync(tree, copy, { recursive: true });
    for (const name of readdirSync(repository).filter((entry) => configuration.test(entry))) {
      cpSync(join(repository, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
    // Lists the folders, because oxlint would follow the linked node_modules.
    return findings(oxlint(copy, readdirSync(tree)));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The findings that the tree declares in comments: `// planted rule: part of the message`. */
export function plantedFindings(tree: string): Finding[] {
  return readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => planted(file, readFileSync(join(tree, file), 'utf8')));
}

function planted(file: string, text: string): Finding[] {
  return [...text.matchAll(/\/\/ planted (\S+): (.+)/g)].map(([, rule = '', message = '']) => ({
    rule,
    file,
    message,
  }));
}

function oxlint(directory: string, paths: string[]): string {
  try {
    return execFileSync(join(repository, 'node_modules/.bin/oxlint'), ['--format', 'json', ...paths], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    // Findings make oxlint exit with 1, which is expected here. Any other error has no report to parse.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout;
    throw error;
  }
}

function findings(output: string): Finding[] {
  const report: unknown = JSON.parse(output);
  if (!isReport(report)) throw new Error(`oxlint answered something else than a report: ${output.slice(0, 300)}`);
  return report.diagnostics.map(({ code, filename, message }) => ({ rule: code ?? '', file: filename, message }));
}

type Report = { diagnostics: { code?: string; filename: string; message: string }[] };

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'diagnostics' in value && Array.isArray(value.diagnostics);
}
