import type { z } from 'zod';
import { fieldProblemTexts as fieldTexts } from '../texts/refusals';

type Issue = z.core.$ZodIssue;

/** Zod's issues in Laravel's format: `errors["stops.0.zip"] = [text]`, in the words of spec section 5. */
export function toFieldErrors(error: z.core.$ZodError, input: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    (fields[toFieldName(issue.path)] ??= []).push(getIssueText(issue, getValueAt(input, issue.path)));
  }
  return fields;
}

/** The path of a field as `errors` names it: `stops.0.zip`, without the brackets of form lists. */
export function toFieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').replaceAll('[]', '') || 'body';
}

function getIssueText(issue: Issue, value: unknown): string {
  if (value === undefined || value === null || value === '') return fieldTexts.required;
  if (issue.code === 'too_small') return getLimitText(issue.origin, issue.minimum, lowerLimit);
  if (issue.code === 'too_big') return getLimitText(issue.origin, issue.maximum, upperLimit);
  if (issue.code === 'invalid_type' && numeric.has(issue.expected)) return fieldTexts.numeric;
  if (issue.code === 'invalid_format' && issue.format === 'email') return fieldTexts.email;
  return fieldTexts.notValid;
}

const numeric = new Set<string>(['number', 'int']);
const lowerLimit = {
  text: (limit: string) => fieldTexts.minLength(limit),
  value: (limit: string) => fieldTexts.minValue(limit),
};
const upperLimit = {
  text: (limit: string) => fieldTexts.maxLength(limit),
  value: (limit: string) => fieldTexts.maxValue(limit),
};

function getLimitText(origin: string, limit: number | bigint, texts: typeof lowerLimit): string {
  return origin === 'string' ? texts.text(String(limit)) : texts.value(String(limit));
}

function getValueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
}
