/** The smallest valid image headers with a size, without pixels. */
export function createPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...bytes32(width),
    ...bytes32(height),
    8,
    6,
    0,
    0,
    0,
  ]);
}

export function createJpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const app0 = [0xff, 0xe0, 0, 4, 0, 0];
  const frame = [0xff, 0xc0, 0, 11, 8, ...bytes16(height), ...bytes16(width), 1, 0, 0, 0];
  return Uint8Array.from([0xff, 0xd8, ...app0, ...frame]);
}

/** `kind`: lossy, lossless, or with extensions. */
export function createWebp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP'), ...text(kind), 0, 0, 0, 0];
  const bits = ((height - 1) << 14) | (width - 1);
  const sizes = {
    'VP8 ': [0, 0, 0, 0x9d, 0x01, 0x2a, ...bytes16(width).reverse(), ...bytes16(height).reverse()],
    VP8L: [0x2f, ...bytes32(bits).reverse(), 0, 0, 0, 0, 0],
    VP8X: [...bytes32(0), ...bytes24(width - 1).reverse(), ...bytes24(height - 1).reverse()],
  };
  return Uint8Array.from([...head, ...sizes[kind]]);
}

export function createFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): File {
  return new File([bytes], name, { type });
}

function bytes16(value: number): number[] {
  return [(value >> 8) & 255, value & 255];
}

function bytes24(value: number): number[] {
  return [(value >> 16) & 255, ...bytes16(value & 0xffff)];
}

function bytes32(value: number): number[] {
  return [...bytes16(value >>> 16), ...bytes16(value & 0xffff)];
}

function text(value: string): number[] {
  return [...value].map((letter) => letter.charCodeAt(0));
}
