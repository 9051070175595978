/** Owner of a draft: a signed-in person, or a person signing up who is known only by an otp id. */
export type DraftOwner = `user:${string}` | `otp:${string}`;

/** The owner and the form. A form whose fields change their meaning needs a new name. */
export type DraftKey = { owner: DraftOwner; form: string };

const tabMark = '#tab/';
const filesMark = '#files/';

/** Start of the keys of a form's drafts in all tabs. `prefix` is the browser storage's, empty in production. */
export function toFormKey(prefix: string, { owner, form }: DraftKey): string {
  return `${prefix}${owner}/${form}`;
}

/** The key of a form's draft in one tab. */
export function toTabKey(formKey: string, tabId: string): string {
  return `${formKey}${tabMark}${tabId}`;
}

/** Start of the keys of a draft's files. */
export function toFilesKey(draft: string): string {
  return `${draft}${filesMark}`;
}

/** The draft of a stored key. Typed values and chosen files of a form are one draft. */
export function getDraft(storedKey: string): string {
  return storedKey.split(filesMark)[0] ?? storedKey;
}

/** The tab of a stored key. */
export function getTab(storedKey: string): string {
  return getDraft(storedKey).split(tabMark)[1] ?? '';
}
