/**
 * `npm run generate`: contract/ to hooks, types, handlers, zod schemas and the table of operations.
 * With --check nothing is written: it fails when the committed output is not what the contract gives.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { answersModule } from './answersModule';
import { readContract } from './contract';
import { operationsTable } from './operationsTable';
import { codesModule, eventsModule, examplesModule, keyedWritesModule, stampModule } from './smallModules';

const ROOT = join(import.meta.dirname, '../..');
const OUTPUT = ['src/generated', 'mocks/generated'];
const INPUT = [
  'contract',
  'orval.config.ts',
  'tools/generator',
  'package.json',
  'tsconfig.json',
  'tsconfig.all.json',
  'tsconfig.base.json',
  'src/platform/http',
];

const copy = mkdtempSync(join(tmpdir(), 'generate-'));
try {
  generateIn(copy);
  const changes = OUTPUT.flatMap((folder) => listChanges(folder));
  if (process.argv.includes('--check')) report(changes);
  else changes.forEach(apply);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Works on a copy of the inputs, so that a failed generation changes nothing and --check touches nothing. */
function generateIn(folder: string): void {
  for (const input of INPUT) {
    const source = join(ROOT, input);
    if (existsSync(source)) cpSync(source, join(folder, input), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const orval = join(ROOT, 'node_modules/orval/dist/bin/orval.mjs');
  try {
    execFileSync(process.execPath, [orval, '--config', 'orval.config.ts'], { cwd: folder, stdio: 'pipe' });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`generate: orval failed\n${output}`, { cause: error });
  }
  const contract = readContract(ROOT);
  const modules = {
    'mocks/generated/operations.ts': operationsTable,
    'mocks/generated/examples.ts': examplesModule,
    'src/generated/model/codes.ts': codesModule,
    'src/generated/model/events.ts': eventsModule,
    'src/generated/model/answers.ts': answersModule,
    'src/generated/model/keyedWrites.ts': keyedWritesModule,
    'src/generated/model/stamp.ts': stampModule,
  };
  for (const [file, write] of Object.entries(modules)) writeFileSync(join(folder, file), write(contract));
}

function listChanges(folder: string): string[] {
  const files = new Set([...filesIn(join(ROOT, folder), ROOT), ...filesIn(join(copy, folder), copy)]);
  return [...files].filter((file) => readText(join(ROOT, file)) !== readText(join(copy, file)));
}

function apply(file: string): void {
  const text = readText(join(copy, file));
  if (text === undefined) return rmSync(join(ROOT, file));
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
}

function report(changes: string[]): void {
  if (changes.length === 0) return;
  const more = changes.length > 1 ? ` and ${changes.length - 1} more` : '';
  console.error(`generate: ${changes[0]}${more} differ from the contract; run \`npm run generate\` and commit`);
  process.exitCode = 1;
}

function filesIn(folder: string, root: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
