/**
 * A short text that differs for different texts. It identifies a text that must not be stored itself. Not for
 * secrets that can be guessed: it is FNV-1a, twice with different starts, 64 bits in all.
 */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((start) => hash(text, start).toString(16).padStart(8, '0')).join('');
}

function hash(text: string, start: number): number {
  let value = start;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
