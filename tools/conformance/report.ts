import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../bench/table';
import type { Finding, Log, Row } from './findings';
import { isRequiredExtension } from '#domain/providerFeatures';

/** The report on the terminal: what is not simply fine, then the sums. */
export function toText(rows: readonly Row[], log: Log): string {
  const shown = rows.filter(
    ({ result, call }) => result !== 'ok' && (result !== 'not checked' || call.startsWith('GET')),
  );
  const results = [['operation', 'result', ''], ...shown.map(({ operation, result, why }) => [operation, result, why])];
  const findings = mergeHeaders(rows);
  const parts = [
    table(results),
    findings.length > 0 ? table([findingHead, ...findings.map(toCells)]) : '',
    ...listNotes(log).map(([title, lines]) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`),
    sumUp(rows),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Writes the report as Markdown and as JUnit into a folder. */
export function writeReport(folder: string, url: string, rows: readonly Row[], log: Log): void {
  mkdirSync(folder, { recursive: true });
  const types = { md: toMarkdown(url, rows, log), xml: toJUnit(rows) };
  for (const [type, text] of Object.entries(types)) writeFileSync(join(folder, `conformance.${type}`), text);
}

function sumUp(rows: readonly Row[]): string {
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length;
  const findings = rows.flatMap((row) => row.findings).length;
  const calls = rows.reduce((sum, row) => sum + row.calls, 0);
  return (
    `${calls} calls: ${count('ok')} operations as in the contract, ${count('findings')} with ${findings} findings, ` +
    `${count('not offered')} not offered, ${count('not checked')} not checked`
  );
}

/** A header that is wrong at several operations is wrong at the provider: one finding, as the first of them. */
function mergeHeaders(rows: readonly Row[]): Finding[] {
  const groups = Map.groupBy(
    rows.flatMap((row) => row.findings),
    (finding) => (finding.check === 'header' ? finding.problem : finding),
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    if (!first || same.length === 1) return same;
    const others = new Set(same.map(({ operation }) => operation)).size - 1;
    return others === 0 ? same : [{ ...first, problem: `${first.problem} (and ${others} more operations)` }];
  });
}

const findingHead = ['operation', 'status', 'check', 'pointer', 'problem'];
const toCells = ({ operation, status, check, pointer, problem }: Finding) => [
  operation,
  status === 0 ? '' : String(status),
  check,
  pointer,
  problem + (isRequiredExtension(operation) ? ' (required, though beyond the specification)' : ''),
];

function listNotes({ notOffered, extras }: Log): [title: string, lines: string[]][] {
  const parts = [...notOffered].filter((name) => /[ :]/.test(name));
  const notes: [string, string[]][] = [
    ['Parameters and events not offered, beyond the specification:', parts],
    ['Fields that the contract does not have, which the app ignores:', shorten([...extras])],
  ];
  return notes.filter(([, lines]) => lines.length > 0);
}

const mostLines = 40;
const shorten = (lines: string[]) =>
  lines.length > mostLines ? [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more`] : lines;

function toMarkdown(url: string, rows: readonly Row[], log: Log): string {
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = (head: string[], body: readonly string[][]) => [
    row(head),
    row(head.map(() => '---')),
    ...body.map(row),
  ];
  const findings = mergeHeaders(rows);
  return [
    `# Conformance of ${url}`,
    '',
    `${sumUp(rows)}.`,
    ...(findings.length > 0 ? ['', '## Findings', '', ...lines(findingHead, findings.map(toCells))] : []),
    '',
    '## Operations',
    '',
    ...lines(
      ['operation', 'call', 'calls', 'result', ''],
      rows.map(({ operation, call, calls, result, why }) => [operation, call, String(calls), result, why]),
    ),
    ...listNotes(log).flatMap(([title, items]) => ['', title, '', ...items.map((item) => `- ${item}`)]),
    '',
  ].join('\n');
}

function toJUnit(rows: readonly Row[]): string {
  const failed = rows.filter(({ findings }) => findings.length > 0).length;
  const skipped = rows.filter(({ result }) => result.startsWith('not ')).length;
  const cases = rows.map(({ operation, result, why, findings }) => {
    const failures = findings.map((finding) => {
      const [, ...cells] = toCells(finding);
      return `<failure message="${escape(cells.filter((cell) => cell !== '').join(' '))}"/>`;
    });
    const skip = result.startsWith('not ') ? `<skipped message="${escape(why || result)}"/>` : '';
    return `  <testcase classname="conformance" name="${operation}">${failures.join('')}${skip}</testcase>`;
  });
  const head = `<testsuite name="conformance" tests="${rows.length}" failures="${failed}" skipped="${skipped}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
