import { isRecord } from '#platform/lib/plainData';
import type { DocumentedAnswer } from './bridge/messages';
import { type Operation, operations } from '../generated/operations';
import type { Fault } from '../provider/http/faults';

/** Every answer that the contract documents for an operation, the success first. Empty for an unknown operation. */
export async function listDocumentedAnswers(id: string): Promise<DocumentedAnswer[]> {
  const operation = findOperation(id);
  if (!operation) return [];
  const statuses = Object.keys(operation.answers).map(Number);
  const [success = 200] = statuses;
  const isList = (await findEmptyLists(id, operation, success)) !== undefined;
  return [
    { status: success, content: 'example' },
    ...(isList ? [{ status: success, content: 'emptyLists' } as const] : []),
    ...statuses.slice(1).map((status) => ({ status, content: 'refusal' }) as const),
  ];
}

/** The fault that answers the next call of an operation so. */
export async function toFault(id: string, { status, content }: DocumentedAnswer): Promise<Fault> {
  const operation = findOperation(id);
  if (content === 'refusal' || !operation) return { operation: id, kind: 'status', status, once: true };
  const body = content === 'example' ? await getExample(id) : await findEmptyLists(id, operation, status);
  const { contentType } = operation;
  const text = contentType === 'application/json' ? JSON.stringify(body) : String(body);
  return { operation: id, kind: 'answer', status, body: text, contentType, once: true };
}

function findOperation(id: string): Operation | undefined {
  return Object.entries<Operation>(operations).find(([name]) => name === id)?.[1];
}

/** Loaded when someone asks, because no other part of a world needs the examples. */
async function getExample(id: string): Promise<unknown> {
  const { examples } = await import('../generated/examples');
  return examples[id];
}

/** The example without the rows of its lists; undefined if it has no list or the contract wants a row. */
async function findEmptyLists(id: string, operation: Operation, status: number): Promise<unknown> {
  const example = await getExample(id);
  const body = toJson(example);
  const emptied = body && { ...body, data: emptyLists(body['data']) };
  if (!emptied || JSON.stringify(emptied) === JSON.stringify(body)) return undefined;
  return operation.answers[status]?.safeParse(emptied).success ? emptied : undefined;
}

/** The data of an answer without rows: a list, a page, or an object with lists. */
function emptyLists(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  const fields = toJson(data);
  if (!fields) return data;
  const empty = Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [] : value] as const);
  const isPage = Array.isArray(fields['data']) && 'total' in fields;
  return { ...Object.fromEntries(empty), ...(isPage && { total: 0, from: null, to: null }) };
}

function toJson(value: unknown): Record<string, unknown> | undefined {
  return isRecord(value) ? value : undefined;
}
