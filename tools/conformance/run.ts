import { setTimeout as pause } from 'node:timers/promises';
import { isOptionalCall } from '#domain/providerFeatures';
import { errorAnswer, type OperationId, operations } from '../../mocks/generated/operations';
import { fillPath } from '../../mocks/provider/http/operationPath';
import { fieldAt, parsed } from '../../mocks/provider/realtime/protocol/frames';
import type { Contract } from '../generator/contract';
import { type Answer, checkAnswer, findPreflightProblems } from './answers';
import { addFinding, type Log } from './findings';

/** One walk over a provider. */
export type Run = {
  contract: Contract;
  log: Log;
  /** With `/api`, without a slash at the end. */
  url: string;
  /** The app's origin, as a browser sends it; empty if the app is at the provider's own. */
  origin: string;
  /** Ids found in answers, by what they belong to. */
  known: Map<string, string>;
};

export type Person = { token: string; id: number; type: number; company: number };

export type Parts = {
  token?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  form?: FormData | URLSearchParams;
  key?: string;
};

const timeoutMs = 30_000;
/** Seconds. */
const longestPause = 60;

/** Calls an operation and checks its answer. Waits and repeats the call when the provider asks for a pause. */
export async function ask(run: Run, id: OperationId, statuses: readonly number[], parts: Parts = {}): Promise<Answer> {
  let answer = await send(run, id, parts);
  for (let pauses = 0; pauses < 3 && answer.status === 429 && !statuses.includes(429); pauses += 1) {
    checkAnswer(run.log, id, answer, [429], run.origin);
    await pause(Math.min(longestPause, Number(answer.headers.get('Retry-After'))) * 1000);
    answer = await send(run, id, parts);
  }
  if (isMissing(run, id, answer, statuses)) run.log.notOffered.add(id);
  else checkAnswer(run.log, id, answer, statuses, run.origin);
  if (answer.status >= 200 && answer.status < 300) run.log.succeeded.add(id);
  return answer;
}

/** True for an operation beyond the specification that the provider does not have, unless nothing works without it. */
function isMissing({ log }: Run, id: OperationId, { status, body }: Answer, statuses: readonly number[]) {
  if (!isOptionalCall(id) || log.succeeded.has(id)) return false;
  // A refusal of the contract is about what the call names, any other 404 about the call.
  const isRefusal = statuses.includes(status) && errorAnswer.safeParse(body).success;
  return [404, 405, 501].includes(status) && !isRefusal;
}

async function send({ url, origin, log }: Run, id: OperationId, { params, query, ...parts }: Parts): Promise<Answer> {
  log.calls.set(id, (log.calls.get(id) ?? 0) + 1);
  const { method, path, contentType } = operations[id];
  const address = `${url}${fillPath(path, params ?? {})}?${new URLSearchParams(query).toString()}`.replace(/\?$/, '');
  const body = parts.form ?? (parts.body === undefined ? null : JSON.stringify(parts.body));
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, {
      method,
      headers: toHeaders(origin, parts),
      redirect: 'manual',
      signal,
      body,
    });
    const text = await response.text();
    const isFile = response.ok && contentType !== 'application/json';
    return { status: response.status, headers: response.headers, body: isFile ? text : parsed(text) };
  } catch {
    return { status: 0, headers: new Headers(), body: undefined };
  }
}

const toHeaders = (origin: string, { token, body, key }: Parts) => ({
  Accept: 'application/json',
  'Accept-Language': 'en',
  ...(origin !== '' && { Origin: origin }),
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  ...(key !== undefined && { 'Idempotency-Key': key }),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
});

/** Signs a person in. Throws an error when that fails, because then nothing can be checked. */
export async function signIn(run: Run, email: string, password: string): Promise<Person> {
  const { status, body } = await ask(run, 'login', [200], { body: { email, password } });
  const data = fieldAt(body, 'data');
  const [token, user] = [fieldAt(data, 'access_token'), fieldAt(data, 'user')];
  if (typeof token !== 'string') throw new Error(`No one can sign in: status ${status} without an access_token`);
  const [id, type, company] = ['id', 'type', 'company_id'].map((name) => Number(fieldAt(user, name)));
  return { token, id: id ?? 0, type: type ?? 0, company: company ?? 0 };
}

/** Asks as a browser does before calls from another origin: once for each method. */
export async function checkPreflights({ url, origin, log }: Run): Promise<void> {
  if (origin === '') return;
  for (const id of ['getBranches', 'createBranch', 'updateOrder', 'deleteOrder'] as const) {
    const { method, path } = operations[id];
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    };
    const response = await fetch(url + path.replace(/\{\w+\}/, '1'), { method: 'OPTIONS', headers });
    const answer = { status: response.status, headers: response.headers, body: undefined };
    for (const problem of findPreflightProblems(answer, method, origin)) {
      addFinding(log, { operation: id, status: response.status, check: 'header', pointer: '', problem });
    }
  }
}
