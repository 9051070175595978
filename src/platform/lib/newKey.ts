/**
 * A random UUID (version 4). `crypto.randomUUID` exists only on secure pages; a plain http page has `getRandomValues`.
 */
export function newKey(): string {
  const source: { randomUUID?: () => string } = crypto;
  return source.randomUUID ? crypto.randomUUID() : toUuid(crypto.getRandomValues(new Uint8Array(16)));
}

function toUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => toHex(setVersionBits(byte, index))).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Sets the version in byte 6 and the variant in byte 8 (RFC 9562). */
function setVersionBits(byte: number, index: number): number {
  if (index === 6) return 0x40 + (byte % 0x10);
  return index === 8 ? 0x80 + (byte % 0x40) : byte;
}

function toHex(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
