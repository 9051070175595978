import { checkLogoSize, decideLogo } from '../../rules/files';
import { throwIfRefused } from '../refusal';

const contents = new WeakMap<Blob, Uint8Array>();

/** Reads an uploaded file ahead of time, because behaviors are synchronous. */
export async function loadBytes(file: Blob): Promise<void> {
  contents.set(file, new Uint8Array(await file.arrayBuffer()));
}

/** The bytes of an uploaded file. */
export function getBytes(file: Blob): Uint8Array {
  const bytes = contents.get(file);
  if (!bytes) throw new Error('This file did not come with a request');
  return bytes;
}

/** The data URL of an uploaded logo. Refuses a file that is not an image or too large. */
export function toLogoUrl(file: Blob): string {
  throwIfRefused(checkLogoSize(file.size));
  const bytes = getBytes(file);
  const image = throwIfRefused(decideLogo(bytes));
  return toDataUrl(image.type, bytes);
}

/** A file as a data URL. */
export function toDataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${toBase64(bytes)}`;
}

/** Encodes in pieces, because the number of arguments of a call is limited. */
function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
}
