import { runConformance } from './conformance';
import { toRows } from './findings';
import { type Options, readOptions, usage } from './options';
import { toText, writeReport } from './report';

/*
 * npm run conformance: compares a live provider with the contract. Exits with 0 without findings, 1 with some, 2 when it
 * could not be run.
 */

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    return await compare(readOptions(args));
  } catch (error) {
    console.error(`${error instanceof Error ? describe(error) : String(error)}\nUsage: ${usage}`);
    return 2;
  }
}

async function compare(options: Options): Promise<number> {
  const log = await runConformance(options);
  const rows = toRows(log);
  console.log(toText(rows, log));
  if (options.report !== undefined) writeReport(options.report, options.url, rows, log);
  return log.findings.size > 0 ? 1 : 0;
}

/** A call that failed has the reason in its cause. */
function describe({ message, cause }: Error): string {
  return cause instanceof Error && 'code' in cause ? `${message}: ${String(cause.code)}` : message;
}
