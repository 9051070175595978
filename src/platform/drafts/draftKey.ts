/** Owner of a draft: a signed-in person, or a person signing up who is known only by an otp id. */
export type DraftOwner = `user:${string}` | `otp:${string}`;

/** The owner and the form. A form whose fields change their meaning needs a new name. */
export type DraftKey = { owner: DraftOwner; form: string };

/** `prefix` is the browser storage's, empty in production. */
export function toStorageKey(prefix: string, { owner, form }: DraftKey): string {
  return `${prefix}${owner}/${form}`;
}

const filesMark = '#files/';

/** Start of the keys of a draft's files. */
export function getFilesPrefix(prefix: string, key: DraftKey): string {
  return `${toStorageKey(prefix, key)}${filesMark}`;
}

/** The form of a stored key. Typed values and chosen files of a form are one draft. */
export function getForm(storedKey: string): string {
  return storedKey.split(filesMark)[0] ?? storedKey;
}
