import { onTestFinished } from 'vitest';
import { hostInNode } from '../../mocks/hosts/node';
import { type Fault, parseFaults } from '../../mocks/provider/http/faults';
import type { ScenarioName } from '../../mocks/provider/scenarios/names';
import type { Clock } from '../../mocks/provider/time/clock';
import type { World } from '../../mocks/provider/world';
import { testWorld } from './world';

/** A call of the app: its path below `/api` with the query. The status is missing until the answer arrives. */
export type Call = { method: string; path: string; status?: number };

export type HostedWorld = {
  world: World;
  calls: Call[];
  /** Calls so far whose "METHOD /path" contains the text. */
  callsTo: (text: string) => Call[];
  /** Answers and pushes of the world that broke the contract. A test that leaves any behind fails. */
  broken: string[];
  /**
   * Holds back the answers of calls whose "METHOD /path" contains the text, until the returned function releases them.
   */
  holdAnswers: (text: string) => () => void;
  /**
   * Changes the bodies of answers to calls whose "METHOD /path" contains the text: a provider that breaks the contract,
   * and hides its clock.
   */
  alterAnswers: (text: string, alter: (body: unknown, call: Call) => unknown) => void;
  stop: () => void;
};

export type HostOptions = {
  scenario?: ScenarioName;
  seed?: number;
  /** Stopped by default. */
  clock?: Clock;
  /** Faults from the start, in the notation of the demo's address bar (`getNotifications:500,getBranches:never`). */
  faults?: string | readonly Fault[];
};

/** A world behind the network of this process, with a log of its calls; it is stopped when the test ends. */
export function hostWorld({ faults = [], ...options }: HostOptions = {}): HostedWorld {
  const calls: Call[] = [];
  const broken: string[] = [];
  const holds = new Map<string, Promise<void>>();
  const alterations = new Map<string, (body: unknown, call: Call) => unknown>();
  const world = testWorld({ ...options, onBroken: (problem) => void broken.push(problem) });
  world.faults.set(typeof faults === 'string' ? parseFaults(faults) : faults);
  const host = hostInNode({
    ...world,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const call: Call = { method: request.method, path: pathname.replace(/^.*?\/api/, '') + search };
      calls.push(call);
      const response = await world.fetch(request);
      for (const [text, release] of holds) if (describeCall(call).includes(text)) await release;
      call.status = response.status;
      for (const [text, alter] of alterations) {
        if (describeCall(call).includes(text))
          return Response.json(alter(await response.json(), call), { status: response.status });
      }
      return response;
    },
  });
  host.start();
  onTestFinished(host.stop);
  return {
    world,
    calls,
    callsTo: (text) => calls.filter((call) => describeCall(call).includes(text)),
    broken,
    holdAnswers: (text) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      holds.set(text, promise);
      return () => {
        holds.delete(text);
        resolve();
      };
    },
    alterAnswers: (text, alter) => void alterations.set(text, alter),
    stop: host.stop,
  };
}

const describeCall = ({ method, path }: Call) => `${method} ${path}`;
