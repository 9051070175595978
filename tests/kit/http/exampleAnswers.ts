import { join } from 'node:path';
import { operations } from '../../../mocks/generated/operations';
import { findOperation } from '../../../mocks/http/operationPath';
import { asList, asObject, type Contract, deref, type Json, readContract } from '../../../tools/generator/contract';

/** A successful answer of an operation with the contract's examples. */
export type ExampleAnswer = { id: string; method: string; path: string; isEnveloped: boolean; data: Json };

/** An answer of every operation but the calendar file. */
export function exampleAnswers(): ExampleAnswer[] {
  const contract = readContract(join(import.meta.dirname, '../../..'));
  return contract.operations.flatMap(({ id, method, path, spec }) => {
    const [, success] = Object.entries(asObject(spec.responses)).find(([status]) => status.startsWith('2')) ?? [];
    const media = asObject(deref(contract, success).content)['application/json'];
    if (media === undefined) return [];
    const { schema = {} } = asObject(media);
    const { data = null } = asObject(deref(contract, schema).properties ?? {});
    const isEnveloped = Object.entries(operations).some(([name, { envelope }]) => name === id && envelope);
    return [{ id, method, path, isEnveloped, data: toExample(contract, isEnveloped ? data : schema) }];
  });
}

/** The body of an answer with this data. */
export function toAnswerBody({ isEnveloped }: Pick<ExampleAnswer, 'isEnveloped'>, data: unknown): unknown {
  return isEnveloped ? { data, message: '', errors: null, success: true } : data;
}

function toExample(contract: Contract, value: Json): Json {
  const schema = deref(contract, value);
  const [example] = asList(schema.examples);
  const { data: rows } = asObject(schema.properties ?? {});
  // The example of a page has no rows.
  if (rows !== undefined && 'current_page' in asObject(example))
    return { ...asObject(example), data: toExample(contract, rows) };
  if (example !== undefined) return example;
  return schema.items === undefined ? null : [toExample(contract, schema.items)];
}

/** Answers a call of the app with the example of its operation. */
export function answerWithExample({ method, url }: Pick<Request, 'method' | 'url'>): Response {
  const path = new URL(url).pathname.replace(/^.*?\/api/, '');
  const example = known.find(({ id }) => id === findOperation(method, path));
  if (!example) throw new Error(`The contract has no ${method} ${path}`);
  return Response.json(toAnswerBody(example, example.data));
}

const known = exampleAnswers();
