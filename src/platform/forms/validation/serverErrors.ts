import { ARRAY_ERROR, FORM_ERROR, setIn } from 'final-form';
import { ApiError } from '../../http/ApiError';
import { isInvalid, isLocked, isTooManyRequests, isUnanswered } from '../../http/failures';
import { texts } from '../texts';

/** Result of final-form's onSubmit: a tree shaped like the values, and FORM_ERROR with lines for the whole form. */
export type SubmitErrors = Record<string, unknown>;

/**
 * Converts a refused call to errors of the fields it names (docs/product.md, "Error answers"): Laravel's
 * `pick_up_addresses.0.zip` becomes `pick_up_addresses[0].zip`. If a field has several texts, the first is used.
 * With `fields` (the names on screen), an error goes to the field itself, else to its nearest parent on screen, else to
 * the form's own lines after the call's message. Rethrows anything but an ApiError with field errors.
 */
export function toSubmitErrors(error: unknown, fields?: readonly string[]): SubmitErrors {
  if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) throw error;
  const placed = new Map<string, string>();
  const unplaced: string[] = [];
  for (const [key, [text]] of Object.entries(error.errors)) {
    if (text === undefined) continue;
    const name = fields ? findFieldOnScreen(key, fields) : toFieldName(key);
    if (name === undefined) unplaced.push(text);
    else if (!placed.has(name)) placed.set(name, text);
  }
  const tree = buildTree(placed);
  return unplaced.length > 0 ? { ...tree, [FORM_ERROR]: getFormLines(error, unplaced) } : tree;
}

/**
 * Like `toSubmitErrors`, but never throws: a failure without field errors becomes a line of the form, so that the
 * toast's text is also on the page. An error that is not the provider's is reported to the browser as uncaught.
 */
export function toFormErrors(error: unknown, fields: readonly string[]): SubmitErrors {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { [FORM_ERROR]: [texts.failed] };
  }
  if (isUnanswered(error)) return { [FORM_ERROR]: [texts.noAnswer] };
  const retryAt = getRetryAt(error, Date.now());
  if (retryAt !== undefined)
    return { [FORM_ERROR]: [isTooManyRequests(error) ? texts.tooMany : error.message, { retryAt }] };
  return Object.keys(error.errors).length > 0 ? toSubmitErrors(error, fields) : { [FORM_ERROR]: [error.message] };
}

/** The texts of these errors that are shown at fields, not above the form. */
export function getFieldTexts(errors: SubmitErrors): string[] {
  return Object.entries(errors).flatMap(([name, error]) => (name === FORM_ERROR ? [] : listTexts(error)));
}

/** A list's own error is a property of its array. */
function listTexts(error: unknown): string[] {
  if (typeof error === 'string') return [error];
  if (typeof error !== 'object' || error === null) return [];
  return Object.values(error).flatMap(listTexts);
}

/**
 * When a refused call may be tried again (epoch milliseconds, like `now`); undefined if the refusal is
 * not a rate limit or lock, or gives no time. A moment, not seconds, so that it stays correct on a page left open.
 */
export function getRetryAt(error: unknown, now: number): number | undefined {
  if (!isTooManyRequests(error) && !isLocked(error)) return undefined;
  return error.retryAfter === undefined ? undefined : now + error.retryAfter * 1000;
}

/** Converts Laravel's dotted path to final-form's: `a.0.b` -> `a[0].b`. */
export function toFieldName(key: string): string {
  return key.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** The text of a field's error: the string itself, or a list's own error next to the errors of its entries. */
export function getErrorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return isListError(error) && typeof error[ARRAY_ERROR] === 'string' ? error[ARRAY_ERROR] : undefined;
}

function isListError(error: unknown): error is { [ARRAY_ERROR]: unknown } {
  return typeof error === 'object' && error !== null && ARRAY_ERROR in error;
}

function findFieldOnScreen(key: string, fields: readonly string[]): string | undefined {
  const steps = key.split('.');
  const paths = steps.map((_, index) => toFieldName(steps.slice(0, steps.length - index).join('.')));
  return paths.find((path) => fields.includes(path));
}

/** Only a 422 lists problems with the input; in other answers `errors` has codes instead of sentences. */
function getFormLines(error: ApiError, unplaced: readonly string[]): string[] {
  return isInvalid(error) ? [...new Set([error.message, ...unplaced])] : [error.message];
}

/** Parents come before children, so that a list can have its own text next to the texts of its entries. */
function buildTree(placed: ReadonlyMap<string, string>): SubmitErrors {
  const names = [...placed.keys()].toSorted((one, other) => one.length - other.length);
  return names.reduce<SubmitErrors>((tree, name) => {
    const hasChildren = names.some((other) => other.startsWith(`${name}[`) || other.startsWith(`${name}.`));
    const path = hasChildren ? `${name}.${ARRAY_ERROR}` : name;
    return { ...setIn(tree, path, placed.get(name)) };
  }, {});
}
