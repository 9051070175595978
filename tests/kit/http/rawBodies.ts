import type { Operation } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/world';

type Raw = { token?: string; headers?: Record<string, string>; body: string | Uint8Array<ArrayBuffer> | FormData };
type Sent = { status: number; body: unknown; ms: number };

/** Sends an operation an unchanged body, with 1 for each id and branch; returns the answer and the time it took. */
export async function send(world: World, { method, path }: Operation, { token, headers, body }: Raw): Promise<Sent> {
  const request = new Request(`http://provider.example/api${path.replaceAll(/\{\w+\}/g, '1')}?id=1&branch_id=1`, {
    method,
    headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body,
  });
  const started = performance.now();
  const response = await world.fetch(request);
  const ms = performance.now() - started;
  return { status: response.status, body: await response.json(), ms };
}
