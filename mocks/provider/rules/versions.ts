import { namePerson } from '#domain/people/personName';
import type { Conflict } from '#generated/model';
import type { UserRow } from '../store/schema';
import { type Refusal, refuse } from './refusals';

type Named = Pick<UserRow, 'first_name' | 'last_name'>;

/** A row that counts its changes, and how a refusal names it. */
export type Versioned = Pick<Conflict, 'kind' | 'id' | 'label'> & {
  version: number;
  /** In a sentence: "Marcus", "the branch". */
  name: string;
  /** Last person who changed it, if known. */
  by: Named | undefined;
};

/**
 * Refuses a change that was made from an older version than the saved one (docs/product.md, "Team", "Two edits at the same
 * time"). A change without a version is not compared.
 */
export function checkReadVersion({ version, name, by, ...row }: Versioned, read: number | undefined): Refusal | null {
  if (read === undefined || read === version) return null;
  const who = by ? namePerson(by) : 'Someone';
  const conflicts: Conflict[] = [{ ...row, by: who }];
  return refuse.conflict(`${who} changed ${name} while you were editing.`, { code: 'stale_version', conflicts });
}
