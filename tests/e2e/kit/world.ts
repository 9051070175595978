import type { Page } from '@playwright/test';
import type { ControlName, Controls } from '../../../mocks/hosts/bridge/messages';

/** Requests from the page's world what no user can request. */
export async function control<Name extends ControlName>(
  page: Page,
  name: Name,
  args: Controls[Name]['args'],
): Promise<Controls[Name]['result']> {
  return page.evaluate(
    async ([wanted, options]) => {
      const world = await globalThis.demoWorld;
      if (!world) throw new Error('This page has no world');
      return world.control(wanted, options);
    },
    [name, args] as const,
  );
}

/** The time in the page's world: a new demo begins in the morning, whatever the device says. */
export async function readClock(page: Page): Promise<number> {
  const { now } = await control(page, 'moveClock', { by: 0 });
  return Date.parse(now ?? '');
}

/** Sends a call with or without a JSON body as the person signed in on the page. Returns the status and the answer. */
export async function jsonAs(
  page: Page,
  profile: string,
  call: { method: 'GET' | 'POST'; path: string; body?: object },
) {
  return page.evaluate(
    ([profileName, method, path, body]) =>
      new Promise<{ status: number; data: unknown }>((settle, fail) => {
        const request = new XMLHttpRequest();
        request.open(method, `https://provider.crewboard.example/api${path}`);
        request.setRequestHeader('Authorization', `Bearer ${localStorage.getItem(`profile:${profileName}:token`)}`);
        request.setRequestHeader('Content-Type', 'application/json');
        request.onload = () => {
          const answer: unknown = JSON.parse(request.responseText);
          const data: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : null;
          settle({ status: request.status, data });
        };
        request.onerror = () => fail(new Error('The call got no answer'));
        request.send(body);
      }),
    [profile, call.method, call.path, call.body === undefined ? null : JSON.stringify(call.body)] as const,
  );
}
