import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect } from 'vitest';
import { castIds } from '../../../mocks/account/seed/cast';
import type { World } from '../../../mocks/provider/world';
import { inPhoenix } from '../../kit/app/inPhoenix';
import { startApp, type StartedApp } from '../../kit/app/startApp';
import { people } from '../../kit/operations';
import { until } from '../../kit/until';

export type Site<Sent> = {
  /** Caller: Dana in Phoenix, unless it is a helper call. */
  start?: () => Promise<StartedApp>;
  useCall: () => { mutateAsync: (sent: Sent) => Promise<unknown> };
  /** Prepares the world; returns what both calls send. */
  prepare: (world: World) => Sent | Promise<Sent>;
  /** The end of the call's path. */
  path: string;
  /** Happens between the two calls, so that the second one makes sense. */
  between: (world: World) => unknown;
  /** The number of records that show the effect of the call. */
  times: (world: World) => number;
};

/** One mutation with an idempotency key. The type of its values stays inside. */
export function site<Sent>(name: string, { useCall, start = inPhoenix, ...rest }: Site<Sent>) {
  const begin = async () => {
    const app = await start();
    const sent = await rest.prepare(app.world);
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: app.queryClient }, children);
    const { result } = renderHook(useCall, { wrapper });
    const send = () => act(() => result.current.mutateAsync(sent));
    return { ...app, send };
  };
  return { name, ...rest, begin };
}

/** Starts the app of a helper. */
export async function asMarcus(): Promise<StartedApp> {
  const app = startApp({ as: people.marcus, scenario: 'empty' });
  await until(() => expect(app.session().user?.id).toBe(castIds.marcus));
  return app;
}
