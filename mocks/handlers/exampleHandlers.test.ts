// @vitest-environment node
import { getResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createWorld } from '../createWorld';
import { type OperationId, operations } from '../generated/operations';
import { exampleHandlers } from './exampleHandlers';

it('a call without a handler is answered by the example of the contract, and the console says so', async () => {
  const onBroken = vi.fn<(problem: string) => void>();
  const world = createWorld({ scenario: 'empty', onBroken });
  onTestFinished(() => world.close());
  const request = new Request('https://any.host/api/orders/7');
  const answer = await getResponse(exampleHandlers(world, []), request);
  const id: OperationId = 'getOrder';
  expect(operations[id].answers[200].safeParse(await answer?.json()).success).toBe(true);
  expect(onBroken).toHaveBeenCalledWith('getOrder has no handler yet: its answer is the contract’s example');
});
