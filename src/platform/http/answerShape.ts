import { type ReadKind, reads } from '#generated/model/reads';
import { logWrongAnswer } from '../lib/log';
import { ApiError } from './ApiError';
import { toPathPattern } from './callAddress';
import { httpTexts } from './texts';

/**
 * Keeps an answer of the wrong type out of the cache, where it would break its readers. Deeper values are checked by
 * the parts of a screen, each of which fails on its own.
 */
export function checkAnswer(path: string, body: unknown, data: unknown): void {
  const [operation, kind] = reads[toPathPattern(path)] ?? [];
  const field = operation && kind && findWrongField(kind, body, data);
  if (!field) return;
  logWrongAnswer(operation, field);
  throw new ApiError(wrongAnswerStatus, { data: null, message: httpTexts.noResponse, errors: {}, success: false });
}

/** The status of such an answer, which is not retried automatically. */
const wrongAnswerStatus = 200;

function findWrongField(kind: ReadKind, body: unknown, data: unknown): string | undefined {
  if (isRecord(body) && 'success' in body && !('data' in body)) return 'data';
  const isRight = kind === 'list' ? Array.isArray(data) : isRecord(data);
  if (!isRight) return 'data';
  return kind === 'page' && isRecord(data) && !Array.isArray(data.data) ? 'data.data' : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
