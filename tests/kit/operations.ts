import { giveConsent } from '../../mocks/account/handlers/signIn';
import { type OperationId, operations } from '../../mocks/generated/operations';
import { issueToken } from '../../mocks/provider/http/authenticate';
import { fillPath } from '../../mocks/provider/http/operationPath';
import type { World } from '../../mocks/provider/world';
import { type Answer, call, getField } from './world';

export const people = {
  dana: 'dana@coppermesa.example',
  priya: 'priya@coppermesa.example',
  luis: 'luis@coppermesa.example',
  hank: 'hank@coppermesa.example',
  marcus: 'marcus@helpers.example',
} as const;

export type Who = keyof typeof people | 'anonymous';
type Parts = {
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  form?: FormData | URLSearchParams;
};

/**
 * Calls an operation as a person who is already signed in. Logging in has its own tests and costs as much as the call.
 */
export async function as(who: Who, world: World, id: OperationId, parts: Parts = {}): Promise<Answer> {
  const { params = {}, query = '', ...rest } = parts;
  const token = who === 'anonymous' ? null : createToken(world, who);
  const path = fillPath(operations[id].path, params);
  return call(world, operations[id].method, path + query, { token, ...rest });
}

function createToken(world: World, who: keyof typeof people): string {
  const user = world.tables.user.one('email', people[who]);
  if (!user) throw new Error(`${who} is not in this world`);
  return world.change(() => issueToken(world, user.id));
}

/** The text field of an answer's `data`. */
export function textIn(answer: Answer, name: string): string {
  const value = getField(getField(answer.body, 'data'), name);
  if (typeof value !== 'string') throw new Error(`No ${name} in ${JSON.stringify(answer.body)}`);
  return value;
}

/** The last code the provider sent to anyone. */
export function lastCode({ tables }: World): string {
  return tables.message.all().at(-1)?.code ?? '';
}

/** A token for the last step of a sign-up or reset, from a code that was sent and typed. */
export async function tokenFor(
  world: World,
  flow: 'Register' | 'Reset',
  email: string,
  type: 'helper' | 'company' = 'helper',
): Promise<string> {
  const otp = await as('anonymous', world, `request${flow}Otp`, { body: { email, type } });
  const body = { otp_id: textIn(otp, 'otp_id'), code: lastCode(world) };
  return textIn(await as('anonymous', world, `verify${flow}Otp`, { body }), 'temporary_token');
}

/** The query with which a social provider redirects the browser back. */
export function consentQuery(world: World, provider: 'google' | 'apple', email: string): string {
  const code = giveConsent(world, { provider, email, first_name: 'Nora', last_name: 'Castle' });
  return `?code=${encodeURIComponent(code)}`;
}

/** A multipart body; lists become repeated parts. */
export function createForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value])
      form.append(name, part instanceof Blob ? part : String(part));
  }
  return form;
}
