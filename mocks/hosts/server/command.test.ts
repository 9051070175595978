import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBranch, getBranches, productClient } from '../../../tests/kit/http/productClient';
import { until } from '../../../tests/kit/until';

// Runs the command as its own process, with the product's real clients, for which it is another origin.

const program = join(import.meta.dirname, 'main.ts');
const repository = join(import.meta.dirname, '../../..');

type Run = { child: ChildProcess; out: () => string; errors: () => string; ended: Promise<number | null> };

/** Worlds without data start faster; these tests only start and stop them. */
const bare = ['--scenario', 'empty', '--ws-port'] as const;

const run = (...args: string[]): Run => start(['--import', 'tsx', program, ...args]);

function start(args: string[]): Run {
  const child = spawn(process.execPath, args, { cwd: repository });
  let out = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<number | null>((settle) => child.on('exit', settle));
  return { child, out: () => out, errors: () => errors, ended };
}

const timeout = { timeout: 30_000, interval: 20 };
let server: Run;
let port: number;
let wsPort: number;

beforeAll(async () => {
  server = run('--port', '0', '--ws-port', '0', '--no-simulation');
  await vi.waitFor(() => expect(server.out()).toContain('Ctrl+C'), timeout);
  port = Number(/localhost:(\d+)\/api/.exec(server.out())?.[1]);
  wsPort = Number(/localhost:(\d+)\/app/.exec(server.out())?.[1]);
}, 40_000);

afterAll(() => {
  server.child.kill('SIGKILL');
});

const enter = async () => {
  const client = productClient({ apiUrl: `http://localhost:${port}/api`, host: 'localhost', port: wsPort });
  await client.signIn('dana@coppermesa.example');
  const received = client.listen('App.Models.User.1');
  await until(() => expect(received).toContain('joined'));
  return { received, leave: client.close };
};

describe('npm run server', { timeout: 40_000 }, () => {
  it('prints its addresses and who can sign in', () => {
    expect([port, wsPort].every((number) => number > 0)).toBe(true);
    expect(server.out()).toMatch(/dana@coppermesa\.example +company owner\n/);
    expect(server.out()).toMatch(/hank@coppermesa\.example +manager without branches\n/);
    expect(server.out()).toMatch(/ethan@helpers\.example +helper\n/);
    expect(server.out()).toContain('Moving-2026');
  });

  it('serves the product with its sockets, and cuts all of them on request', async () => {
    const { received, leave } = await enter();
    const branch = await createBranch({
      name: 'Yuma',
      phone: '9285550100',
      address_line: '1 Main St',
      city: 'Yuma',
      state: 'AZ',
      zip: '85364',
      'serving_area_ids[]': [1],
    });
    await until(() => expect(received).toContain('notification-created'));
    received.length = 0;
    server.child.kill('SIGUSR2');
    await until(() => expect(received).toContain('joined'));
    expect((await getBranches()).map(({ id }) => id)).toContain(branch.id);
    leave();
  });

  it('prints in one line why it cannot start: 1 for a port in use, 2 for a wrong flag', async () => {
    const second = run('--port', String(port), ...bare, '0');
    const wrong = run('--prot', '1');
    expect([await second.ended, await wrong.ended]).toEqual([1, 2]);
    expect(second.errors()).toBe(`Port ${port} is in use: choose another with --port.\n`);
    expect(wrong.errors()).toMatch(/^Unknown option '--prot'\. Usage: npm run server -- .*\n$/);
    expect(second.out() + wrong.out()).toBe('');
  });

  it('ends cleanly at SIGTERM, with a close code for its sockets', async () => {
    const { received, leave } = await enter();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // Close code 4200 means: reconnect right away.
    await until(() => expect(received).toContain('connecting'));
    leave();
    expect(server.errors()).toBe('');
  });

  it('ends cleanly at SIGINT, and prints nothing when quiet', async () => {
    const quiet = run('--quiet', '--port', String(port), ...bare, String(wsPort));
    await vi.waitFor(() => opened(wsPort), timeout);
    quiet.child.kill('SIGINT');
    expect(await quiet.ended).toBe(0);
    expect(quiet.out() + quiet.errors()).toBe('');
  });

  it('ends cleanly when the signal comes while it starts', async () => {
    // Sends itself the signal at the moment it starts to listen.
    const script = `import { Server } from 'node:net';
      const { listen } = Server.prototype;
      Server.prototype.listen = function (...args) {
        process.kill(process.pid, 'SIGINT');
        return listen.apply(this, args);
      };`;
    const preload = `data:text/javascript,${encodeURIComponent(script)}`;
    const early = start(['--import', 'tsx', '--import', preload, program, '--quiet', '--port', '0', ...bare, '0']);
    expect(await early.ended).toBe(0);
    expect(early.out() + early.errors()).toBe('');
  });
});

function opened(at: number): Promise<void> {
  return new Promise((settle, fail) => {
    const socket = connect(at, 'localhost', () => {
      socket.destroy();
      settle();
    });
    socket.on('error', fail);
  });
}
