/*
 * How the server ends. Loaded before the world is, so that a signal ends it cleanly however far it has come: left to
 * itself Node would be gone at once, its sockets cut and without an exit code.
 */

let ending = false;
let goodbye: () => Promise<void> = () => Promise.resolve();

/** What is to be done before the process is over; until this is called there is nothing to do. */
export function beforeEnding(work: () => Promise<void>): void {
  goodbye = work;
}

/** Says in one line why it cannot go on, and ends. */
export function endWith(error: unknown, code: number, hint = ''): never {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split(/\.? (?=[A-Z])|\n/);
  console.error(hint === '' ? line : `${line.replace(/\.$/, '')}. Usage: ${hint}`);
  process.exit(code);
}

/** A terminal and npm may both pass on the same signal: the first one counts. */
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await goodbye();
  process.exit(0);
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
