import type { QueryKey } from '@tanstack/react-query';
import { serializeParams, toCallKey } from '../http/callAddress';

export type CallOfKey = { path: string; params: Readonly<Record<string, unknown>> };

/**
 * The read behind a generated key: its path in parts, then its parameters. Of an endless list, and of one that is read as
 * a whole, it is the first page.
 */
export function getCallOfKey(key: QueryKey): CallOfKey {
  const isWhole = isWholeKey(key);
  const parts = key.slice(isEndlessKey(key) ? 1 : 0, isWhole ? -1 : undefined);
  const path = parts.filter((part) => !isParams(part)).map((part) => `/${String(part)}`);
  const params = { ...parts.find(isParams) };
  const isPaged = isWhole || isEndlessKey(key);
  return { path: path.join(''), params: isPaged ? { ...params, [getPageName(params)]: firstPage } : params };
}

/** The last part of the key of a list whose pages are read one after the other, as a whole. */
export const wholeList = 'all';

export function isWholeKey(key: QueryKey): boolean {
  return key.at(-1) === wholeList;
}

/** The calendar writes its pages in brackets. */
function getPageName(params: object): string {
  return 'page[size]' in params ? 'page[number]' : 'page';
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
