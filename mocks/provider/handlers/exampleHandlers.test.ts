// @vitest-environment node
import { getResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Operation, type OperationId, operations } from '../../generated/operations';
import { createWorld } from '../createWorld';
import { exampleHandlers } from './createHandlers';

it.each<[OperationId, string, string, number]>([
  ['getOrder', 'GET', '/orders/7', 200],
  ['createOrder', 'POST', '/company-branches/1/orders', 201],
])(
  'a call without a handler is answered by the example of the contract, and the console says so: %s',
  async (id, method, path, status) => {
    const onBroken = vi.fn<(problem: string) => void>();
    const world = createWorld({ scenario: 'empty', onBroken });
    onTestFinished(() => world.close());
    const request = new Request(`https://any.host/api${path}`, { method });
    const answer = await getResponse(exampleHandlers(world, []), request);
    const { answers }: Operation = operations[id];
    expect(answer?.status).toBe(status);
    expect(answers[status]?.safeParse(await answer?.json()).error).toBeUndefined();
    expect(onBroken).toHaveBeenCalledWith(`${id} has no handler yet: its answer is the contract’s example`);
  },
);
