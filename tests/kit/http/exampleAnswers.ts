import { examples } from '../../../mocks/generated/examples';
import { type Operation, operations } from '../../../mocks/generated/operations';
import { findOperation } from '../../../mocks/provider/http/operationPath';

/** A successful answer of an operation with the contract's examples. */
export type ExampleAnswer = { id: string; method: string; path: string; isEnveloped: boolean; data: unknown };

/** An answer of every operation but the calendar file. */
export function exampleAnswers(): ExampleAnswer[] {
  return Object.entries<Operation>(operations).flatMap(([id, { method, path, envelope, contentType }]) => {
    if (contentType !== 'application/json') return [];
    const body = examples[id];
    return [{ id, method, path, isEnveloped: envelope, data: envelope ? (body as { data: unknown }).data : body }];
  });
}

/** The body of an answer with this data. */
export function toAnswerBody({ isEnveloped }: Pick<ExampleAnswer, 'isEnveloped'>, data: unknown): unknown {
  return isEnveloped ? { data, message: '', errors: null, success: true } : data;
}

/** Answers a call of the app with the example of its operation. */
export function answerWithExample({ method, url }: Pick<Request, 'method' | 'url'>): Response {
  const path = new URL(url).pathname.replace(/^.*?\/api/, '');
  const id = findOperation(method, path);
  if (!id) throw new Error(`The contract has no ${method} ${path}`);
  return Response.json(examples[id]);
}
