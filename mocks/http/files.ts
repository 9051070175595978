const contents = new WeakMap<Blob, Uint8Array>();

/** Reads a file that came with a request, for behaviours, which run in one go and cannot wait. */
export async function keepBytes(file: Blob): Promise<void> {
  contents.set(file, new Uint8Array(await file.arrayBuffer()));
}

/** The bytes of a file that came with a request. */
export function getBytes(file: Blob): Uint8Array {
  const bytes = contents.get(file);
  if (!bytes) throw new Error('This file did not come with a request');
  return bytes;
}
