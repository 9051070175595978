import type { QueryKey } from '@tanstack/react-query';
import { serializeParams, toCallKey } from '../http/callAddress';

export type CallOfKey = { path: string; params: Readonly<Record<string, unknown>> };

/** The read behind a generated key: its path in parts, then its parameters. Of an endless list it is the first page. */
export function getCallOfKey(key: QueryKey): CallOfKey {
  const isEndless = isEndlessKey(key);
  const parts = isEndless ? key.slice(1) : key;
  const path = parts.filter((part) => !isParams(part)).map((part) => `/${String(part)}`);
  const params = { ...parts.find(isParams) };
  return { path: path.join(''), params: isEndless ? { ...params, page: firstPage } : params };
}

/** The same text as `toCallKey` has for the read behind a query, by the query's hash. */
export function toCallKeyOfQuery(queryHash: string): string {
  const { path, params } = getCallOfKey(JSON.parse(queryHash) as QueryKey);
  return toCallKey(path, serializeParams(params));
}

/** Whether it is the key of a list whose pages are appended. */
export function isEndlessKey(key: QueryKey): boolean {
  return key[0] === 'infinite';
}

/** What such a list has when its first page is known. */
export function toFirstPage(answer: unknown): { pages: unknown[]; pageParams: number[] } {
  return { pages: [answer], pageParams: [firstPage] };
}

const firstPage = 1;

function isParams(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null;
}
