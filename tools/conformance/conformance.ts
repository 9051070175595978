import { join } from 'node:path';
import { UserType } from '#generated/model/codes';
import { readContract } from '../generator/contract';
import { checkChannels } from './channels';
import { createLog, type Log } from './findings';
import type { Options } from './options';
import { checkReads } from './reads';
import { checkSignInRefusals } from './refusals';
import { ask, checkPreflights, type Person, type Run, signIn } from './run';
import { checkWrites } from './writes';

/** Compares a live provider with the contract. Throws an error when it cannot be reached, or a person not signed in. */
export async function runConformance({ url, people, write, origin, socket }: Options): Promise<Log> {
  const contract = readContract(join(import.meta.dirname, '../..'));
  const run: Run = { contract, log: createLog(), url, origin, known: new Map() };
  await checkPreflights(run);
  const signedIn: Person[] = [];
  for (const { email, password } of people) signedIn.push(await signIn(run, email, password));
  const owner = signedIn.find(({ type }) => type === UserType.owner);
  if (write && !owner) throw new Error('--write needs the owner of a company');
  await checkSignInRefusals(run);
  await checkReads(run, signedIn);
  await checkChannels(run, signedIn);
  if (write && owner) await checkWrites(run, owner, socket);
  for (const { token } of signedIn) await ask(run, 'logout', [200], { token });
  return run.log;
}
