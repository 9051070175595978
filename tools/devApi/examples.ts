import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { errorAnswer } from '../../mocks/generated/operations';
import { createRequestReader } from '../../mocks/hosts/server/requests';
import { findOperation } from '../../mocks/provider/http/operationPath';
import { parsed } from '../../mocks/provider/realtime/protocol/frames';
import { type Contract, readContract } from '../generator/contract';
import { getExampleAnswer } from '../generator/exampleAnswer';

/**
 * Puts the development server between the app and its provider. Calls that the provider does not have are answered with
 * the contract's examples; the page and the console name them.
 */
export function examples(provider: string): Plugin {
  const answered = new Set<string>();
  return {
    name: 'examples',
    configureServer(server) {
      const contract = readContract(server.config.root);
      const show = (id: string) => {
        if (!answered.has(id)) server.config.logger.info(`[examples] the provider has no ${id}`);
        answered.add(id);
        server.ws.send('examples', [...answered]);
      };
      server.ws.on('examples', () => server.ws.send('examples', [...answered]));
      server.middlewares.use('/api', (incoming, outgoing) => {
        void exchange(incoming, outgoing, (request) => answerWithExamples(contract, provider, request, show));
      });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/tools/devApi/showExamples.ts' } }],
  };
}

/**
 * The provider's answer, or the example of a call that it does not have. A signature of a socket has no example: the
 * provider would close the connection. The path of the request is below `/api`.
 */
export async function answerWithExamples(
  contract: Contract,
  provider: string,
  request: Request,
  onExample: (id: string) => void,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await forward(`${provider}${pathname}${search}`, request);
  const found = findOperation(request.method, pathname);
  const operation = contract.operations.find(({ id }) => id === found);
  if (!operation || operation.tag === 'realtime' || !(await isUnknownCall(answer.clone()))) return answer;
  onExample(operation.id);
  const { status, body } = getExampleAnswer(contract, operation);
  return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
}

/** A 404 with the contract's envelope is about what the call names, any other about the call itself. */
async function isUnknownCall(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return answer.status === 405 || answer.status === 501;
  return !errorAnswer.safeParse(parsed(await answer.text())).success;
}

/** Of one connection only, or about bytes that were changed on the way. */
const hopHeaders = ['host', 'connection', 'content-length', 'content-encoding', 'transfer-encoding', 'keep-alive'];

function withoutHops(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of hopHeaders) kept.delete(name);
  return kept;
}

async function forward(address: string, { method, headers, body }: Request): Promise<Response> {
  const bytes = body ? await new Response(body).arrayBuffer() : null;
  const answer = await fetch(address, { method, headers: withoutHops(headers), body: bytes, redirect: 'manual' });
  return new Response(answer.body, { status: answer.status, headers: withoutHops(answer.headers) });
}

/** The provider decides who may send what. */
const read = createRequestReader(() => 0);

async function exchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const found = await read(incoming);
  if (!found) return;
  const response = 'refusal' in found ? found.refusal : await answer(found.request).catch(() => unreachable());
  outgoing.setHeaders(response.headers).writeHead(response.status);
  outgoing.end(new Uint8Array(await response.arrayBuffer()));
}

const unreachable = () => new Response('The provider cannot be reached.', { status: 502 });
