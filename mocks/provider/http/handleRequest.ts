import { inLanguage } from '#platform/language/current';
import { isRecord } from '#platform/lib/plainData';
import { type Operation, type OperationId, operations } from '../../generated/operations';
import { refuse } from '../rules/refusals';
import { withoutExtensions } from '../specificationOnly';
import type { UserRow } from '../store/schema';
import { requestTexts as texts } from '../texts/refusals';
import type { World } from '../world';
import { chooseAnswerLanguage, envelope, errorAnswer, errorBody, fileAnswer } from './answers';
import { getBearerToken, authenticate } from './authenticate';
import type { Behavior, Context, Head } from './context';
import type { Fault } from './faults';
import { Refused } from './refusal';
import { storeAnswer, findStoredAnswer, getRepeat } from './repeats';
import { checkBody, type RawRequest, readBody, readHeaders, readParams, readQuery } from './requests';

/** Implementation of an operation. `open` refuses people who may not call it, before a body with files is read. */
export type Implementation = { behavior: Behavior; open?: ((head: Head<never>) => unknown) | undefined };

/**
 * Handles one request: faults, identity, contract, the behavior inside one transaction, and the check of the answer
 * against the contract. Refusals, faults and files are thrown as responses.
 */
export async function handleRequest(
  world: World,
  id: OperationId,
  implementation: Implementation,
  raw: RawRequest,
): Promise<unknown> {
  await applyFault(world, id, raw.request);
  const operation: Operation = operations[id];
  const answer = await answerRequest(world, id, implementation, raw);
  // The generated handler writes JSON, so a file is thrown as a response.
  if (operation.contentType !== 'application/json') throw fileAnswer(String(answer), operation.contentType);
  return world.faults.lacksExtensions() && isRecord(answer) && operation.envelope
    ? { ...answer, data: withoutExtensions(operation, answer['data']) }
    : answer;
}

async function answerRequest(
  world: World,
  id: OperationId,
  { behavior, open }: Implementation,
  raw: RawRequest,
): Promise<unknown> {
  const operation = findOperation(world, id);
  const token = getBearerToken(raw.request);
  const user = authenticate(world, token);
  // Each part runs in the answer's language without waiting for anything.
  const write = <Result>(work: () => Result) => inLanguage(chooseAnswerLanguage(raw.request, user), work);
  try {
    const head = write(() => readHead(operation, raw, user));
    // The params were parsed by the schema that the type of `open` is made of.
    if (open) write(() => world.change(() => open({ world, user, params: head.params } as Head<never>)));
    const given = await readBody(operation, raw);
    return write(() => {
      const body = checkBody(operation, given);
      return performOnce(world, id, behavior, { token, user, request: raw.request, ...head, body });
    });
  } catch (error) {
    throw write(() => toErrorResponse(world, id, error));
  }
}

/** An operation as this provider has it: one with the specification only does not know our query values and headers. */
function findOperation({ faults }: World, id: OperationId): Operation {
  const operation: Operation = operations[id];
  if (!faults.lacksExtensions()) return operation;
  const { headers: _, queryForm = {}, extensions = [], ...request } = operation.request;
  const known = Object.entries(queryForm).filter(([name]) => !extensions.includes(name));
  return { ...operation, request: { ...request, queryForm: Object.fromEntries(known) } };
}

/** Everything about a request but its body. */
function readHead(operation: Operation, raw: RawRequest, user: UserRow | undefined) {
  if (!operation.public && !user) throw new Refused(refuse.unauthenticated());
  const params = readParams(operation, raw);
  const query = withoutPages(operation, readQuery(operation, raw));
  readHeaders(operation, raw);
  return { params, query };
}

/** The query for all rows, if this provider does not know the pages that the contract has. */
function withoutPages({ request: { queryForm = {} } }: Operation, query: unknown): unknown {
  const isUnpaged = typeof query === 'object' && query !== null && 'per_page' in query && !('per_page' in queryForm);
  return isUnpaged ? { ...query, per_page: mostRows } : query;
}

/** More than any list of the fake has. */
const mostRows = 10_000;

/** Performs a request, or repeats the answer that was stored under its key. */
function performOnce(world: World, id: OperationId, behavior: Behavior, validated: ValidatedRequest): unknown {
  const operation = findOperation(world, id);
  const { user, request, params, query, body } = validated;
  const isRepeatable = operation.request.headers !== undefined;
  const repeat = user && isRepeatable ? getRepeat(user.id, { id, params, query, body }, request) : undefined;
  const known = user && repeat && findStoredAnswer(world, user, repeat);
  if (known?.hasLostBranch) checkStillAllowed(() => perform(world, behavior, operation, validated), world);
  if (known) return known.answer;
  const answer = perform(world, behavior, operation, validated);
  checkAnswer(world, id, getSuccessStatus(operation), answer);
  if (user && repeat) storeAnswer(world, user, repeat, answer);
  return answer;
}

/** Tries a request without changing anything. Refuses what the person may no longer do or see. */
function checkStillAllowed(work: () => unknown, world: World): void {
  const tried = new Error('Tried');
  try {
    world.change(() => {
      work();
      throw tried;
    });
  } catch (error) {
    if (error instanceof Refused && (error.status === 403 || error.status === 404)) throw error;
    if (error !== tried && !(error instanceof Refused)) throw error;
  }
}

type ValidatedRequest = {
  token: string | null;
  user: UserRow | undefined;
  request: Request;
  params: unknown;
  query: unknown;
  body: unknown;
};

function perform(world: World, behavior: Behavior, operation: Operation, validated: ValidatedRequest): unknown {
  let message = '';
  const context = {
    ...validated,
    world,
    get user() {
      if (!validated.user) throw new Refused(refuse.unauthenticated());
      return validated.user;
    },
    setMessage: (text: string) => {
      message = text;
    },
  };
  // The parts were parsed by the schemas the context's types are made of.
  const outcome = world.change(() => keepIfRefused(() => behavior(context as Context<never>)));
  if (outcome instanceof Refused) throw outcome;
  return operation.envelope ? envelope(outcome, message) : outcome;
}

/** Returns a refusal that keeps its changes, because an exception would roll back the transaction. */
function keepIfRefused(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused && error.keepsChanges) return error;
    throw error;
  }
}

/** The status of an operation’s success. */
export function getSuccessStatus({ answers }: Operation): number {
  return (
    Object.keys(answers)
      .map(Number)
      .find((status) => status >= 200 && status < 300) ?? 200
  );
}

function checkAnswer(world: World, id: OperationId, status: number, body: unknown): void {
  const operation: Operation = operations[id];
  const schema = operation.answers[status];
  if (!schema) return world.onBroken(`${id}: status ${status} is not in the contract`);
  const result = schema.safeParse(body);
  if (!result.success) world.onBroken(`${id}: answer ${status} breaks the contract: ${result.error.message}`);
}

function toErrorResponse(world: World, id: OperationId, error: unknown): Response {
  if (!(error instanceof Refused)) {
    world.onBroken(`${id}: the handler threw ${describeThrown(error)}`);
    return errorAnswer(500, texts.serverError);
  }
  checkAnswer(world, id, error.status, errorBody(error.message, error.details));
  const { fields } = error.details;
  const details = world.faults.lacksExtensions() ? { ...(fields && { fields }) } : error.details;
  return errorAnswer(error.status, error.message, details);
}

async function applyFault(world: World, id: OperationId, request: Request): Promise<void> {
  const { extension, request: parts }: Operation = operations[id];
  const isChange = parts.extensions?.includes('Idempotency-Key');
  const fault = world.faults.take(id, extension, isChange);
  if (fault?.kind === 'status') {
    const user = authenticate(world, getBearerToken(request));
    throw errorAnswer(
      fault.status,
      inLanguage(chooseAnswerLanguage(request, user), () => getFaultText(fault.status)),
    );
  }
  if (fault) await failOtherwise(fault, request);
}

function givenAnswer({ status, body, contentType }: Extract<Fault, { kind: 'answer' }>): Response {
  return new Response(body, { status, headers: { 'Content-Type': contentType } });
}

/** Fails without an answer of the provider's own. A slow call waits because the person who set the fault wants to see that. */
async function failOtherwise(fault: Fault, request: Request): Promise<void> {
  if (fault.kind === 'missing') throw unknownRoute(request);
  if (fault.kind === 'answer') throw givenAnswer(fault);
  if (fault.kind === 'network') throw Response.error();
  if (fault.kind === 'never') await new Promise<never>(() => undefined);
  if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
}

/** The answer of a Laravel provider to an address that it does not have. */
function unknownRoute({ url }: Request): Response {
  const path = new URL(url).pathname.slice(1);
  return Response.json({ message: `The route ${path} could not be found.` }, { status: 404 });
}

function getFaultText(status: number): string {
  const words: Readonly<Record<number, string>> = {
    401: texts.unauthenticated,
    402: texts.planLimit,
    403: texts.forbidden,
    404: texts.notFound,
    409: texts.conflict,
    410: texts.gone,
    413: texts.tooLarge,
    415: texts.wrongFileType,
    422: texts.someFields,
    423: texts.locked,
    429: texts.tooManyRequests,
  };
  return words[status] ?? texts.trouble;
}

/** The error and the first line of its stack in this repository: `TypeError: … (at read (…:44:12))`. */
function describeThrown(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = findOwnLine(error.stack ?? '');
  return `${error.name}: ${error.message}${own === undefined ? '' : ` (${own})`}`;
}

/** Chromium and Node write `at name (file:line:column)`, Firefox and Safari `name@file:line:column`. */
function findOwnLine(stack: string): string | undefined {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.find((line) => /:\d+:\d+\)?$/.test(line) && !/node_modules|\bnode:/.test(line));
}
