import type { z } from 'zod';
import { readPhone } from '#platform/lib/phone';
import { isPlainObject } from '#platform/lib/plainData';
import { cleanEmail, cleanLine, cleanLines } from '#platform/lib/typedText';
import type { InputShape } from '../../../generated/operations';
import type { Problems } from '../../rules/refusals';
import { fieldProblemTexts as fieldTexts } from '../../texts/refusals';

/** An input with trimmed texts, and the problems found so far. A wrong text is empty in `value`. */
export type CleanInput = { value: unknown; problems: Problems };

/**
 * Checks the texts of an input before any schema does: cleans them, and removes texts that are too long or contain
 * half a character. So no pattern runs on more than the contract allows, and no list is checked beyond its limit.
 */
export function cleanInput(shape: InputShape | undefined, given: unknown): CleanInput {
  const problems: Problems = {};
  const addProblem: AddProblem = (path, text) => {
    problems[toFieldName(path)] = [text];
  };
  return { value: cleanValue(shape, given, [], addProblem), problems };
}

type TextShape = Extract<InputShape, { text: string }>;
type Path = readonly PropertyKey[];
type AddProblem = (path: Path, text: string) => void;

function cleanValue(shape: InputShape | undefined, value: unknown, path: Path, addProblem: AddProblem): unknown {
  if (!shape) return value;
  if ('text' in shape)
    return typeof value === 'string' ? cleanText(shape, value, (text) => addProblem(path, text)) : value;
  if ('fields' in shape) return isPlainObject(value) ? cleanFields(shape.fields, value, path, addProblem) : value;
  if (!Array.isArray(value)) return value;
  if (value.length > shape.max) addProblem(path, fieldTexts.maxValue(String(shape.max)));
  const items: unknown[] = value.slice(0, shape.max);
  return items.map((item, index) => cleanValue(shape.items, item, [...path, index], addProblem));
}

function cleanFields(
  fields: Readonly<Record<string, InputShape>>,
  value: Record<string, unknown>,
  path: Path,
  addProblem: AddProblem,
): unknown {
  const present = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
  const clean = present.map(
    ([name, shape]) => [name, cleanValue(shape, value[name], [...path, name], addProblem)] as const,
  );
  return { ...value, ...Object.fromEntries(clean) };
}

function cleanText({ text, max }: TextShape, value: string, refuse: (text: string) => void): string {
  // Cleaning a long text would make others wait.
  const clean = value.length > 4 * max + 100 ? value : cleaners[text](value);
  const problem = findTextProblem(text, clean, max);
  if (problem === null) return clean;
  refuse(problem);
  return '';
}

type TextKind = TextShape['text'];

/** Cleans a text of each kind with the functions of the app's fields. */
export const cleaners: Readonly<Record<TextKind, (text: string) => string>> = {
  line: (text) => cleanLine(text).trim(),
  code: (text) => cleanLine(text).trim(),
  lines: (text) => cleanLines(text).trim(),
  email: cleanEmail,
  phone: (text) => readPhone(text) ?? cleanLine(text).trim(),
  secret: (text) => text,
};

function findTextProblem(kind: TextKind, text: string, max: number): string | null {
  if (text.length > max)
    return kind === 'code' || kind === 'phone' ? fieldTexts.notValid : fieldTexts.maxLength(String(max));
  return kind !== 'secret' && halfCharacter.test(text) ? fieldTexts.characters : null;
}

const halfCharacter = /\p{Cs}/u;

// Errors --------------------------------------------------------------------------------------------------------------

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
function toFieldName(path: readonly PropertyKey[]): string {
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
