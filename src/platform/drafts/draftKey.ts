/** Whose draft: a signed-in person's, or that of somebody signing up who is known by an otp id only. */
export type DraftOwner = `user:${number}` | `otp:${string}`;

/** Whose draft of which form. A form whose fields change their meaning takes a new name. */
export type DraftKey = { owner: DraftOwner; form: string };

/** The prefix is that of the seat, empty in production. */
export function storageKey(prefix: string, { owner, form }: DraftKey): string {
  return `${prefix}${owner}/${form}`;
}

const filesMark = '#files/';

/** What the keys of the files beside a draft begin with. */
export function filesStart(prefix: string, key: DraftKey): string {
  return `${storageKey(prefix, key)}${filesMark}`;
}

/** What was typed into a form and the files chosen in it are one draft. */
export function formOf(storedKey: string): string {
  return storedKey.split(filesMark)[0] ?? storedKey;
}
