import type { z } from 'zod';
import { fieldAt } from '../../mocks/provider/realtime/protocol/frames';

/** A deviation of a value from its schema. */
export type Problem = { pointer: string; problem: string; isExtra: boolean };

type Issue = z.core.$ZodIssue;

/** The deviations of a body from a schema of the contract, by JSON pointer and type, without any value of the body. */
export function findProblems(schema: z.ZodType, body: unknown): Problem[] {
  return schema.safeParse(body).error?.issues.flatMap((issue) => toProblems(issue, body, [])) ?? [];
}

function toProblems(issue: Issue, body: unknown, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') return closest(issue.errors).flatMap((inner) => toProblems(inner, body, path));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ pointer: toPointer([...path, key]), problem: 'not declared', isExtra: true }));
  }
  return [{ pointer: toPointer(path), problem: describe(issue, valueAt(body, path)), isExtra: false }];
}

/** Of the members of a union the one that the value was meant as: the one whose deviations are deepest, then fewest. */
function closest(members: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return members.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? [];
}

function describe(issue: Issue, value: unknown): string {
  const found = getType(value);
  if (found === 'missing') return 'missing';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}, found ${found}`;
    case 'invalid_value':
      return `${found} that is not one of the contract's values`;
    case 'invalid_format':
      return `text that is not in the format ${issue.format}`;
    case 'too_big':
      return `${found} above the maximum ${String(issue.maximum)}`;
    case 'too_small':
      return `${found} below the minimum ${String(issue.minimum)}`;
    default:
      return `${found}: ${issue.code}`;
  }
}

function getType(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const valueAt = (body: unknown, path: readonly PropertyKey[]) =>
  path.reduce((value, key) => fieldAt(value, String(key)), body);

/** Names of fields look like names; any other key may be a person's data, so it is left out. */
const fieldName = /^([A-Za-z_][\w.-]{0,39}|\d{1,6})$/;

function toPointer(path: readonly PropertyKey[]): string {
  return path
    .map(String)
    .map((key) => `/${fieldName.test(key) ? key : '…'}`)
    .join('');
}
