import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding, Log, Row } from './findings';

/** The report on the terminal, in Markdown: what is not simply fine, then the sums. */
export function toText(rows: readonly Row[], log: Log): string {
  const shown = rows.filter(
    ({ result, call }) => result !== 'ok' && (result !== 'not checked' || call.startsWith('GET')),
  );
  return [...listFindings(rows), ...listOperations(shown), ...listNotes(log), sumUp(rows)].join('\n');
}

/** Writes the report as Markdown and as JUnit into a folder. */
export function writeReport(folder: string, url: string, rows: readonly Row[], log: Log): void {
  const lines = [sumUp(rows), '', ...listFindings(rows), ...listOperations(rows), ...listNotes(log)];
  const texts = { md: `# Conformance of ${url}\n\n${lines.join('\n')}`, xml: toJUnit(rows) };
  mkdirSync(folder, { recursive: true });
  for (const [type, text] of Object.entries(texts)) writeFileSync(join(folder, `conformance.${type}`), text);
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

const toList = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : [`## ${title}`, '', ...items.map((item) => `- ${item}`), ''];

const listOperations = (rows: readonly Row[]) =>
  toList(
    'Operations',
    rows.map(({ operation, call, calls, result, why }) =>
      [operation, call, `${calls} calls`, result, why].filter((part) => part !== '').join(' · '),
    ),
  );

const mostExtras = 40;

const listNotes = ({ notOffered, extras }: Log) => [
  ...toList(
    'Parameters and events not offered, beyond the specification',
    [...notOffered].filter((name) => /[ :]/.test(name)),
  ),
  ...toList(`Fields that the contract does not have: ${extras.size}`, [...extras].slice(0, mostExtras)),
];

/** A header that is wrong at several operations is wrong at the provider: one finding, as the first of them. */
function listFindings(rows: readonly Row[]): string[] {
  const groups = Map.groupBy(
    rows.flatMap((row) => row.findings),
    (finding) => (finding.check === 'header' ? finding.problem : finding),
  );
  const items = [...groups.values()].flatMap((same) => {
    const others = new Set(same.map(({ operation }) => operation)).size - 1;
    const more = others === 0 ? '' : ` (and ${others} more operations)`;
    return same.slice(0, 1).map((first) => `${first.operation} ${describe(first)}${more}`);
  });
  return toList('Findings', items);
}

function describe({ status, check, pointer, problem }: Finding): string {
  return [status || '', check, pointer, problem].filter((part) => part !== '').join(' ');
}

function toJUnit(rows: readonly Row[]): string {
  const failed = rows.filter(({ findings }) => findings.length > 0).length;
  const skipped = rows.filter(({ result }) => result.startsWith('not ')).length;
  const cases = rows.map(({ operation, result, why, findings }) => {
    const failures = findings.map((finding) => `<failure message="${escape(describe(finding))}"/>`);
    const skip = result.startsWith('not ') ? `<skipped message="${escape(why || result)}"/>` : '';
    return `  <testcase classname="conformance" name="${operation}">${failures.join('')}${skip}</testcase>`;
  });
  const head = `<testsuite name="conformance" tests="${rows.length}" failures="${failed}" skipped="${skipped}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
