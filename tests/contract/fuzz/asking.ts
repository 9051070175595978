import { ActiveStatus } from '#generated/model/codes';
import { giveConsent } from '../../../mocks/account/handlers/signIn';
import { castIds } from '../../../mocks/account/seed/cast';
import { type Operation, operations } from '../../../mocks/generated/operations';
import { issueToken } from '../../../mocks/provider/http/authenticate';
import { fillPath } from '../../../mocks/provider/http/operationPath';
import type { World } from '../../../mocks/provider/world';
import { happen } from '../../kit/happenings';
import { type Answer, call, type CallOptions } from '../../kit/world';
import type { Ask } from './asks';
import { asRecord, findDueStatus, formParts, inWord } from './due';
import { branches, resolved } from './pools';

/** `due` is the status that the contract alone requires (401, 404, 422), in any state of the world. */
export type Asked = { answer: Answer; due: number | undefined };

/** Sends a request to a world. */
export async function ask(world: World, { id, who, fits, before, ...given }: Ask): Promise<Asked> {
  letHappen(world, before);
  const operation: Operation = operations[id];
  const userId = who === 'grace' ? 9 : (Object.entries(castIds).find(([name]) => name === who)?.[1] ?? 0);
  const { params, query, body } = asRecord(resolved(world, given, { userId, id, fits }));
  const parts = { params: inWords(params), query: inWords(query), body };
  const path = fillPath(operation.path, parts.params);
  const search = new URLSearchParams(parts.query).toString();
  const token = createToken(world, who, userId);
  const options = { token, ...toCallOptions(operation, body) };
  const answer = await call(world, operation.method, search ? `${path}?${search}` : path, options);
  return { answer, due: lacksToken(operation, who) ? 401 : findDueStatus(operation, parts) };
}

function letHappen(world: World, { ms, consent, news }: Ask['before']): void {
  world.clock.advance(ms);
  if (consent) giveConsent(world, { provider: consent, email: 'n@mail.example', first_name: 'N', last_name: 'C' });
  const [branch] = branches(world);
  if (news && branch) happen(world, branch.id, 'News');
}

function lacksToken({ public: isPublic }: Operation, who: Ask['who']): boolean {
  return !isPublic && (who === 'anonymous' || who === 'stranger');
}

function createToken(world: World, who: Ask['who'], userId: number): string | null {
  if (who === 'anonymous') return null;
  if (who === 'stranger') return 'garbage';
  // People who closed their account in this run are reactivated. Otherwise none of their requests would succeed any
  // more.
  world.tables.user.update(userId, { status: ActiveStatus.active });
  return world.change(() => issueToken(world, userId));
}

function toCallOptions({ request }: Operation, body: unknown): CallOptions {
  if (!request.body) return {};
  if (!request.body.form) return { body: body ?? {} };
  const form = request.body.contentType === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, item] of formParts(body)) {
    if (item instanceof Blob && form instanceof FormData) form.append(name, item);
    else form.append(name, inWord(item));
  }
  return { form };
}

function inWords(given: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(given)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, inWord(value)]));
}
