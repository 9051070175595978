import { demoPassword } from '../../mocks/account/seed/cast';
import { createWorld, type WorldOptions } from '../../mocks/provider/createWorld';
import type { ScenarioName } from '../../mocks/provider/scenarios/names';
import { type Clock, createStoppedClock } from '../../mocks/provider/time/clock';
import type { World } from '../../mocks/provider/world';

/** When the worlds of tests begin: a Saturday, 8:00 in Phoenix. */
export const testMoment = '2026-11-21T15:00:00Z';

/**
 * A world with a stopped clock by default. An answer or push that breaks the contract throws, unless the test handles
 * it.
 */
export function testWorld(options: WorldOptions & { clock?: Clock } = {}): World {
  const { scenario = 'standard', onBroken, seed, clock } = options;
  if (seed !== undefined || clock !== undefined)
    return createWorld({ ...options, clock: clock ?? createStoppedClock(testMoment) });
  const saved = begun.get(scenario);
  const world = createWorld({ clock: createStoppedClock(testMoment), scenario, saved, ...(onBroken && { onBroken }) });
  if (!saved) begun.set(scenario, getSavedState(world));
  return world;
}

/** The stored start of each scenario: restoring it is much cheaper than generating it, and gives identical bytes. */
const begun = new Map<ScenarioName, NonNullable<WorldOptions['saved']>>();

function getSavedState({ db, clock, random }: World): NonNullable<WorldOptions['saved']> {
  const meta = { stamp: '', clock: clock.state(), random: random.state(), sequences: db.sequences(), isChanged: true };
  return { snapshot: db.snapshot(), meta };
}

export type CallOptions = {
  token?: string | null;
  body?: unknown;
  form?: FormData | URLSearchParams;
  headers?: Record<string, string>;
};
export type Answer = { status: number; body: unknown; headers: Headers };

/**
 * Calls the world's API like a client; `path` is below /api. Answers are in English unless a header asks for Spanish.
 */
export async function call(world: World, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, form } = options;
  const headers = new Headers({ 'Accept-Language': 'en', ...options.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const payload = form ?? (body === undefined ? undefined : JSON.stringify(body));
  const request = new Request(`http://provider.example/api${path}`, {
    method,
    headers,
    ...(payload && { body: payload }),
  });
  const response = await world.fetch(request);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const answered: unknown = await (isJson ? response.json() : response.text());
  return { status: response.status, body: answered, headers: response.headers };
}

/** Signs in through the API; returns the bearer token. */
export async function signIn(world: World, email: string, password: string = demoPassword): Promise<string> {
  const { status, body } = await call(world, 'POST', '/auth/login', { body: { email, password } });
  const token = getField(getField(body, 'data'), 'access_token');
  if (typeof token !== 'string') throw new Error(`${email} cannot sign in: ${status}`);
  return token;
}

/** A field of an answer of unknown shape. */
export function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A value of unknown shape as a list; empty when it is not one. */
export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
