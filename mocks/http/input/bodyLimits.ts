import { type Operation, operations, type RequestBody } from '../../generated/operations';

/** The longest body without files, in bytes. */
const plainLimit = 1024 * 1024;

/** The longest body an operation accepts, in bytes: its files plus the other fields. */
export function getBodyLimit({ files = {} }: Pick<RequestBody, 'files'>): number {
  return Object.values(files).reduce((sum, { maxBytes }) => sum + maxBytes, plainLimit);
}

/** The longest body of a content type that any operation accepts. Hosts use it before they know the operation. */
export function getContentTypeLimit(contentType: string | null | undefined): number {
  return isMultipart(contentType) ? longestForm : plainLimit;
}

export function isMultipart(contentType: string | null | undefined): boolean {
  return contentType?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

const longestForm = Math.max(
  ...Object.values<Operation>(operations).map(({ request }) => getBodyLimit(request.body ?? {})),
);
