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
