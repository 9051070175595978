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
