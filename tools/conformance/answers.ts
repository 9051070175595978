import { errorAnswer, type Operation, type OperationId, operations } from '../../mocks/generated/operations';
import { addFinding, type Finding, type Log } from './findings';
import { findProblems } from './problems';

/** Status 0 is no answer. */
export type Answer = { status: number; headers: Headers; body: unknown };

/** Checks one answer: status, headers, envelope and schema. `statuses` are those that this call may have. */
export function checkAnswer(log: Log, id: OperationId, answer: Answer, statuses: readonly number[], origin: string) {
  const { status } = answer;
  if (status === 0) {
    return addFinding(log, { operation: id, status, check: 'status', pointer: '', problem: 'no answer' });
  }
  const add = (finding: Omit<Finding, 'operation' | 'status'>) =>
    addFinding(log, { operation: id, status, ...finding });
  if (!statuses.includes(status)) {
    add({ check: 'status', pointer: '', problem: `expected ${statuses.join(' or ')}, found ${status}` });
  }
  for (const problem of findHeaderProblems(id, answer, origin)) add({ check: 'header', pointer: '', problem });
  checkBody(log, id, answer);
}

function checkBody(log: Log, id: OperationId, { status, body }: Answer): void {
  const { answers, envelope }: Operation = operations[id];
  const schema = answers[status] ?? (status >= 400 ? errorAnswer : undefined);
  if (!schema) return;
  if (body === undefined) {
    return addFinding(log, { operation: id, status, check: 'envelope', pointer: '', problem: 'not JSON' });
  }
  for (const { pointer, problem, isExtra } of findProblems(schema, body)) {
    const isOutside = (envelope || status >= 400) && !pointer.startsWith('/data/');
    if (isExtra) log.extras.add(`${id} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`);
    else addFinding(log, { operation: id, status, check: isOutside ? 'envelope' : 'schema', pointer, problem });
  }
}

function findHeaderProblems(id: OperationId, { status, headers }: Answer, origin: string): string[] {
  const type = status < 400 ? operations[id].contentType : 'application/json';
  const has = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');
  const isPause = [423, 429, 503].includes(status);
  const checks: [isRight: boolean, problem: string][] = [
    [has('Content-Type', new RegExp(`^${type}`)), `Content-Type is not ${type}`],
    [has('Date', /\d\d:\d\d:\d\d GMT$/), 'no Date'],
    [has('Cache-Control', /no-store/), 'Cache-Control is not no-store'],
    [!isPause || has('Retry-After', /^\d+$/), 'no Retry-After in seconds'],
  ];
  const wrong = checks.flatMap(([isRight, problem]) => (isRight ? [] : [problem]));
  return origin === '' ? wrong : [...wrong, ...findCorsProblems(headers, origin)];
}

function findCorsProblems(headers: Headers, origin: string): string[] {
  const exposed = listed(headers, 'Access-Control-Expose-Headers');
  const hidden = ['date', 'retry-after'].filter((name) => !exposed.includes(name) && !exposed.includes('*'));
  return [
    ...(isAllowed(headers, origin) ? [] : ['Access-Control-Allow-Origin does not allow the origin']),
    ...(hidden.length > 0 ? [`Access-Control-Expose-Headers lacks ${hidden.join(', ')}`] : []),
  ];
}

/** The reasons why a browser would not send a call. */
export function findPreflightProblems({ status, headers }: Answer, method: string, origin: string): string[] {
  const methods = listed(headers, 'Access-Control-Allow-Methods');
  const allowed = listed(headers, 'Access-Control-Allow-Headers');
  // A star means every header but this one, as browsers read it.
  const missing = ['authorization', 'content-type', 'idempotency-key'].filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  return [
    ...(status >= 200 && status < 300 ? [] : [`preflight of ${method}: status ${status}`]),
    ...(isAllowed(headers, origin) ? [] : [`preflight of ${method}: the origin is not allowed`]),
    ...(methods.includes(method.toLowerCase()) || methods.includes('*') ? [] : [`preflight of ${method}: not allowed`]),
    ...(missing.length > 0 ? [`preflight of ${method}: Access-Control-Allow-Headers lacks ${missing.join(', ')}`] : []),
  ];
}

const isAllowed = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((part) => part.trim().toLowerCase());
