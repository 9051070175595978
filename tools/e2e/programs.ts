import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repository } from '../checks/steps';

/** Programs that run during the end-to-end tests. */
export type Programs = {
  /**
   * Starts a program of node_modules/.bin and resolves when `address` answers. Throws the program's output if it exits
   * first.
   */
  start: (program: string, args: readonly string[], address: string) => Promise<void>;
  stopAll: () => Promise<void>;
};

const timeoutMs = 60_000;

export function createPrograms(): Programs {
  const running: ChildProcess[] = [];
  return {
    start: async (program, args, address) => {
      const child = spawn(join(repository, 'node_modules/.bin', program), args, {
        cwd: repository,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NO_COLOR: '1' },
        // In its own process group, so that a program's child processes are stopped with it.
        detached: true,
      });
      running.push(child);
      const printed: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => printed.push(part));
      child.stderr.on('data', (part: Buffer) => printed.push(part));
      const until = Date.now() + timeoutMs;
      while (!(await answers(address))) {
        if (child.exitCode !== null || Date.now() > until) {
          throw new Error(
            `${program} ${args.join(' ')} does not answer at ${address}\n${Buffer.concat(printed).toString()}`,
          );
        }
        await pause(50);
      }
    },
    stopAll: async () => {
      await Promise.all(running.map(stop));
    },
  };
}

/** Any answer will do: it shows that the port is open. */
const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = new Promise((settle) => child.once('exit', settle));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
