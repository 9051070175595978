import { demoPassword } from '../../mocks/seed/cast';
import { createWorld } from '../../mocks/createWorld';
import type { World } from '../../mocks/world';
import { type Cell, growth, median, table, verdict } from './table';

/** A signed-in user in a world. */
export type Caller = { world: World; token: string };

/** One kind of request: how to make it, how often, and its target in milliseconds at the largest size. */
export type Kind<Who extends Caller> = {
  name: string;
  target?: number;
  times: number;
  make: (caller: Who, nth: number) => Request;
};

/** A table of the median times of each kind, with a column for each size. Targets apply to the last size. */
export async function measureBySize(
  kinds: readonly Pick<Kind<Caller>, 'name' | 'target'>[],
  sizes: readonly number[],
  measureAt: (size: number) => Promise<number[]>,
): Promise<string> {
  const columns: number[][] = [];
  // The first run is slower than all others, whatever its size.
  await measureAt(sizes[0] ?? 1);
  for (const size of sizes) columns.push(await measureAt(size));
  const at = (column: number, row: number) => columns.at(column)?.[row] ?? Number.NaN;
  const rows = kinds.map(({ name, target }, row): Cell[] => {
    const [small, large] = [at(-2, row), at(-1, row)];
    const exponent = growth({ size: sizes.at(-2) ?? 1, ms: small }, { size: sizes.at(-1) ?? 1, ms: large });
    const times = columns.map((column) => (column[row] ?? Number.NaN).toFixed(2));
    return [name, ...times, exponent.toFixed(2), target ?? '', verdict(large, target)];
  });
  const grows = `growth ${sizes.slice(-2).join(' to ')}`;
  return table([['request', ...sizes.map(String), grows, 'at most', ''], ...rows]);
}

/** Median milliseconds for a request of this kind, after warm-up. */
export async function measureTime<Who extends Caller>({ name, times, make }: Kind<Who>, caller: Who): Promise<number> {
  const measured: number[] = [];
  const warmUp = Math.ceil(times / 5);
  for (let nth = 0; nth < times + warmUp; nth += 1) {
    const nextRequest = make(caller, nth);
    const started = performance.now();
    const { status } = await caller.world.fetch(nextRequest);
    if (nth >= warmUp) measured.push(performance.now() - started);
    if (status >= 300) throw new Error(`${name} was answered with ${status}`);
  }
  return median(measured);
}

export function openWorld(scenario: 'standard' | 'hundred' | 'empty'): World {
  return createWorld({ scenario });
}

export async function signIn(world: World): Promise<string> {
  const body = JSON.stringify({ email: 'dana@coppermesa.example', password: demoPassword });
  const response = await world.fetch(request('/auth/login', '', { method: 'POST', body }));
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}

export function request(path: string, token: string, init: RequestInit = {}): Request {
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  return new Request(`http://localhost/api${path}`, { ...init, headers });
}
