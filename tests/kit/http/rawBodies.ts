import type { Operation } from '../../../mocks/generated/operations';
import type { World } from '../../../mocks/provider/world';
import { placeOrder } from '../orders';
import { signIn } from '../world';

type Raw = { headers?: Record<string, string>; body: string | Uint8Array<ArrayBuffer> | FormData };
type Sent = { status: number; body: unknown; ms: number };
type Send = (operation: Operation, raw: Raw) => Promise<Sent>;

/**
 * Sends operations an unchanged body, with 1 for each id and branch, and an order that exists. The caller may use each
 * operation, because files are read only then. Returns the answer and the time it took.
 */
export async function createSender(world: World): Promise<Send> {
  const orderId = await placeOrder(world);
  const owner = await signIn(world, 'dana@coppermesa.example');
  const helper = await signIn(world, 'marcus@helpers.example');
  return async ({ method, path, tag }, { headers, body }) => {
    const filled = path.replace('{orderId}', String(orderId)).replaceAll(/\{\w+\}/g, '1');
    const request = new Request(`http://provider.example/api${filled}?id=1&branch_id=1`, {
      method,
      headers: { ...headers, Authorization: `Bearer ${tag === 'helper' ? helper : owner}` },
      body,
    });
    const started = performance.now();
    const response = await world.fetch(request);
    const ms = performance.now() - started;
    return { status: response.status, body: await response.json(), ms };
  };
}
