import { parseArgs } from 'node:util';
import { isScenarioName, type ScenarioName, scenarioNames } from '../../provider/scenarios/names';

export type Flags = {
  port: number;
  wsPort: number;
  /** The address to listen on. */
  host: string;
  /** Origins that the consent page may return to, in addition to this machine's. */
  apps: string[];
  seed: number;
  scenario: ScenarioName;
  /** File of a world to start with; undefined starts a new one. */
  world?: string;
  /** Writes the world into that file when the server ends. */
  save: boolean;
  /** Prints only contract violations. */
  quiet: boolean;
  /** A provider with the calls, parameters, fields and events of the specification only. */
  specificationOnly: boolean;
  /** Simulated people act on their own. */
  simulation: boolean;
};

export const usage =
  'npm run server -- [--port 8080] [--ws-port 9000] [--host 127.0.0.1] [--app https://app.example] [--seed 2026] ' +
  `[--scenario ${scenarioNames.join('|')}] [--world FILE [--save]] [--specification-only] [--no-simulation] [--quiet]`;

/** Reads the command line. Throws an error with a one-line message when a flag is wrong. */
export function readFlags(args: string[]): Flags {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      port: { type: 'string', default: '8080' },
      'ws-port': { type: 'string', default: '9000' },
      host: { type: 'string', default: '127.0.0.1' },
      app: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '2026' },
      scenario: { type: 'string', default: 'standard' },
      world: { type: 'string' },
      save: { type: 'boolean', default: false },
      'specification-only': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      simulation: { type: 'boolean', default: true },
    },
  });
  const { scenario, quiet, simulation, host, app: apps, world, save } = values;
  if (!isScenarioName(scenario)) throw new Error(`--scenario must be one of ${scenarioNames.join(', ')}`);
  if (save && world === undefined) throw new Error('--save needs --world, the file to write');
  const port = wholeNumber('--port', values.port, 65_535);
  const wsPort = wholeNumber('--ws-port', values['ws-port'], 65_535);
  if (port === wsPort && port !== 0) throw new Error('--port and --ws-port must differ');
  const wrongApp = apps.find((app) => !URL.canParse(app) || new URL(app).origin !== app);
  if (wrongApp !== undefined) throw new Error(`--app must be an origin like https://app.example, not ${wrongApp}`);
  return {
    port,
    wsPort,
    host,
    apps,
    seed: wholeNumber('--seed', values.seed, 2 ** 31 - 1),
    scenario,
    ...(world !== undefined && { world }),
    save,
    specificationOnly: values['specification-only'],
    quiet,
    simulation,
  };
}

function wholeNumber(flag: string, text: string, max: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new Error(`${flag} must be a whole number from 0 to ${max}`);
}

/*
 * Shutdown of the server. Loaded before the world, so that a signal ends it cleanly at any point. Without this, Node
 * would exit immediately, cut its sockets and return no exit code.
 */

let ending = false;
let shutDown: () => Promise<void> = () => Promise.resolve();

/** Sets what to do before the process exits. Until this is called there is nothing to do. */
export function beforeEnding(work: () => Promise<void>): void {
  shutDown = work;
}

/** Prints one line about why the server cannot continue, and exits. */
export function endWith(error: unknown, code: number, hint = ''): never {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\.? (?=[A-Z])|\n/);
  console.error(hint === '' ? line : `${line.replace(/\.$/, '')}. Usage: ${hint}`);
  process.exit(code);
}

/** A terminal and npm may both forward the same signal. Only the first one counts. */
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await shutDown().catch((error: unknown) => endWith(error, 1));
  process.exit(0);
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
