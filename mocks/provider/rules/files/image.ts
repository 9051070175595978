export type Image = { type: 'image/png' | 'image/jpeg' | 'image/webp'; width: number; height: number };

/** The longest side of any image, in pixels: a header may claim more than a browser can ever show. */
const longestSide = 10_000;

/** Reason an image of this size is refused; null if it is accepted. */
export function findSizeProblem({ width, height }: Pick<Image, 'width' | 'height'>, leastSide = 1): string | null {
  if (Math.min(width, height) < leastSide) return `Use an image of at least ${leastSide} × ${leastSide} pixels`;
  return Math.max(width, height) > longestSide ? 'Use an image of up to 10,000 × 10,000 pixels' : null;
}

/**
 * The type of a file by its header, not by its name or declared type: PNG, JPEG or WebP with its size in pixels;
 * undefined for anything else.
 */
export function identifyImage(bytes: Uint8Array): Image | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, 0, PNG) && bytes.length >= 24) {
    return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (startsWith(bytes, 0, JPEG)) return readJpegSize(bytes, view);
  if (startsWith(bytes, 0, RIFF) && startsWith(bytes, 8, WEBP) && bytes.length >= 30) return readWebpSize(bytes, view);
  return undefined;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

function startsWith(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, i) => bytes[at + i] === byte);
}

/** The frame header holds the size (SOF0 to SOF15 except DHT, JPG and DAC). */
function readJpegSize(bytes: Uint8Array, view: DataView): Image | undefined {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
  }
  return undefined;
}

/** The three kinds of WebP store their size differently. */
function readWebpSize(bytes: Uint8Array, view: DataView): Image | undefined {
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  const readSize24 = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  switch (kind) {
    case 'VP8X':
      return { type: 'image/webp', width: readSize24(24) + 1, height: readSize24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        type: 'image/webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return undefined;
  }
}
