/** `square` for photos of people; `free` for logos, which may be wide. */
export type ImageShape = 'square' | 'free';

type Size = { width: number; height: number };

/** No image is shown larger than this (pixels), so a larger file would only be slower. */
const maxEdge = 1024;

/** The size of the cropped file in pixels: its proportions, no edge above the maximum, none below `minPixels`. */
export function fitSize({ width, height }: Size, minPixels: number): Size {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const fit = (edge: number) => Math.max(minPixels, Math.round(edge * scale));
  return { width: fit(width), height: fit(height) };
}
