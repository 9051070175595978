// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { findProblems } from '../kit/invariants/invariants';
import { ask } from './fuzz/asking';
import { asks } from './fuzz/asks';
import { beginWorld } from './fuzz/beginning';

/**
 * The number of requests in a run, and its seed; `FUZZ_RUNS=10000 FUZZ_SEED=7 npx vitest run
 * tests/contract/fuzz.test.ts`.
 */
const requests = Number(process.env.FUZZ_RUNS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 2026);
const atMost = 120;

it(
  `answers whatever it is asked as the contract says (${requests} requests, seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    let asked = 0;
    const seen = new Map<OperationId, Set<number>>();
    const sequences = fc.array(asks, { minLength: 1, maxLength: atMost, size: 'max' });
    const property = fc.asyncProperty(sequences, async (sequence) => {
      const world = await beginWorld();
      for (const next of sequence) {
        asked += 1;
        const { answer, due } = await ask(world, next);
        const operation: Operation = operations[next.id];
        const schema = operation.answers[answer.status];
        expect(answer.status, 'no answer is a failure of ours').toBeLessThan(500);
        expect(
          schema?.safeParse(answer.body).error,
          `${next.id} ${answer.status} is documented and valid`,
        ).toBeUndefined();
        expect(schema, `${next.id} may answer ${answer.status}`).toBeDefined();
        if (due !== undefined) expect(answer.status, `${next.id} is refused`).toBe(due);
        expect(findProblems(world)).toEqual([]);
        seen.set(next.id, (seen.get(next.id) ?? new Set()).add(answer.status));
      }
    });
    await fc.assert(property, {
      seed,
      numRuns: Math.ceil((requests / atMost) * 3),
      interruptAfterTimeLimit: 240_000,
      markInterruptAsFailure: true,
    });
    expect(asked).toBeGreaterThanOrEqual(requests);
    const succeeded = [...seen].filter(([, statuses]) => statuses.has(200) || statuses.has(201));
    // A run in which most requests fail proves little. Some operations need a whole story before them (complete,
    // reopen).
    expect(succeeded.length).toBeGreaterThanOrEqual(Object.keys(operations).length * 0.75);
  },
);
