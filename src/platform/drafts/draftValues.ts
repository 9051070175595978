import { isEqual, isPlainObject } from '../lib/plainData';

/** The values of a form by field name. */
export type DraftValues = Record<string, unknown>;

const secret = /password|token|secret|^code$|^otp/i;

/** The values without passwords, one-time codes and tokens at any depth: those are never stored. */
export function withoutSecrets(values: DraftValues): DraftValues {
  const storable = Object.entries(values).filter(([name]) => !secret.test(name));
  return Object.fromEntries(storable.map(([name, value]) => [name, clean(value)]));
}

/** The typed values that differ from the initial ones. A cleared field is included, as undefined. */
export function changedValues(values: DraftValues, initialValues: DraftValues): DraftValues {
  const names = [...new Set([...Object.keys(initialValues), ...Object.keys(values)])];
  const changed = names.filter((name) => !sameValue(values[name], initialValues[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Checks whether a draft contains nothing that differs from the form's values. */
export function isAlreadyInForm(draft: DraftValues, values: DraftValues): boolean {
  return Object.entries(draft).every(([name, value]) => sameValue(value, values[name]));
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  return isPlainObject(value) ? withoutSecrets(value) : value;
}

/** Equal by content. final-form leaves out empty text. */
function sameValue(one: unknown, other: unknown): boolean {
  return isEqual(textOrNothing(one), textOrNothing(other));
}

function textOrNothing(value: unknown): unknown {
  return value === '' ? undefined : value;
}
