import { type OperationId, operations } from '../../mocks/generated/operations';
import { listQuery } from './parameters';
import { ask, type Parts, type Run } from './run';

/** An id that no provider has given out yet. */
export const unknownId = '2147483647';
const unknownToken = 'x'.repeat(40);

/** Asks for what must be refused: without a token, of something unknown, and with a wrong query. */
export async function checkRefusals(run: Run, id: OperationId, parts: Parts): Promise<void> {
  const operation = operations[id];
  const { token: _, ...anonymous } = parts;
  if (!operation.public) await ask(run, id, [401], anonymous);
  const [last] = Object.keys(parts.params ?? {}).slice(-1);
  if (last !== undefined && 404 in operation.answers) {
    const unknown = last === 'token' ? unknownToken : unknownId;
    await ask(run, id, [404], { ...parts, params: { ...parts.params, [last]: unknown } });
  }
  const wrong = listQuery(run.contract, id).find(
    (parameter) => parameter.wrong !== undefined && (!parameter.isExtension || parameter.isRequired),
  );
  if (wrong?.wrong !== undefined) {
    await ask(run, id, [422], { ...parts, query: { ...parts.query, [wrong.name]: wrong.wrong } });
  }
}

/** A token that no one has, and a sign-in without its fields. */
export async function checkSignInRefusals(run: Run): Promise<void> {
  await ask(run, 'getMe', [401], { token: 'no-such-token' });
  await ask(run, 'login', [422], { body: {} });
}

const attempts = 20;

/** Signs in with wrong passwords until the provider asks for a pause. No account has this address. */
export async function checkRateLimit(run: Run): Promise<void> {
  const email = `conformance-${crypto.randomUUID()}@example.com`;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { status } = await ask(run, 'login', [422, 429], { body: { email, password: 'wrong' } });
    if (status === 429) return;
  }
  run.log.notOffered.add(`login: a limit of wrong passwords (none after ${attempts})`);
}
