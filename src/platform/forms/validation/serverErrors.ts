import { ARRAY_ERROR, FORM_ERROR, setIn } from 'final-form';
import { isInvalid, isLocked, isTooManyRequests, isUnanswered } from '../../http/failures';
import { ApiError } from '../../http/ApiError';
import { texts } from '../texts';

/** What final-form's onSubmit returns: a tree shaped like the values, and FORM_ERROR with the lines for the whole form. */
export type SubmitErrors = Record<string, unknown>;

/**
 * Turns a refused call into errors of the fields it names (docs/product.md, "Error answers"): Laravel's
 * `pick_up_addresses.0.zip` becomes `pick_up_addresses[0].zip`; of several texts for a field the first is taken.
 * With `fields` (the names on screen) an error goes to the field itself, else to its nearest parent on screen, else to
 * the form's own lines, led by the call's message. Whatever is no ApiError with field errors is thrown again.
 */
export function submitErrors(error: unknown, fields?: readonly string[]): SubmitErrors {
  if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) throw error;
  const placed = new Map<string, string>();
  const unplaced: string[] = [];
  for (const [key, [text]] of Object.entries(error.errors)) {
    if (text === undefined) continue;
    const name = fields ? fieldOnScreen(key, fields) : fieldName(key);
    if (name === undefined) unplaced.push(text);
    else if (!placed.has(name)) placed.set(name, text);
  }
  const tree = treeOf(placed);
  return unplaced.length > 0 ? { ...tree, [FORM_ERROR]: formLines(error, unplaced) } : tree;
}

/**
 * As `submitErrors`, but nothing is thrown: a failure without field errors becomes a line of the form, so that what the
 * toast said is also on the page. An error that is not the provider's is reported to the browser as uncaught.
 */
export function failureOf(error: unknown, fields: readonly string[]): SubmitErrors {
  if (!(error instanceof ApiError)) {
    reportError(error);
    return { [FORM_ERROR]: [texts.failed] };
  }
  if (isUnanswered(error)) return { [FORM_ERROR]: [texts.noAnswer] };
  const retryAt = retryAtOf(error, Date.now());
  if (retryAt !== undefined)
    return { [FORM_ERROR]: [isTooManyRequests(error) ? texts.tooMany : error.message, { retryAt }] };
  return Object.keys(error.errors).length > 0 ? submitErrors(error, fields) : { [FORM_ERROR]: [error.message] };
}

/**
 * The moment (epoch milliseconds, as `now`) from which a refused call may be tried again; undefined when the refusal is
 * no rate limit or lock or does not say. A moment, not seconds: it stays right on a page left open.
 */
export function retryAtOf(error: unknown, now: number): number | undefined {
  if (!isTooManyRequests(error) && !isLocked(error)) return undefined;
  return error.retryAfter === undefined ? undefined : now + error.retryAfter * 1000;
}

/** Laravel's dotted path as final-form writes it: `a.0.b` -> `a[0].b`. */
export function fieldName(key: string): string {
  return key.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** The text of a field's error: the string itself, or that of a list beside the errors of its entries. */
export function errorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  return isListError(error) && typeof error[ARRAY_ERROR] === 'string' ? error[ARRAY_ERROR] : undefined;
}

function isListError(error: unknown): error is { [ARRAY_ERROR]: unknown } {
  return typeof error === 'object' && error !== null && ARRAY_ERROR in error;
}

function fieldOnScreen(key: string, fields: readonly string[]): string | undefined {
  const steps = key.split('.');
  const paths = steps.map((_, index) => fieldName(steps.slice(0, steps.length - index).join('.')));
  return paths.find((path) => fields.includes(path));
}

/** Only an invalid request lists what is wrong with the input; elsewhere `errors` carries codes that are no sentences. */
function formLines(error: ApiError, unplaced: readonly string[]): string[] {
  return isInvalid(error) ? [...new Set([error.message, ...unplaced])] : [error.message];
}

/** Parents before children, so that a list can have a text of its own beside those of its entries. */
function treeOf(placed: ReadonlyMap<string, string>): SubmitErrors {
  const names = [...placed.keys()].toSorted((one, other) => one.length - other.length);
  return names.reduce<SubmitErrors>((tree, name) => {
    const hasChildren = names.some((other) => other.startsWith(`${name}[`) || other.startsWith(`${name}.`));
    const path = hasChildren ? `${name}.${ARRAY_ERROR}` : name;
    return { ...setIn(tree, path, placed.get(name)) };
  }, {});
}
