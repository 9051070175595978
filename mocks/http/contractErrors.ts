import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Zod's findings as Laravel names them: `errors["stops.0.zip"] = [text]`, in the words of spec section 5. */
export function fieldErrors(error: z.core.$ZodError, input: unknown): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.').replaceAll('[]', '') || 'body';
    (fields[field] ??= []).push(textOf(issue, valueAt(input, issue.path)));
  }
  return fields;
}

function textOf(issue: Issue, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Value is required';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'Value must be numeric' : 'Value is not valid';
    case 'too_small':
      return issue.origin === 'string'
        ? `This field should be at least ${String(issue.minimum)} characters long`
        : `The minimum value allowed is ${String(issue.minimum)}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `The maximum length allowed is ${String(issue.maximum)}`
        : `The maximum value allowed is ${String(issue.maximum)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Value is not a valid email address' : 'Value is not valid';
    default:
      return 'Value is not valid';
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[String(key)] : undefined), input);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
