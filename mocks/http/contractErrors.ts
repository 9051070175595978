import type { z } from 'zod';

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
  if (value === undefined || value === null || value === '') return 'Value is required';
  if (issue.code === 'too_small') return getLimitText(issue.origin, issue.minimum, lowerLimit);
  if (issue.code === 'too_big') return getLimitText(issue.origin, issue.maximum, upperLimit);
  if (issue.code === 'invalid_type' && numeric.has(issue.expected)) return 'Value must be numeric';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Value is not a valid email address';
  return 'Value is not valid';
}

const numeric = new Set<string>(['number', 'int']);
const lowerLimit = {
  text: (limit: string) => `This field should be at least ${limit} characters long`,
  value: (limit: string) => `The minimum value allowed is ${limit}`,
};
const upperLimit = {
  text: (limit: string) => `The maximum length allowed is ${limit}`,
  value: (limit: string) => `The maximum value allowed is ${limit}`,
};

function getLimitText(origin: string, limit: number | bigint, texts: typeof lowerLimit): string {
  return origin === 'string' ? texts.text(String(limit)) : texts.value(String(limit));
}

function getValueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[String(key)] : undefined), input);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
